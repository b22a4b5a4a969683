// Written by `make web-types` from src/thirdage/server/messages.py. Do not edit.

/** A name or a code that a client sends. */
export type Short = string;

/** Question and code: "action attack". */
export type Line = string;

/** A secret of a link. It stands in bodies and URL fragments only. */
export type Token = string;

export type Language = "en" | "it" | "pl" | "fr";

/**
 * Who plays where: everybody at his own device; all people at this one; people at a real table,
 * who type in what their dice and cards show.
 */
export type TableKind = "online" | "one-screen" | "real-table";

export type SeatKind = "me" | "friend" | "computer" | "open";

/** A seat of the game, such as "free-peoples". */
export type SeatId = Short;

/** The body of every HTTP error. */
export interface Problem {
  /**
   * A word: "no-cookie", "no-such-table", "not-your-seat", "not-over", "bad-request", "too-many",
   * "too-large", "storage", "conflict" … (docs/protocol.md lists all).
   */
  code: string;
  /** For people who read logs; the page shows the text of `problem-CODE`. */
  detail: string;
  /** Stands beside this error in the server's log. */
  ref: string;
}

/** Who the cookie says I am. */
export interface Me {
  /** Empty until one is set. */
  name: string;
}

/** Call me so. */
export interface NewName {
  name: string;
}

/** A computer player that can sit at a seat. */
export interface PlayerInfo {
  name: string;
  /** 1 is the weakest; the strongest is the default. */
  level: number;
}

/** A form of a game: for two players, for three … */
export interface FormInfo {
  /** The value of the option "players" that chooses it; empty if the game has but one form. */
  name: string;
  seats: SeatId[];
  /** The other options of a new match and their values, the default first. */
  options: Record<string, string[]>;
  /** The computer players that can play it. */
  players: PlayerInfo[];
}

/** A game of the table. */
export interface GameInfo {
  name: string;
  rules: number;
  /** The usual one first. */
  forms: FormInfo[];
  /** Standing orders that this game understands. */
  orders: string[];
}

/** Who shall sit at a seat. */
export interface SeatWish {
  kind: SeatKind;
  /** The computer player, with kind "computer"; the strongest if none is named. */
  player?: Short | null;
}

/** A table to be made. */
export interface NewTable {
  game: Short;
  /** For every seat of the game. At one screen and at a real table people are always "me". */
  seats: Record<SeatId, SeatWish>;
  kind?: TableKind;
  options?: Record<Short, Short>;
}

/** A seat of a table. */
export interface SeatInfo {
  seat: SeatId;
  /** friend and open: nobody has come yet. */
  kind: "person" | "computer" | "friend" | "open";
  /** Of the person; empty if he gave none or nobody sits there. */
  name: string;
  /** The computer player that answers. */
  player: string | null;
  mine: boolean;
  connected: boolean;
  /** A person has this seat or may take it: the host may give it back from the computer. */
  for_people: boolean;
  /** "player-crashed": the computer player failed three times; the host may name another. */
  trouble: string | null;
}

/** Secrets to put after `#/join/`: only those that I may hand on. */
export interface Links {
  /** My own seats (for another device), and as host those that wait for a friend. */
  seats: Record<SeatId, Token>;
  watch: Token | null;
}

/** A table. */
export interface TableInfo {
  table: string;
  game: string;
  kind: TableKind;
  options: Record<string, string>;
  seats: SeatInfo[];
  /** Whether I made it. */
  host: boolean;
  links: Links;
  over: boolean;
  outcome: Outcome | null;
  answers: number;
  turn: number;
  /** Seats of mine that are asked something now. */
  your_turn: SeatId[];
  asked: SeatId | null;
  /** Seconds since 1970. */
  created: number;
  changed: number;
  /** The table of the rematch, if there is one. */
  rematch: string | null;
}

/** How a match ended. */
export interface Outcome {
  winners: SeatId[];
  condition: string;
  score: number | null;
}

/** Follow a link. The same token again, on any device, takes the seat there too. */
export interface Join {
  token: Token;
}

/** Where a link led. */
export interface Joined {
  table: string;
  /** None: as a spectator. */
  seat: SeatId | null;
}

/** Take a seat that is open to anybody. */
export interface Sit {
  table: Short;
  seat: SeatId;
}

/** The host gives a seat to the computer, or back to the person whose it was (null). */
export interface HandOver {
  seat: SeatId;
  player: Short | null;
}

/** Something about a seat of mine: give up, ask for a rematch. */
export interface OfSeat {
  seat: SeatId;
}

/** The standing orders of a seat of mine from now on: all of them. */
export interface SetOrders {
  seat: SeatId;
  orders: Short[];
}

/** Where to tell me that it is my turn: an Apprise URL, or null for nowhere. */
export interface SetNotify {
  seat: SeatId;
  url: string | null;
  /** In which I want to be told. */
  language?: Language;
}

/** Whether a notification address is set (it is never shown again). */
export interface Notify {
  seat: SeatId;
  set: boolean;
  /** Why the last notice could not be sent. */
  problem: string | null;
}

/** The seed of a finished match. Null: people answered chance. */
export interface Seed {
  /** A number as text, as it may be larger than JavaScript's numbers. */
  seed: string | null;
}

/** What the dice of a seat (or of the table) have shown. */
export interface Rolls {
  /** The question that was rolled for, as "shadow-combat-roll". */
  ask: string;
  /** Whose dice these are, if the question's name says it. */
  seat: SeatId | null;
  dice: number;
  faces: Record<string, number>;
  expected: Record<string, number>;
}

/** A record to look at. */
export interface Upload {
  record: string;
  /** How I call it in my list: the name of its file. */
  title?: string;
}

/** A record that I have uploaded. */
export interface KeptRecord {
  replay: string;
  game: string;
  title: string;
  /** When anybody last opened it. */
  used: number;
}

/** The records that I have uploaded, and how long they are kept. */
export interface KeptRecords {
  records: KeptRecord[];
  /** One person may have so many. */
  most: number;
  /** A record goes when nobody has opened it for so many days. */
  days: number;
}

/** Where in a replay a turn begins. */
export interface TurnAt {
  turn: number;
  answers: number;
}

/** A finished match or an uploaded record. Its id is that of the table, or of the upload. */
export interface ReplayInfo {
  replay: string;
  game: string;
  options: Record<string, string>;
  players: Record<SeatId, string>;
  seats: SeatId[];
  /** Step n shows the match after n answers: 0 to this number. */
  steps: number;
  turns: TurnAt[];
  outcome: Outcome | null;
  seed: string | null;
}

/** The match after n answers, as a seat sees it (as a spectator: seat null). */
export interface ReplayStep {
  step: number;
  seat: SeatId | null;
  view: Record<string, unknown>;
  /**
   * The answer that led here: who, question, code. A seat that may not know the code sees the
   * face.
   */
  answer: string | null;
  /** The facts of the question that was answered; none if they are another seat's secret. */
  answer_facts: (string | number)[];
  /** What happened by this answer (at step 0: by the set-up). */
  events: Told[];
  asked: Asked | null;
}

/** A chapter of a game's rules. */
export interface RuleSection {
  /** "W13"; the rules in it are W13.1 and so on. */
  number: string;
  title: string;
  /**
   * Paragraphs, lists ("- …") and headings ("### …"), parted by empty lines. At the end of a
   * paragraph or an item the rules that it tells: "(W13.10, W13.11)".
   */
  text: string;
  /** English where the language asked for lacks the chapter. */
  language: string;
}

/** Something that happened. */
export interface Told {
  /** Its place in the list of what this seat knows. */
  number: number;
  /** How many answers had been given. */
  after: number;
  name: string;
  facts: (string | number)[];
}

/** Dice to be typed in: the code is that many faces with spaces between. */
export interface Dice {
  count: number;
  faces: string[];
}

/** The open question. */
export interface Asked {
  /** Who answers. Null: anybody at the table types in what fortune shows. */
  seat: SeatId | null;
  ask: string;
  /** They fill in the text of the question, `ask-ASK`. */
  facts: (string | number)[];
  chance: boolean;
  /** The others do not see the answer. */
  secret: boolean;
  mine: boolean;
  /** Codes; empty if it is not mine, or if dice are asked for. */
  options: string[];
  dice: Dice | null;
  /** Since when it has been open, in seconds since 1970. */
  since: number;
}

/** Why not: text `reason-NAME` with the facts, and the number of the rule. */
export interface Reason {
  rule: string;
  name: string;
  facts: (string | number)[];
}

/** What this seat could take back. */
export interface Undo {
  /** Without asking anybody. */
  free: boolean;
  /**
   * Question and code of the choice that would be undone; null: there is none. At a real table
   * that is what people have last typed in, be it a roll or a draw.
   */
  what: string | null;
  /** Of that question, as with `Asked`. */
  facts: (string | number)[];
  /**
   * If it is not free: "undo-chance", "undo-others-choice", "undo-learned", "undo-nothing",
   * "undo-conceded", "undo-over". For the first three the others can be asked (`undo-offer`).
   */
  why: string | null;
  /**
   * With undo-chance, the question that fortune answered; with undo-others-choice and
   * undo-learned that seat.
   */
  fact: string;
}

/** A seat would like to take back a choice, although more has happened since. */
export interface UndoOffer {
  by: SeatId;
  /** Question and code; of a choice that is face down its back. */
  what: string;
  /** Of the question, as with `Asked`. */
  facts: (string | number)[];
  /** Who has still to agree. */
  to: SeatId[];
}

/** A standing order of this seat. */
export interface Order {
  name: string;
  since: number;
}

/** An answer that a standing order of this seat has given. */
export interface ByOrder {
  /** How many answers the match had before it. */
  after: number;
  /** Question and code. */
  line: string;
  /** Of the question, as with `Asked`. */
  facts: (string | number)[];
}

/** All that a seat (or a spectator) sees. */
export interface State {
  type: "state";
  table: string;
  seat: SeatId | null;
  /**
   * Counts all that ever happened at the table: answers, undos, concessions, changes of players.
   * It only grows; it is the `at` of what the client sends.
   */
  number: number;
  /** How many answers the match has. */
  answers: number;
  /** `events` replace the client's list from this number on (an undo shortens the list). */
  events_from: number;
  events: Told[];
  view: Record<string, unknown>;
  asked: Asked | null;
  undo: Undo;
  offer: UndoOffer | null;
  orders: Order[];
  seats: SeatInfo[];
  outcome: Outcome | null;
  host: boolean;
  kind: TableKind;
  game: string;
  rematch: string | null;
  /** The last answers that standing orders have given for this seat. */
  by_order: ByOrder[];
}

/**
 * Something could not be done; nothing has changed. After "stale" and "illegal" the present
 * State follows at once. "elsewhere": by what has been entered, this card lies elsewhere.
 */
export interface Refused {
  type: "refused";
  /** Of the message that is refused; "" if it had none. */
  id: string;
  /**
   * "stale", "illegal", "elsewhere", "not-your-seat", "over", "cannot-undo", "no-offer",
   * "bad-message", "too-many", "too-large", "no-such-table", "storage".
   */
  code: string;
  detail: string;
  /** Which of the lines was illegal, from 0. */
  line: number | null;
}

/** A message was carried out and is on the disk. The State that shows it came before. */
export interface Done {
  type: "done";
  id: string;
  number: number;
  /** It had been carried out before: the client had sent this id already. */
  again: boolean;
}

/** Why a thing is not possible; null: it is. */
export interface WhyNotReply {
  type: "why-not";
  id: string;
  thing: string;
  reason: Reason | null;
}

/** A whole action that begins at a thing. */
export interface Way {
  /** "move", "attack", "card", "recruit", "fly" …; else the name of the action. */
  kind: string;
  /** The face that it would use. */
  die: string | null;
  start: string | null;
  /** A region, a Nation, a card … */
  target: string | null;
  /** The figure, card or Companion concerned, if that is not the target. */
  what: string | null;
  /** The answers that lead there, from the present question on. */
  lines: Line[];
}

/** What can be begun there. */
export interface WaysReply {
  type: "ways";
  id: string;
  thing: string;
  number: number;
  ways: Way[];
}

/** A question on the way ahead, and its answer. */
export interface Step {
  ask: string;
  facts: (string | number)[];
  /** Codes; only one if it is forced. */
  options: string[];
  code: string;
}

/** Where answers would lead. */
export interface AheadReply {
  type: "ahead";
  id: string;
  number: number;
  /** My questions on the way, forced ones among them: "ASK CODE" are the lines to answer with. */
  steps: Step[];
  /**
   * What I would be asked next; null: fortune or another seat comes first, or something would
   * come to light.
   */
  asked: Asked | null;
  /** How things would stand then. */
  view: Record<string, unknown>;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
}

/** I am here. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The server closes; connect again in a moment. */
export interface Bye {
  type: "bye";
}

export type FromServer =
  | State
  | Refused
  | Done
  | WhyNotReply
  | WaysReply
  | AheadReply
  | Presence
  | Pong
  | Bye;

/** Sit down in front of a seat. May be sent again, for another seat or table. */
export interface Hello {
  type: "hello";
  table: Short;
  /** None: as a spectator. */
  seat?: SeatId | null;
  /** The link's secret, if the cookie has not joined. */
  token?: Token | null;
  /** The last State's, 0 if none. */
  number?: number;
  /** How many events the client has. */
  events?: number;
  /** As with `Ping`. */
  hidden?: boolean;
}

/** Answers to be carried out together, all or none. */
export interface Answers {
  type: "answers";
  /** Made up by the client, new for each decision; a repeated one changes nothing. */
  id: string;
  /** The number of the State that the client answered to. */
  at: number;
  lines: Line[];
}

/** Take back my last choice, which is free, and what I have sent together with it. */
export interface UndoLast {
  type: "undo";
  id: string;
  at: number;
}

/** Ask the others whether I may take back my last choice. */
export interface UndoAsk {
  type: "undo-offer";
  id: string;
  at: number;
}

/** Agree, or not; whoever asked may withdraw with false. */
export interface UndoReply {
  type: "undo-reply";
  id: string;
  at: number;
  accept: boolean;
}

/** Why can I not …? ("move edoras folde") */
export interface WhyNot {
  type: "why-not";
  id: Short;
  thing: Line;
}

/** What can begin there? "region edoras", "card athelas", "die army", or "" for all. */
export interface AskWays {
  type: "ways";
  id: Short;
  thing: Line;
}

/**
 * What would come after these answers? Each of my questions takes the first line that answers
 * it, looking on from the one taken before.
 */
export interface AskAhead {
  type: "ahead";
  id: Short;
  lines: Line[];
  /** Questions that take their first option if no line answers them. */
  first?: Short[];
}

/** My standing orders from now on: all of them. */
export interface Orders {
  type: "orders";
  id: Short;
  orders: Short[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: Short;
  /** The page is open, but nobody sees it: notices are sent nevertheless. */
  hidden?: boolean;
}

/**
 * What changes the match. Each has an `id`, by which it is done once, and says `at` which answer
 * the client saw the table.
 */
export type Action = Answers | UndoLast | UndoAsk | UndoReply;

export type FromClient = Hello | Action | WhyNot | AskWays | AskAhead | Orders | Ping;
