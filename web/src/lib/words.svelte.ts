/** The texts of the language that is set: those of the page, and by game those of its table. */
import type { Language } from "./languages";
import { settings } from "./settings.svelte";
import { type Facts, Texts } from "./texts";

class Words {
  /** The page's own. */
  page = $state.raw<Texts | null>(null);
  /** With the page's, by game. */
  games = $state.raw<Readonly<Record<string, Texts>>>({});
  /** The game at whose table we are, or were last. */
  game = $state<string | null>(null);
  /** Whether several people sit at the table that is spoken of. */
  together = $state(false);
  #sources = new Map<string, Promise<string>>();
  #language = "";

  /** The texts of a language, for the games that have been needed so far. */
  async load(language: Language): Promise<void> {
    this.#language = language;
    const games = Object.keys(this.games);
    const [page, ...found] = await Promise.all(
      [null, ...games].map((game) => this.#read(language, game)),
    );
    if (this.#language !== language || !page) return;
    this.page = page;
    this.games = Object.fromEntries(games.map((game, place) => [game, found[place] ?? page]));
  }

  /** The texts of one more game. */
  async need(game: string): Promise<void> {
    if (this.games[game]) return;
    const language = this.#language;
    const texts = await this.#read(language, game);
    if (this.#language === language) this.games = { ...this.games, [game]: texts };
    else await this.need(game);
  }

  /** From now on `w` and `t` speak of this game. */
  async at(game: string): Promise<void> {
    await this.need(game);
    this.game = game;
  }

  async #read(language: string, game: string | null): Promise<Texts> {
    const paths = [language, ...(game === null ? [] : [`${language}/${game}`])];
    const sources = await Promise.all(paths.map((path) => this.#source(path)));
    return new Texts(language, sources, () => this.together);
  }

  #source(path: string): Promise<string> {
    let found = this.#sources.get(path);
    if (!found) {
      found = fetch(`/api/words/${path}`).then((answer) => {
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return answer.text();
      });
      this.#sources.set(path, found);
      found.catch(() => this.#sources.delete(path));
    }
    return found;
  }
}

export const words = new Words();
const NOTHING = new Texts("en", []);

/** The texts now; components that call it are redrawn when the language changes. */
export function w(): Texts {
  return (words.game !== null && words.games[words.game]) || words.page || NOTHING;
}

/** The texts of a game, wherever we are; of the page alone until they have come. */
export function of(game: string): Texts {
  return words.games[game] ?? w();
}

/** A message of the page or the game. */
export function t(message: string, facts: Facts = {}): string {
  return w().text(message, facts);
}

export async function setLanguage(language: Language): Promise<void> {
  settings.set("language", language);
  await words.load(language);
}
