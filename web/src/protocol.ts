// Written from src/thirdage/server/messages.py.

export type Short = string;
export type Line = string;
export type Token = string;
export type Language = "en" | "it" | "pl" | "fr";
export type TableKind = "online" | "one-screen" | "real-table";
export type SeatKind = "me" | "friend" | "computer" | "open";
export type SeatId = Short;
export interface Problem {
  code: string;
  detail: string;
  ref: string;
}

export interface Me {
  name: string;
}

export interface NewName {
  name: string;
}

export interface PlayerInfo {
  name: string;
  level: number;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: SeatId[];
  options: Record<string, string[]>;
  players: PlayerInfo[];
  orders: string[];
}

export interface SeatWish {
  kind: SeatKind;
  player?: Short | null;
}

export interface NewTable {
  game: Short;
  seats: Record<SeatId, SeatWish>;
  kind?: TableKind;
  options?: Record<Short, Short>;
}

export interface SeatInfo {
  seat: SeatId;
  kind: "person" | "computer" | "friend" | "open";
  name: string;
  player: string | null;
  mine: boolean;
  connected: boolean;
  trouble: string | null;
}

export interface Links {
  seats: Record<SeatId, Token>;
  watch: Token | null;
}

export interface TableInfo {
  table: string;
  game: string;
  kind: TableKind;
  options: Record<string, string>;
  seats: SeatInfo[];
  host: boolean;
  links: Links;
  over: boolean;
  outcome: Outcome | null;
  answers: number;
  turn: number;
  your_turn: SeatId[];
  asked: SeatId | null;
  created: number;
  changed: number;
  rematch: string | null;
}

export interface Outcome {
  winners: SeatId[];
  condition: string;
  score: number | null;
}

export interface Join {
  token: Token;
}

export interface Joined {
  table: string;
  seat: SeatId | null;
}

export interface Sit {
  table: Short;
  seat: SeatId;
}

export interface HandOver {
  seat: SeatId;
  player: Short | null;
}

export interface OfSeat {
  seat: SeatId;
}

export interface SetOrders {
  seat: SeatId;
  orders: Short[];
}

export interface SetNotify {
  seat: SeatId;
  url: string | null;
}

export interface Notify {
  seat: SeatId;
  set: boolean;
  problem: string | null;
}

export interface Seed {
  seed: string | null;
}

export interface Rolls {
  ask: string;
  seat: SeatId | null;
  dice: number;
  faces: Record<string, number>;
  expected: Record<string, number>;
}

export interface Upload {
  record: string;
}

export interface TurnAt {
  turn: number;
  answers: number;
}

export interface ReplayInfo {
  replay: string;
  game: string;
  options: Record<string, string>;
  players: Record<SeatId, string>;
  seats: SeatId[];
  steps: number;
  turns: TurnAt[];
  outcome: Outcome | null;
  seed: string | null;
}

export interface ReplayStep {
  step: number;
  seat: SeatId | null;
  view: Record<string, unknown>;
  answer: string | null;
  events: Told[];
  asked: Asked | null;
}

export interface Told {
  number: number;
  after: number;
  name: string;
  facts: (string | number)[];
}

export interface Dice {
  count: number;
  faces: string[];
}

export interface Asked {
  seat: SeatId | null;
  ask: string;
  chance: boolean;
  secret: boolean;
  mine: boolean;
  options: string[];
  dice: Dice | null;
  since: number;
}

export interface Reason {
  rule: string;
  name: string;
  facts: (string | number)[];
}

export interface Undo {
  free: boolean;
  what: string | null;
  why: string | null;
  fact: string;
}

export interface UndoOffer {
  by: SeatId;
  what: string;
  to: SeatId[];
}

export interface Order {
  name: string;
  since: number;
}

export interface State {
  type: "state";
  table: string;
  seat: SeatId | null;
  number: number;
  answers: number;
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
  by_order: string[];
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  detail: string;
  line: number | null;
}

export interface Done {
  type: "done";
  id: string;
  number: number;
  again: boolean;
}

export interface WhyNotReply {
  type: "why-not";
  id: string;
  thing: string;
  reason: Reason | null;
}

export interface Way {
  kind: string;
  die: string | null;
  start: string | null;
  target: string | null;
  what: string | null;
  lines: Line[];
}

export interface WaysReply {
  type: "ways";
  id: string;
  thing: string;
  number: number;
  ways: Way[];
}

export interface Presence {
  type: "presence";
  seats: SeatInfo[];
}

export interface Pong {
  type: "pong";
  id: string;
}

export interface Bye {
  type: "bye";
}

export type FromServer = State | Refused | Done | WhyNotReply | WaysReply | Presence | Pong | Bye;
export interface Hello {
  type: "hello";
  table: Short;
  seat?: SeatId | null;
  token?: Token | null;
  number?: number;
  events?: number;
}

export interface Answers {
  type: "answers";
  id: string;
  at: number;
  lines: Line[];
}

export interface UndoLast {
  type: "undo";
  id: string;
  at: number;
}

export interface UndoAsk {
  type: "undo-offer";
  id: Short;
  at: number;
}

export interface UndoReply {
  type: "undo-reply";
  id: Short;
  accept: boolean;
}

export interface WhyNot {
  type: "why-not";
  id: Short;
  thing: Line;
}

export interface AskWays {
  type: "ways";
  id: Short;
  thing: Line;
}

export interface Orders {
  type: "orders";
  id: Short;
  orders: Short[];
}

export interface Ping {
  type: "ping";
  id: Short;
}

export type FromClient = Hello | Answers | UndoLast | UndoAsk | UndoReply | WhyNot | AskWays | Orders | Ping;