/** Which section of our rules explains a question or an event, and its icon. Sections: F2 to F26. */
const OF_ASK: Record<string, string> = {
  hobbit: "F3",
  preparations: "F4",
  "give-card": "F4",
  "give-to": "F4",
  "nazgul-appears": "F4",
  "leave-out": "F5",
  council: "F5",
  "fellowship-forms": "F5",
  recovery: "F6",
  "galadriels-test": "F6",
  "first-active": "F7",
  active: "F8",
  "next-tile": "F9",
  "carry-out-tile": "F9",
  "avoid-three-cards": "F9",
  "avoid-three-items": "F9",
  eye: "F9",
  action: "F8",
  "first-card": "F12",
  "second-card": "F12",
  line: "F11",
  "wild-token": "F21",
  "foresight-order": "F15",
  "who-looks": "F15",
  "who-draws": "F15",
  "who-heals": "F15",
  "ring-price": "F16",
  "who-passes": "F23",
  "passes-to": "F23",
  passes: "F23",
  floor: "F24",
  pay: "F12",
  discard: "F12",
  token: "F14",
  "before-discard": "F10",
  roll: "F13",
  rolled: "F13",
  "life-tokens": "F18",
  attempt: "F19",
};

/** Everything else that is asked belongs to an event. */
export const sectionOf = (ask: string): string => OF_ASK[ask] ?? "F10";

const ICON_OF_EVENT: [RegExp, string][] = [
  [/^(arrives|scenario-ends|mount-doom)/, "map"],
  [/^(turn|hobbit-dealt)$/, "hobbit"],
  [/^tile$/, "sundial"],
  [/^event$/, "flag"],
  [/^(attempts|ring-destroyed|uses-ring|pays-ring|ring-fails|new-bearer)/, "ring"],
  [/^(lost|conceded|eliminated)/, "skull"],
  [/^corruption/, "drop"],
  [/^heals/, "heal"],
  [/^sauron/, "eye"],
  [
    /^(draws|reveals|discards|plays|leaves-out|takes|dealt|gains-card|is-given|passe|features|reshuffled|no-cards|fatty)/,
    "cards",
  ],
  [/^advances/, "travelling"],
  [/^(gains-shields|pays-shields)/, "shield"],
  [/^(gains-token|pays-token)/, "heart"],
  [/^exchanges/, "wild"],
  [/^pledges/, "friendship"],
  [/^(rolled|dice)/, "dice"],
  [/^calls-gandalf/, "hat"],
];

export const iconOf = (event: string): string =>
  ICON_OF_EVENT.find(([pattern]) => pattern.test(event))?.[1] ?? "log";

const RULE_OF_EVENT: [RegExp, string][] = [
  [/^tile$/, "F9"],
  [/^event$/, "F10"],
  [/^(advances)/, "F11"],
  [/^(draws|reveals|discards|plays$|passed|passes-card|reshuffled)/, "F12"],
  [/^plays-yellow/, "F23"],
  [/^rolled/, "F13"],
  [/^(pledges|not-paid)/, "F2"],
  [/^(corruption|heals|sauron|lost|eliminated)/, "F17"],
  [/^(gains-shields|pays-shields|gains-token|pays-token)/, "F14"],
  [/^calls-gandalf/, "F15"],
  [/^(uses-ring|pays-ring|ring-fails|new-bearer)/, "F16"],
  [/^scenario-ends/, "F18"],
  [/^(mount-doom|attempts|ring-destroyed)/, "F19"],
  [/^(exchanges|fatty)/, "F21"],
];

export const ruleOf = (event: string): string | null =>
  RULE_OF_EVENT.find(([pattern]) => pattern.test(event))?.[1] ?? null;
