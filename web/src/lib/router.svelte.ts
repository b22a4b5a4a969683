/** Pages by the fragment of the address: tokens in it never reach a server's log. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string | null }
  | { page: "table"; table: string }
  | { page: "join"; token: string }
  | { page: "replay"; replay: string; step: number | null }
  | { page: "help"; game: string | null; section: string | null }
  | { page: "settings" };

export function routeOf(fragment: string): Route {
  const [page = "", first, second] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
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
        return { page, replay: first, step: second ? Number.parseInt(second, 10) || 0 : null };
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
