/** The view of the Lord of the Rings, and what can be read off it without asking the server. */
import printed from "./facts.json";
import { SIGNS } from "./signs";

export type Activity = "fighting" | "travelling" | "hiding" | "friendship";
export type Token = "ring" | "heart" | "sun" | "wild";

/** A player of the base game, as this seat sees him. */
export interface Player {
  /** The one hobbit dealt to him; in the solitaire game all that were chosen. */
  starting: string[];
  /** None if he is out of the game. */
  hobbits: string[];
  corruption: number;
  shields: number;
  tokens: Record<Token, number>;
  cards: number;
  /** Cards of his hand that this seat knows. */
  known: string[];
}

export interface View {
  seat: string | null;
  /** By seat, clockwise; in the solitaire game there is one. */
  players: Record<string, Player>;
  /** The seat of the Ring-bearer. */
  bearer: string | null;
  /** Whose decision it is, even while another has the floor. */
  deciding: string | null;
  floor: string | null;
  /** What is just being decided to be paid; by the group if nobody is named. */
  payment: {
    price: [string, number][];
    payer: string | null;
    pledged: [string, [string, number][]][];
  } | null;
  variant: {
    players: string;
    removed_cards: string;
    elrond: string;
    ring_bearer_draw: string;
    tokens_first: boolean;
    frodo_white_features: boolean;
  };
  turn: number;
  outcome: { winners: string[]; condition: string; score: number | null } | null;
  place: string;
  starting: string[];
  fellowship: string[];
  active: string | null;
  banned: string[];
  marked: string[];
  ring: number;
  sauron: number;
  hand: string[];
  offered: string[];
  shields: number;
  tokens: Record<Token, number>;
  deck: number;
  discards: string[];
  features: Record<string, number | string[]>;
  gone: string[];
  gandalf: string[];
  big_shields: number;
  tiles: number;
  known_tiles: string[];
  revealed: string[];
  tile: string | null;
  lines: Partial<Record<Activity, number>>;
  event: number;
  rolled: string | null;
  tried: string[];
  at_doom: boolean;
  score: number;
}

export interface Line {
  activity: Activity;
  /** Of each space, the start first: "" for nothing, a symbol, or a card. */
  contents: string[];
  /** The numbers of the main line. */
  values: number[];
}

export interface Card {
  colour: "white" | "grey" | "yellow";
  symbol: Activity | "joker" | "";
  symbols: number;
  location: string;
}

interface Printed {
  places: string[];
  scenarios: string[];
  hobbits: string[];
  faces: string[];
  dark: number;
  boards: Record<string, Line[]>;
  events: Record<string, string[]>;
  cards: Record<string, Card>;
  yellow: string[];
  gandalf: string[];
  tiles: Record<string, number>;
}

export const FACTS = printed as unknown as Printed;
export const CARDS = FACTS.cards;
export const TOKENS: readonly Token[] = ["ring", "heart", "sun", "wild"];
const YELLOW = new Set(FACTS.yellow);
const GANDALF = new Set(FACTS.gandalf);
const ACTIVITIES = new Set<string>(["fighting", "travelling", "hiding", "friendship"]);
export const USE_RING = "use-ring";
const GUIDANCE = "guidance";

export const isYellow = (code: string): boolean => YELLOW.has(code);
export const isGandalf = (code: string): boolean => GANDALF.has(code);
export const isActivity = (code: string): code is Activity => ACTIVITIES.has(code);

const SIGN_OF: Readonly<Record<string, string>> = {
  "use-ring": "ring",
  ring: "ring",
  shield: "shield",
  shields: "shield",
  "any-card": "cards",
  "any-token": "wild",
  roll: "dice",
  suffer: "dice",
  reveal: "sundial",
  draw: "cards",
  play: "cards",
  cards: "cards",
  discard: "cards",
  corruption: "ring-dot",
  sauron: "eye",
};

/** The sign of a card, a tile, a hobbit, an option …; null if it has none. */
export function signOf(code: string): string | null {
  if (isGandalf(code)) return "hat";
  const card = CARDS[code];
  if (card) return card.symbol || "heal";
  if (FACTS.hobbits.includes(code)) return "hobbit";
  return code in SIGNS ? code : (SIGN_OF[code] ?? null);
}

/** What a card counts as: white Hobbit cards are jokers for Frodo (F21.1, F25.6). */
export function symbolOf(view: View, code: string): Activity | "joker" | "" {
  const card = CARDS[code];
  if (!card) return "";
  const white = card.colour === "white" && (!card.location || view.variant.frodo_white_features);
  return view.active === "frodo" && white ? "joker" : card.symbol;
}

export function linesOf(place: string): Line[] {
  return FACTS.boards[place] ?? [];
}

export const lastOf = (line: Line): number => line.contents.length - 1;

/** How far a card advances a marker (F12.3); Guidance is two jokers (F24.5). */
export const stepsOf = (code: string): number =>
  code === GUIDANCE ? 2 : (CARDS[code]?.symbols ?? 0);

/** Where a marker would come to stand. */
export function target(view: View, activity: Activity, steps: number): number {
  const line = linesOf(view.place).find((one) => one.activity === activity);
  if (!line) return 0;
  return Math.min(lastOf(line), (view.lines[activity] ?? 0) + steps);
}

/** Cards that look the same, once, with how many there are. */
export function kinds(cards: readonly string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

const ORDER = ["joker", "fighting", "travelling", "hiding", "friendship", ""];
/** Cards by what they count as, the strongest first, yellow ones last: as a hand is held. */
export function sorted(view: View, cards: readonly string[] = view.hand): string[] {
  const rank = (code: string): number => {
    const card = CARDS[code];
    const symbol = ORDER.indexOf(symbolOf(view, code));
    return symbol * 10 - (card?.symbols ?? 0) * 2 + (card?.colour === "grey" ? 1 : 0);
  };
  return cards.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** How many tiles of each kind have not been revealed in this scenario. */
export function tilesLeft(view: View): Map<string, number> {
  const left = new Map(Object.entries(FACTS.tiles));
  for (const tile of [...view.revealed, ...(view.tile ? [view.tile] : [])]) {
    left.set(tile, (left.get(tile) ?? 0) - 1);
  }
  return left;
}

/** The chance that the next tile is an activity and so ends the first step of the turn. */
export function chanceOfActivity(view: View): number {
  const known = view.known_tiles[0];
  if (known && known !== "tile") return isActivity(known) ? 1 : 0;
  const left = tilesLeft(view);
  const all = [...left.values()].reduce((sum, one) => sum + one, 0);
  const good = [...left].reduce((sum, [tile, one]) => sum + (isActivity(tile) ? one : 0), 0);
  return all === 0 ? 0 : good / all;
}

/** The beginnings of names, as long as is needed to tell them apart: "S", "Fr", "Fa". */
export function initials(names: readonly string[]): string[] {
  const alike = (name: string) => names.filter((other) => other[0] === name[0]).length > 1;
  return names.map((name) => name.slice(0, alike(name) ? 2 : 1));
}

/** Whether several people play, each leading one hobbit. */
export const isTogether = (view: View): boolean => Object.keys(view.players).length > 1;

/** The hobbit of a seat; null before the hobbits are dealt, and in the solitaire game. */
export function hobbitOf(view: View | null, seat: string): string | null {
  const starting = view?.players[seat]?.starting ?? [];
  return starting.length === 1 && view && isTogether(view) ? (starting[0] ?? null) : null;
}

/** How many life tokens of each type are needed: for each hobbit one. */
export const neededTokens = (view: View): number => (isTogether(view) ? 1 : view.fellowship.length);

/**
 * Life tokens still missing for the end of the scenario (F18.3 b): the corruption they cost. Of
 * the base game's Merry only two different ones are asked (F21.4).
 */
export function missingTokens(view: View): number {
  const need = neededTokens(view);
  const gaps = (["ring", "heart", "sun"] as const).reduce(
    (sum, kind) => sum + Math.max(0, need - view.tokens[kind]),
    0,
  );
  const spared = view.seat !== null && hobbitOf(view, view.seat) === "merry" ? 1 : 0;
  return Math.max(0, gaps - view.tokens.wild - spared);
}
