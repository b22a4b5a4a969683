/** Importing this adds the game's drawings to the page's icons. */
import { icons } from "../../lib/icons.svelte";
import { EMBLEMS, MARKS } from "./emblems";

icons.add({ ...EMBLEMS, ...MARKS });
