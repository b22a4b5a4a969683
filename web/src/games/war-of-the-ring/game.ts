/** War of the Ring for the pages. */
import { fetched } from "../../lib/parcel";
import type { Game } from "../games";

export const warOfTheRing: Game = {
  name: "war-of-the-ring",
  first: "free-peoples",
  seatIcon: (seat) => (seat === "shadow" ? "eye" : "will-of-the-west"),
  pictures: () => fetched(() => import("./pictures")),
  options: null,
  ui: () => fetched(async () => (await import("./ui")).ui),
};
