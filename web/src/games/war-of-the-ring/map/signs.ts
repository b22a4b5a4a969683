/** Small drawings around the origin: crossed swords, and why a region is lit. */
import type { LitKind } from "./view";

/** Two swords, as lines. */
export const SWORDS =
  "M-3.8,-3.8L2.4,2.4M3.8,-3.8L-2.4,2.4M1,3.8L3.8,1M-1,3.8L-3.8,1M2.4,2.4L4,4M-2.4,2.4L-4,4";

export const SIGNS: Readonly<Record<LitKind, string>> = {
  move: "M-3.5,-1.2H.5V-3.6L4.2,0 .5,3.6V1.2H-3.5z",
  attack: SWORDS,
  choose: "M-3.6,.2l1.5,-1.5 1.5,1.6L2.6,-3.3 3.9,-1.9-.6,3.3z",
  capture: "M-2.6,4.2V-4H-1.6L3.6,-2.6-1.6,-.7V4.2z",
  recruit: "M-1,-3.8H1V-1H3.8V1H1V3.8H-1V1H-3.8V-1H-1z",
  fly: "M0,1.8L-1.4,-.6C-2.6,-2 -4,-2 -5,-1.7C-4,-1 -3.7,.4 -3.7,1.2C-2.7,.8 -2,1.3 -1.6,2.2C-.9,2 -.4,2.5 0,3.6C.4,2.5 .9,2 1.6,2.2C2,1.3 2.7,.8 3.7,1.2C3.7,.4 4,-1 5,-1.7C4,-2 2.6,-2 1.4,-.6z",
  declare:
    "M-3.4,0a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0-6.8,0zM-1.8,0a1.8,1.8 0 1 0 3.6,0a1.8,1.8 0 1 0-3.6,0z",
};
