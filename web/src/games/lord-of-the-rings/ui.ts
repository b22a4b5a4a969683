/** The Lord of the Rings for the pages. */
import rules from "../../../../docs/rules/lord-of-the-rings.md?raw";
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
  rules,
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
