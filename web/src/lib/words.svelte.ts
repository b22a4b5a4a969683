/** The texts of the language that is set, by game, fetched once and kept. */
import { settings } from "./settings.svelte";
import { type Facts, Texts } from "./texts";

const NOTHING = new Texts("en", []);
/** Whose texts the pages beside the tables take; those of the page itself come with every game. */
const FIRST_GAME = "war-of-the-ring";

class Words {
  /** By game. */
  texts = $state.raw<Readonly<Record<string, Texts>>>({});
  /** The game at whose table we are. */
  game = $state(FIRST_GAME);
  #sources = new Map<string, Promise<string>>();
  #language = "";

  /** The texts of a language, for the games that have been needed so far. */
  async load(language: string): Promise<void> {
    this.#language = language;
    const games = new Set([this.game, ...Object.keys(this.texts)]);
    const found = await Promise.all([...games].map((game) => this.#read(language, game)));
    if (this.#language === language) this.texts = Object.fromEntries(found);
  }

  /** The texts of one more game. */
  async need(game: string): Promise<void> {
    if (this.texts[game]) return;
    const language = this.#language;
    const [, texts] = await this.#read(language, game);
    if (this.#language === language) this.texts = { ...this.texts, [game]: texts };
    else await this.need(game);
  }

  /** From now on `w` and `t` speak of this game. */
  async at(game: string): Promise<void> {
    await this.need(game);
    this.game = game;
  }

  async #read(language: string, game: string): Promise<[string, Texts]> {
    const wanted = language === "en" ? ["en"] : [language, "en"];
    const sources = await Promise.all(
      wanted.map(async (one): Promise<[string, string]> => [one, await this.#source(one, game)]),
    );
    return [game, new Texts(language, sources)];
  }

  #source(language: string, game: string): Promise<string> {
    const path = `/api/words/${language}/${game}`;
    let found = this.#sources.get(path);
    if (!found) {
      found = fetch(path).then((answer) => {
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

/** The texts now; components that call it are redrawn when the language changes. */
export function w(): Texts {
  return words.texts[words.game] ?? NOTHING;
}

/** The texts of a game, wherever we are; of the page alone until they have come. */
export function of(game: string): Texts {
  return words.texts[game] ?? w();
}

/** A message of the page or the game. */
export function t(message: string, facts: Facts = {}): string {
  return w().text(message, facts);
}

export async function setLanguage(language: typeof settings.all.language): Promise<void> {
  settings.set("language", language);
  await words.load(language);
}
