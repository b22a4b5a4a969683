/** Small drawings by name: the page's own, and those of the games that are here. */
import { ICONS } from "../parts/icons";

class Icons {
  #paths = $state.raw<Readonly<Record<string, string>>>(ICONS);

  /** Names of one game may not be those of another. */
  add(paths: Readonly<Record<string, string>>): void {
    this.#paths = { ...paths, ...this.#paths };
  }

  /** One path in a box of 24 by 24, filled by "evenodd"; nothing as long as its game is not here. */
  path(name: string): string {
    return this.#paths[name] ?? "";
  }
}

export const icons = new Icons();
