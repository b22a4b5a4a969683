/**
 * The games that the page can show. What every page may ask of a game stands in its `game.ts`; its
 * pictures and its table are parcels, fetched when they are looked at.
 */
import type { Component } from "svelte";
import type { Play } from "../lib/play.svelte";
import type { TableLike } from "../lib/table.svelte";
import type { Around } from "../parts/table/Frame.svelte";
import type { Telling } from "../parts/table/telling";
import type { FormInfo, Outcome } from "../protocol";
import { lordOfTheRings } from "./lord-of-the-rings/game";
import { warOfTheRing } from "./war-of-the-ring/game";

export interface Game {
  readonly name: string;
  /** The seat of somebody who begins a match with one click. */
  readonly first: string;
  seatIcon(seat: string): string;
  pictures(): Promise<Pictures>;
  /** The options of a new match; null: a list for each. */
  readonly options: (() => Promise<GameOptions>) | null;
  ui(): Promise<GameUi>;
}

/** Pictures of a game on the start page: a large one, and one line of emblems. */
export interface Pictures {
  readonly Hero: Component;
  readonly Crest: Component;
}

export type GameOptions = Component<{ form: FormInfo; options: Record<string, string> }>;

export interface GameUi {
  /** The table: the frame (parts/table/Frame.svelte) with the game's own pieces in it. */
  readonly View: Component<Around>;
  readonly End: Component<{ table: string; outcome: Outcome; onrematch: (() => void) | null }>;
  readonly telling: Telling;
  /** What lies beside the board. */
  readonly Pieces: Component | null;
  /** What a person does at this table; the pieces read it from the context. */
  begin(table: TableLike): Play;
}

export const GAMES: readonly Game[] = [warOfTheRing, lordOfTheRings];

/** The game that is meant where none is named. */
export const FIRST: Game = warOfTheRing;

export function gameOf(name: string): Game | null {
  return GAMES.find((game) => game.name === name) ?? null;
}
