/** War of the Ring for the pages. */
import type { GameUi } from "../games";
import Crest from "./Crest.svelte";
import End from "./table/End.svelte";
import Hero from "./table/Hero.svelte";
import Pieces from "./table/Pieces.svelte";
import { WarPlay } from "./table/play.svelte";
import TableView from "./table/TableView.svelte";
import { telling } from "./table/telling";

export const warOfTheRing: GameUi = {
  name: "war-of-the-ring",
  first: "free-peoples",
  Hero,
  Crest,
  Options: null,
  View: TableView,
  End,
  telling,
  Pieces,
  seatIcon: (seat) => (seat === "shadow" ? "eye" : "will-of-the-west"),
  begin: (table) => new WarPlay(table),
};
