/** The parts of a view that stand on the map, and what the table tells the map besides. */

import type { Battle, Fellowship, Region } from "../types";

export type FellowshipState = Omit<Fellowship, "tried">;

export interface MapView {
  regions: Record<string, Region>;
  fellowship: FellowshipState;
  battle?: Pick<Battle, "origin" | "target"> | null;
}

/** What lights a region up. */
export type LitKind = "move" | "attack" | "choose" | "capture" | "recruit" | "fly" | "declare";
export type Lit = Readonly<Record<string, LitKind>>;

/** A way that something has gone or would go. */
export interface Trail {
  from: string;
  to: string;
  kind: "move" | "attack";
}

export type T = (message: string, facts?: Record<string, string | number>) => string;
