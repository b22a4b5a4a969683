/** What the keys do on the map. */
import type { Camera } from "./camera.svelte";
import type { Direction } from "./walk";

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const SHIFT: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, 80],
  down: [0, -80],
  left: [80, 0],
  right: [-80, 0],
};

export interface Deeds {
  /** Along a border to the next region. */
  walk(direction: Direction): void;
  /** Enter, or the space bar: act on the region that has the keyboard. */
  act(): void;
  escape: (() => void) | undefined;
}

/** Gives whether the key meant something. */
export function key(event: KeyboardEvent, camera: Camera, deeds: Deeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const direction = DIRECTIONS[event.key];
  if (direction) {
    if (event.shiftKey) camera.move(...SHIFT[direction]);
    else deeds.walk(direction);
    return true;
  }
  switch (event.key) {
    case "+":
    case "=":
      camera.zoom(1.4);
      return true;
    case "-":
    case "_":
      camera.zoom(1 / 1.4);
      return true;
    case "0":
    case "Home":
      camera.fit();
      return true;
    case "Enter":
    case " ":
      deeds.act();
      return true;
    case "Escape":
      deeds.escape?.();
      return deeds.escape !== undefined;
    default:
      return false;
  }
}
