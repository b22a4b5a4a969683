/** The games that the page can show: each brings its board and what goes with it. */
import type { Component, Snippet } from "svelte";
import type { TableLike } from "../lib/table.svelte";
import type { GameInfo, Outcome, State, Told } from "../protocol";
import { lordOfTheRings } from "./lord-of-the-rings/ui";
import { warOfTheRing } from "./war-of-the-ring/ui";

/** What a person is doing at a table; the board reads it from the context. */
export interface PlayLike {
  /** A new state has come: what was picked belongs to the old one. */
  reset(): void;
  /** What the person has answered before being asked, if that is it. */
  foreseen(state: State): string | null;
  /** Show where something happened. */
  point(events: readonly Told[]): void;
}

export interface GameUi {
  readonly name: string;
  /** The seat of somebody who begins a match with one click. */
  readonly first: string;
  /** Pictures of the game on the start page: a large one, and one line of emblems. */
  readonly Hero: Component;
  readonly Crest: Component;
  /** The options of a new match; null: a list for each. */
  readonly Options: Component<{ info: GameInfo; options: Record<string, string> }> | null;
  readonly View: Component<{
    events: readonly Told[];
    head: Snippet;
    over?: Snippet;
    below?: Snippet;
  }>;
  readonly End: Component<{ table: string; outcome: Outcome; onrematch: (() => void) | null }>;
  /** What happened since my last turn; null where nobody else acts. */
  readonly Story: Component<{ events: readonly Told[]; onend: () => void }> | null;
  /** What lies beside the board. */
  readonly Pieces: Component | null;
  seatIcon(seat: string): string;
  /** To be called while the component of the table is made. */
  begin(table: TableLike): PlayLike;
}

export const GAMES: readonly GameUi[] = [warOfTheRing, lordOfTheRings];

/** The game whose texts the pages beside the tables take. */
export const FIRST: GameUi = warOfTheRing;

export function uiOf(game: string): GameUi | null {
  return GAMES.find((one) => one.name === game) ?? null;
}
