/** The Lord of the Rings for the pages. */
import { fetched } from "../../lib/parcel";
import type { Game } from "../games";

export const lordOfTheRings: Game = {
  name: "lord-of-the-rings",
  first: "fellowship",
  seatIcon: () => "hobbit",
  pictures: () => fetched(() => import("./pictures")),
  options: () => fetched(async () => (await import("./Options.svelte")).default),
  ui: () => fetched(async () => (await import("./ui")).ui),
};
