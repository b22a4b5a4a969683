/** The Lord of the Rings for the pages. */
import type { GameUi } from "../games";
import Crest from "./Crest.svelte";
import End from "./End.svelte";
import Hero from "./Hero.svelte";
import Options from "./Options.svelte";
import { RingsPlay } from "./play.svelte";
import TableView from "./TableView.svelte";
import { telling } from "./telling";

export const lordOfTheRings: GameUi = {
  name: "lord-of-the-rings",
  first: "fellowship",
  Hero,
  Crest,
  Options,
  View: TableView,
  End,
  telling,
  Pieces: null,
  seatIcon: () => "hobbit",
  begin: (table) => new RingsPlay(table),
};
