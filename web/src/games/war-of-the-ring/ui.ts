/** The table of War of the Ring. */
import type { GameUi } from "../games";
import "./icons";
import End from "./table/End.svelte";
import Pieces from "./table/Pieces.svelte";
import { WarPlay } from "./table/play.svelte";
import TableView from "./table/TableView.svelte";
import { telling } from "./table/telling";

export const ui: GameUi = {
  View: TableView,
  End,
  telling,
  Pieces,
  begin: (table) => new WarPlay(table),
};
