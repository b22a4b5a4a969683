/** What there is in a region, in words: for labels, lists and the card. */
import { armyOf, SIDES, type Side } from "../types";
import { shape } from "./shapes";
import type { Lit, MapView, T } from "./view";

export interface Group {
  side: Side;
  title: string;
  lines: { of: string; kind: "nation" | "character" | "nazgul"; text: string }[];
}

export interface Description {
  name: string;
  /** Nation, Settlement, who holds it. */
  place: string[];
  groups: Group[];
  fellowship: string | null;
  /** What can be done. */
  can: string | null;
}

export function describe(name: string, view: MapView, lit: Lit, t: T): Description {
  const of = shape(name);
  const region = view.regions[name];
  const place: string[] = [];
  if (of.nation) place.push(t(`nation-${of.nation}`));
  if (of.kind) place.push(t(`settlement-${of.kind}`));
  if (region?.control && region.control !== owner(name)) {
    place.push(t("map-controlled", { side: t(`side-${region.control}`) }));
  }
  const groups: Group[] = [];
  for (const side of region ? SIDES : []) {
    const army = armyOf(region as NonNullable<typeof region>, side);
    const lines: Group["lines"] = [];
    for (const band of army.bands) {
      const parts: string[] = [];
      if (band.regulars) parts.push(t("figures-regular", { count: band.regulars }));
      if (band.elites) parts.push(t("figures-elite", { count: band.elites }));
      if (band.leaders && band.nation !== "sauron") {
        parts.push(t("figures-leader", { count: band.leaders }));
      }
      if (parts.length) {
        lines.push({
          of: band.nation,
          kind: "nation",
          text: `${t(`nation-${band.nation}`)}: ${parts.join(", ")}`,
        });
      }
      if (band.leaders && band.nation === "sauron") {
        lines.push({
          of: "nazgul",
          kind: "nazgul",
          text: t("figures-nazgul", { count: band.leaders }),
        });
      }
    }
    for (const one of army.characters) {
      lines.push({ of: one, kind: "character", text: t(`character-${one}`) });
    }
    if (!lines.length) continue;
    const title = t(`side-${side}`);
    groups.push({
      side,
      title: region?.besieged === side ? `${title} (${t("label-besieged")})` : title,
      lines,
    });
  }
  const { fellowship } = view;
  const here = fellowship.at === name && fellowship.mordor === null;
  const kind = lit[name];
  return {
    name: t(`region-${name}`),
    place,
    groups,
    fellowship: here
      ? `${t("label-fellowship")}: ${t(fellowship.hidden ? "hidden" : "revealed")}, ${t("map-progress", { number: fellowship.progress })}`
      : null,
    can: kind ? t(`map-lit-${kind}`) : null,
  };
}

/** All of it as one line, for screen readers. */
export function spoken(description: Description): string {
  const { name, place, groups, fellowship, can } = description;
  const parts = [[name, ...place].join(", ")];
  for (const group of groups) {
    parts.push(`${group.title}: ${group.lines.map((line) => line.text).join("; ")}`);
  }
  if (fellowship) parts.push(fellowship);
  if (can) parts.push(can);
  return parts.join(". ");
}

const FREE = new Set(["dwarves", "elves", "gondor", "north", "rohan"]);

/** The side whose Settlement it is at the start. */
export function owner(name: string): Side | null {
  const { nation, kind } = shape(name);
  if (!nation || !kind || kind === "fortification") return null;
  return FREE.has(nation) ? "free-peoples" : "shadow";
}
