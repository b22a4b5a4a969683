/** Which section of our rules explains a question, an event. Sections are those of W0 to W22. */
const OF_ASK: Record<string, string> = {
  "fellowship-phase": "W4",
  "hunt-dice": "W19",
  die: "W6",
  action: "W6",
  "ring-die": "W7",
  "ring-face": "W7",
  card: "W8",
  discard: "W8",
  deck: "W8",
  from: "W13",
  to: "W13",
  target: "W14",
  "march-nation": "W13",
  "who-goes": "W13",
  figures: "W13",
  excess: "W11",
  recruit: "W12",
  "second-recruit": "W12",
  in: "W12",
  stand: "W15",
  casualty: "W14",
  battle: "W14",
  retreat: "W14",
  extend: "W15",
  advance: "W14",
  nation: "W17",
  "declare-in": "W18",
  "reveal-in": "W19",
  guide: "W18",
  separate: "W10",
  also: "W10",
  "companions-to": "W10",
  "hunt-casualty": "W19",
  "hunt-reroll": "W19",
  nazgul: "W10",
  "nazgul-to": "W10",
  "minion-in": "W10",
};

export function sectionOf(ask: string): string | null {
  if (ask.endsWith("combat-card")) return "W9";
  return OF_ASK[ask] ?? null;
}

const ICON_OF_EVENT: [RegExp, string][] = [
  [/^turn$/, "flag"],
  [/^(hunt|tile|draw-prevented)/, "eye"],
  [/^(fellowship|declares|revealed|hidden|mordor|enters-mordor|lingers|guide)/, "ring"],
  [/^(corruption|healed)/, "drop"],
  [/^(attack|combat-round|battle-over|combat-roll|leader-reroll|special)/, "army"],
  [/^(hits|casualty|units-lost|leaders-lost|eliminated|removed)/, "skull"],
  [/^(siege|captured|retaken|withdraws)/, "tower"],
  [/^(draws|drew|plays|discards|combat-card|reveals|leaves-table|deck)/, "cards"],
  [/^(recruits|upgraded|enters-play|active|advances|set-back)/, "muster"],
  [/^(moves|retreats|companion|leave|nazgul|minion)/, "foot"],
  [/^(action-dice|die|passes|skips|ring-used|dice)/, "dice"],
  [/^(wins|conceded)/, "flag"],
];

export function iconOf(event: string): string {
  return ICON_OF_EVENT.find(([pattern]) => pattern.test(event))?.[1] ?? "log";
}

const RULE_OF_EVENT: [RegExp, string][] = [
  [/^(hunt|tile|revealed)/, "W19"],
  [/^(fellowship|declares|hidden|guide|corruption|healed)/, "W18"],
  [/^(mordor|enters-mordor|lingers)/, "W20"],
  [/^(attack|combat-r|battle-over|leader-reroll|hits|casualty|retreats)/, "W14"],
  [/^(siege|withdraws|extends)/, "W15"],
  [/^(captured|retaken)/, "W16"],
  [/^(active|advances|set-back)/, "W17"],
  [/^(recruits|upgraded)/, "W12"],
  [/^moves/, "W13"],
  [/^(draws|plays|discards)/, "W8"],
  [/^combat-card/, "W9"],
  [/^(action-dice|passes|skips|die-changed)/, "W6"],
  [/^ring-used/, "W7"],
  [/^(companion|leave|nazgul|minion|enters-play|eliminated)/, "W10"],
  [/^wins/, "W21"],
];

export function ruleOf(event: string): string | null {
  return RULE_OF_EVENT.find(([pattern]) => pattern.test(event))?.[1] ?? null;
}
