/** Notices of the browser: one each time I begin to be waited for while the page is not seen. */
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export class Notices {
  readonly #tag: string;
  #waits = false;
  #shown: Notification | null = null;

  constructor(tag: string) {
    this.#tag = tag;
    document.addEventListener("visibilitychange", this.#seen);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
    this.#shown?.close();
  }

  /** What I am asked now; null: nothing. */
  asked(question: string | null): void {
    const begins = question !== null && !this.#waits;
    this.#waits = question !== null;
    if (!this.#waits) this.#shown?.close();
    if (begins && document.hidden) this.#tell(question);
  }

  readonly #seen = (): void => {
    if (!document.hidden) this.#shown?.close();
  };

  #tell(question: string): void {
    if (!settings.all.notices || !mayNotify()) return;
    try {
      const notice = new Notification(t("page-your-turn"), { body: question, tag: this.#tag });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      this.#shown = notice;
    } catch {
      // Browsers of phones know notices, but not from a page: there an address serves.
    }
  }
}

export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}
