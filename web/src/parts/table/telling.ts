/** How the events of a game are shown, in the log and in the story. */
import type { Told } from "../../protocol";

export interface Telling {
  /** The game, whose rules are linked. */
  readonly game: string;
  icon(event: string): string;
  /** The section of our rules. */
  rule(event: string): string | null;
  /** Whether a new part of the match begins with it. */
  heads(event: string): boolean;
  /** Where on the board it happened, if the board can show it. */
  place?(told: Told): string | null;
  /** Dice, which are drawn instead of a sentence. */
  dice?(told: Told): { readonly side: string; readonly faces: readonly number[] } | null;
  /** What the log can be narrowed to: the message that names it, and which events. */
  readonly kinds?: Readonly<Record<string, RegExp>>;
}
