/** The texts of the language that is set, fetched once and kept. */
import { settings } from "./settings.svelte";
import { type Facts, Texts } from "./texts";

const GAME = "war-of-the-ring";

class Words {
  texts = $state.raw<Texts | null>(null);
  #sources = new Map<string, string>();
  #wanted = "";

  async load(language: string): Promise<void> {
    this.#wanted = language;
    const wanted = language === "en" ? ["en"] : [language, "en"];
    await Promise.all(wanted.map((one) => this.#fetch(one)));
    if (this.#wanted !== language) return;
    const sources = wanted.map((one): [string, string] => [one, this.#sources.get(one) ?? ""]);
    this.texts = new Texts(language, sources);
  }

  async #fetch(language: string): Promise<void> {
    if (this.#sources.has(language)) return;
    const answer = await fetch(`/api/words/${language}/${GAME}`);
    if (!answer.ok) throw new Error(`words of ${language}: ${answer.status}`);
    this.#sources.set(language, await answer.text());
  }
}

export const words = new Words();

const NOTHING = new Texts("en", []);

/** The texts now; components that call it are redrawn when the language changes. */
export function w(): Texts {
  return words.texts ?? NOTHING;
}

/** A message of the page or the game. */
export function t(message: string, facts: Facts = {}): string {
  return w().text(message, facts);
}

export async function setLanguage(language: typeof settings.all.language): Promise<void> {
  settings.set("language", language);
  await words.load(language);
}
