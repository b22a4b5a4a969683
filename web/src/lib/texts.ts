/** From codes and names to sentences; the same rules as thirdage.words.reader. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, FluentVariable>;

const NAMES = [
  "card",
  "combat",
  "region",
  "character",
  "nation",
  "side",
  "figure",
  "face",
  "tile",
  "deck",
  "action",
  "word",
];
const LETTERS = "abcdefgh";

export class Texts {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #names = new Map<string, string>();

  readonly #together: () => boolean;

  /**
   * Every language has all messages (tests/words); a later source may say one anew. What is said
   * to one player alone may be said otherwise to several together.
   */
  constructor(language: string, sources: readonly string[], together = () => false) {
    this.language = language;
    this.#together = together;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  find(message: string, attribute: string | null, facts: Facts = {}): string | null {
    const found = this.#bundle.getMessage(message);
    const pattern = attribute === null ? found?.value : found?.attributes[attribute];
    if (!pattern) return null;
    const together = this.#together() ? "yes" : "no";
    return this.#bundle.formatPattern(pattern, { together, ...facts }, []);
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  text(message: string, facts: Facts = {}): string {
    return this.find(message, null, facts) ?? `[${message}]`;
  }

  /** The name of a thing named by a code of one word. */
  name(code: string): string {
    let name = this.#names.get(code);
    if (name === undefined) {
      name = this.#named(code);
      this.#names.set(code, name);
    }
    return name;
  }

  #named(code: string): string {
    for (const kind of NAMES) {
      const found = this.find(`${kind}-${code}`, null);
      if (found !== null) return found;
    }
    const cut = code.lastIndexOf("-");
    if (cut > 0) {
      const nation = this.find(`nation-${code.slice(0, cut)}`, null);
      const figure = this.find(`figure-${code.slice(cut + 1)}`, null);
      if (nation !== null && figure !== null)
        return this.text("figure-of-nation", { nation, figure });
    }
    return code;
  }

  /** A code of several words: "gondor-regular 2", "nazgul minas-morgul", "moria+umbar". */
  thing(code: string): string {
    return code
      .split(" ")
      .map((word) =>
        word
          .split("+")
          .map((one) => this.name(one))
          .join(" + "),
      )
      .join(" ");
  }

  question(ask: string, facts: readonly (string | number)[] = []): string {
    return this.#withFacts(`ask-${ask}`, facts) ?? `[ask-${ask}]`;
  }

  option(ask: string, code: string): string {
    if (!/[ +]/.test(code)) {
      const found = this.find(`ask-${ask}`, code) ?? this.find(`option-${code}`, null);
      if (found !== null) return found;
    }
    return this.thing(code);
  }

  /** A question and what was answered. */
  choice(line: string, facts: readonly (string | number)[] = []): string {
    const [ask = "", ...code] = line.split(" ");
    return `${this.question(ask, facts)} ${this.option(ask, code.join(" "))}`;
  }

  event(name: string, facts: readonly (string | number)[]): string | null {
    return this.#withFacts(`event-${name}`, facts);
  }

  reason(name: string, facts: readonly (string | number)[]): string {
    return this.#withFacts(`reason-${name}`, facts) ?? `[${name}]`;
  }

  #withFacts(message: string, facts: readonly (string | number)[]): string | null {
    if (!this.has(message)) return null;
    const named: Facts = { count: facts.length };
    const all: string[] = [];
    facts.forEach((fact, place) => {
      const letter = LETTERS[place];
      const shown = typeof fact === "number" ? fact : this.name(fact);
      all.push(String(shown));
      if (letter === undefined) return;
      named[letter] = shown;
      named[`${letter}_code`] = fact;
    });
    named.all = all.join(", ");
    named.rest = all.slice(1).join(", ");
    return this.find(message, null, named);
  }
}
