/** What a person has set on this device. */
import { LANGUAGES, type Language } from "./languages";

export type Scheme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  scheme: Scheme;
  motion: "auto" | "off";
  dice: boolean;
  guide: boolean;
  /** Big decisions in one dialog, not question by question. */
  together: boolean;
  story: boolean;
  notices: boolean;
}

const KEY = "thirdage-settings";

function firstLanguage(): Language {
  const wished = navigator.languages.map((one) => one.slice(0, 2));
  return wished.map((one) => LANGUAGES.find((l) => l === one)).find((l) => l !== undefined) ?? "en";
}

function kept(): Kept {
  const start: Kept = {
    language: firstLanguage(),
    scheme: "auto",
    motion: "auto",
    dice: true,
    guide: true,
    together: true,
    story: true,
    notices: false,
  };
  try {
    return { ...start, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return start;
  }
}

class Settings {
  #kept = $state<Kept>(kept());
  #calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

  get all(): Kept {
    return this.#kept;
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.#kept.motion === "auto" && !this.#calm;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Private windows may forbid it; the setting then lasts as long as the page.
    }
    this.show();
  }

  /** Put scheme, language and motion on the document, where the styles read them. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.#kept.language;
    if (this.#kept.scheme === "auto") delete root.dataset.scheme;
    else root.dataset.scheme = this.#kept.scheme;
    root.dataset.motion = this.moves ? "on" : "off";
  }
}

export const settings = new Settings();
