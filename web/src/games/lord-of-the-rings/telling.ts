/** How the events of the Lord of the Rings are shown. */
import type { Telling } from "../../parts/table/telling";
import { iconOf, ruleOf } from "./rules";

export const telling: Telling = {
  game: "lord-of-the-rings",
  icon: iconOf,
  rule: ruleOf,
  heads: (event) => event === "turn" || event === "arrives",
};
