/** Pages by the fragment of the address: tokens in it never reach a server's log. */

/** What of a replay is looked at: a step, and through whose eyes (null: nobody's). */
export interface Glance {
  step: number | null;
  seat: string | null;
}

export type Route =
  | { page: "start" }
  | { page: "new"; game: string | null }
  | { page: "table"; table: string }
  | { page: "join"; token: string }
  | ({ page: "replay"; replay: string } & Glance)
  | { page: "help"; game: string | null; section: string | null }
  | { page: "settings" };

/** A part of an address; what cannot be decoded is meant as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(fragment: string): Route {
  const [page = "", first, second, third] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  switch (page) {
    case "new":
      return { page, game: first ?? null };
    case "table":
      if (first) return { page, table: first };
      break;
    case "join":
      if (first) return { page, token: first };
      break;
    case "replay":
      if (first)
        return {
          page,
          replay: first,
          step: second ? Number.parseInt(second, 10) || 0 : null,
          seat: third || null,
        };
      break;
    case "help":
      return second === undefined
        ? { page, game: null, section: first ?? null }
        : { page, game: first ?? null, section: second || null };
    case "settings":
      return { page };
  }
  return { page: "start" };
}

/** The fragment that opens a replay at this step, through these eyes. */
export function replayAt(replay: string, step: number, seat: string | null): string {
  const parts = [replay, String(step), ...(seat === null ? [] : [seat])];
  return ["replay", ...parts.map(encodeURIComponent)].join("/");
}

class Router {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = routeOf(location.hash);
    });
  }

  go(fragment: string, replace = false): void {
    if (replace) {
      history.replaceState(null, "", `#/${fragment}`);
      this.route = routeOf(fragment);
    } else location.hash = `#/${fragment}`;
  }
}

export const router = new Router();
