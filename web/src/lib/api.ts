/** The server's HTTP interface (docs/protocol.md). */
import type {
  GameInfo,
  HandOver,
  Joined,
  KeptRecords,
  Me,
  NewTable,
  Notify,
  Problem,
  ReplayInfo,
  ReplayStep,
  Rolls,
  RuleSection,
  Seed,
  SetNotify,
  TableInfo,
} from "../protocol";
import { Gone } from "./parcel";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** What a page shows of an error: `page-problem-…`. */
export function codeOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof Gone ? "gone" : "internal";
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", "the server does not answer");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new ApiError(answer.status, problem?.code ?? "internal", problem?.detail ?? "");
  }
  const type = answer.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

const at = (table: string, more = ""): string => `tables/${encodeURIComponent(table)}${more}`;

export const api = {
  me: () => call<Me>("GET", "me"),
  setName: (name: string) => call<Me>("PUT", "me", { name }),
  games: () => call<GameInfo[]>("GET", "games"),
  tables: () => call<TableInfo[]>("GET", "tables"),
  openTables: () => call<TableInfo[]>("GET", "tables/open"),
  create: (table: NewTable) => call<TableInfo>("POST", "tables", table),
  sit: (table: string, seat: string) => call<Joined>("POST", "sit", { table, seat }),
  join: (token: string) => call<Joined>("POST", "join", { token }),
  table: (table: string) => call<TableInfo>("GET", at(table)),
  rematch: (table: string, seat: string) =>
    call<TableInfo>("POST", at(table, "/rematch"), { seat }),
  handOver: (table: string, body: HandOver) =>
    call<TableInfo>("POST", at(table, "/hand-over"), body),
  concede: (table: string, seat: string) =>
    call<TableInfo>("POST", at(table, "/concede"), { seat }),
  notify: (table: string, seat: string) =>
    call<Notify>("GET", at(table, `/notify?seat=${encodeURIComponent(seat)}`)),
  setNotify: (table: string, wish: SetNotify) => call<Notify>("PUT", at(table, "/notify"), wish),
  rolls: (table: string) => call<Rolls[]>("GET", at(table, "/rolls")),
  record: (table: string) => call<string>("GET", at(table, "/record")),
  seed: (table: string) => call<Seed>("GET", at(table, "/seed")),
  records: () => call<KeptRecords>("GET", "replays"),
  upload: (record: string, title: string) => call<ReplayInfo>("POST", "replays", { record, title }),
  removeRecord: (replay: string) => call<string>("DELETE", `replays/${encodeURIComponent(replay)}`),
  rules: (language: string, game: string) =>
    call<RuleSection[]>("GET", `rules/${language}/${encodeURIComponent(game)}`),
  replay: (replay: string) => call<ReplayInfo>("GET", `replays/${encodeURIComponent(replay)}`),
  replayStep: (replay: string, step: number, seat: string | null) =>
    call<ReplayStep>(
      "GET",
      `replays/${encodeURIComponent(replay)}/${step}${seat === null ? "" : `?seat=${encodeURIComponent(seat)}`}`,
    ),
};
