/** Importing this adds the game's drawings to the page's icons. */
import { icons } from "../../lib/icons.svelte";
import { SIGNS } from "./signs";

icons.add(SIGNS);
