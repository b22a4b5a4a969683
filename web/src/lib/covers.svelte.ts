/** What lies over the board: what it shows there is not seen. */
import { type Edges, edges } from "./edges";

class Covers {
  #all = new Set<Element>();
  /** Changes whenever something comes, goes or changes its size. */
  version = $state(0);
  #sizes = new ResizeObserver(() => {
    this.version += 1;
  });

  /** An attachment: this element may lie over the board. */
  readonly cover = (element: Element): (() => void) => {
    this.#all.add(element);
    this.#sizes.observe(element);
    return () => {
      this.#all.delete(element);
      this.#sizes.unobserve(element);
      this.version += 1;
    };
  };

  /** How far an element is covered. */
  over(element: Element): Edges {
    const boxes = [...this.#all].map((one) => one.getBoundingClientRect());
    return edges(element.getBoundingClientRect(), boxes);
  }
}

export const covers = new Covers();
