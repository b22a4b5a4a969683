/** The games that the page can show: each brings its board and what goes with it. */
import type { Component } from "svelte";
import type { Play } from "../lib/play.svelte";
import type { TableLike } from "../lib/table.svelte";
import type { Around } from "../parts/table/Frame.svelte";
import type { Telling } from "../parts/table/telling";
import type { GameInfo, Outcome } from "../protocol";
import { lordOfTheRings } from "./lord-of-the-rings/ui";
import { warOfTheRing } from "./war-of-the-ring/ui";

export interface GameUi {
  readonly name: string;
  /** The seat of somebody who begins a match with one click. */
  readonly first: string;
  /** Pictures of the game on the start page: a large one, and one line of emblems. */
  readonly Hero: Component;
  readonly Crest: Component;
  /** The options of a new match; null: a list for each. */
  readonly Options: Component<{ info: GameInfo; options: Record<string, string> }> | null;
  /** The table: the frame (parts/table/Frame.svelte) with the game's own pieces in it. */
  readonly View: Component<Around>;
  readonly End: Component<{ table: string; outcome: Outcome; onrematch: (() => void) | null }>;
  readonly telling: Telling;
  /** What lies beside the board. */
  readonly Pieces: Component | null;
  seatIcon(seat: string): string;
  /** What a person does at this table; the pieces read it from the context. */
  begin(table: TableLike): Play;
}

export const GAMES: readonly GameUi[] = [warOfTheRing, lordOfTheRings];

/** The game whose texts the pages beside the tables take. */
export const FIRST: GameUi = warOfTheRing;

export function uiOf(game: string): GameUi | null {
  return GAMES.find((one) => one.name === game) ?? null;
}
