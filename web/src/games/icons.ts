/** The drawings of all games by name; names of one game may not be those of another. */
import { SIGNS } from "./lord-of-the-rings/signs";
import { EMBLEMS, MARKS } from "./war-of-the-ring/emblems";

export const GAME_ICONS: Readonly<Record<string, string>> = { ...SIGNS, ...EMBLEMS, ...MARKS };
