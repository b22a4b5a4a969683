/** The table of the Lord of the Rings. */
import type { GameUi } from "../games";
import End from "./End.svelte";
import "./icons";
import { RingsPlay } from "./play.svelte";
import TableView from "./TableView.svelte";
import { telling } from "./telling";

export const ui: GameUi = {
  View: TableView,
  End,
  telling,
  Pieces: null,
  begin: (table) => new RingsPlay(table),
};
