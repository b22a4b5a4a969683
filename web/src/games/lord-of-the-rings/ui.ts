/** The Lord of the Rings for the pages. */
import type { GameUi } from "../games";
import Crest from "./Crest.svelte";
import End from "./End.svelte";
import Hero from "./Hero.svelte";
import Options from "./Options.svelte";
import { Play, setPlay } from "./play.svelte";
import TableView from "./TableView.svelte";

export const lordOfTheRings: GameUi = {
  name: "lord-of-the-rings",
  first: "fellowship",
  Hero,
  Crest,
  Options,
  View: TableView,
  End,
  Story: null,
  Pieces: null,
  seatIcon: () => "hobbit",
  begin: (table) => setPlay(new Play(table)),
};
