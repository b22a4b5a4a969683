/** War of the Ring for the pages. */
import type { GameUi } from "../games";
import Crest from "./Crest.svelte";
import Hero from "./table/Hero.svelte";
import Outcome from "./table/Outcome.svelte";
import Pieces from "./table/Pieces.svelte";
import { Play, setPlay } from "./table/play.svelte";
import Story from "./table/Story.svelte";
import TableView from "./table/TableView.svelte";

export const warOfTheRing: GameUi = {
  name: "war-of-the-ring",
  first: "free-peoples",
  Hero,
  Crest,
  Options: null,
  View: TableView,
  End: Outcome,
  Story,
  Pieces,
  seatIcon: (seat) => (seat === "shadow" ? "eye" : "will-of-the-west"),
  begin: (table) => setPlay(new Play(table)),
};
