/** Lines that look drawn by hand: the same ones every time. */

/** Numbers from 0 to 1 that are always the same for a seed. */
export function chances(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}

const n = (value: number): string => value.toFixed(1);

export function wavering(from: number, to: number, y: number, by: number, seed: number): string {
  const chance = chances(seed);
  let path = `M${n(from)} ${n(y)}`;
  for (let x = from + 24; x <= to; x += 24)
    path += `Q${n(x - 12)} ${n(y + (chance() - 0.5) * 2 * by)} ${n(x)} ${n(y)}`;
  return path;
}

/** A row of mountains. */
export function peaks(
  from: number,
  to: number,
  y: number,
  count: number,
  high: number,
  seed: number,
): string {
  const chance = chances(seed);
  const step = (to - from) / count;
  let path = `M${n(from)} ${n(y)}`;
  for (let i = 0; i < count; i++) {
    const left = from + i * step;
    const top =
      y - high * (0.5 + 0.5 * chance()) * Math.min(1, (i + 1.2) / 3, (count - i + 0.6) / 2);
    const x = left + step * (0.4 + 0.2 * chance());
    const foot = i === count - 1 ? y : y - high * 0.18 * chance();
    path += `L${n(left + step * 0.22)} ${n(y - (y - top) * 0.5 + 4 * chance())}L${n(x)} ${n(top)}L${n(x + step * 0.2)} ${n(
      y - (y - top) * 0.62 + 5 * chance(),
    )}L${n(left + step)} ${n(foot)}`;
  }
  return path;
}

/** Round trees on trunks. */
export function trees(
  from: number,
  to: number,
  y: number,
  count: number,
  seed: number,
  size = 1,
): string {
  const chance = chances(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + 0.25 + 0.5 * chance())) / count;
    const h = (26 + 12 * chance()) * size;
    const r = h * 0.34;
    path += `M${n(x - 1.6 * size)} ${n(y)}l${n(0.8 * size)} ${n(-h * 0.5)}c${n(-r * 1.5)} ${n(-r * 0.2)} ${n(-r * 1.2)} ${n(-r * 1.7)} ${n(
      0.8 * size,
    )} ${n(-r * 1.8)}c${n(r * 1.9)} ${n(r * 0.1)} ${n(r * 2.2)} ${n(r * 1.6)} ${n(0.8 * size)} ${n(r * 1.8)}l${n(0.8 * size)} ${n(h * 0.5)}z`;
  }
  return path;
}

/** A wall with battlements. */
export function wall(from: number, to: number, y: number, high: number): string {
  let path = `M${from} ${y}V${y - high}`;
  for (let x = from; x + 24 <= to; x += 24) path += `h12v-8h6v8h6`;
  return `${path}V${y}z`;
}

/** A spider's web. */
export function web(x: number, y: number, radius: number, rays: number, rings: number): string {
  const at = (ray: number, far: number): string => {
    const angle = (ray / rays) * Math.PI * 2;
    return `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far * 0.72)}`;
  };
  let path = "";
  for (let ray = 0; ray < rays; ray++) path += `M${n(x)} ${n(y)}L${at(ray, radius)}`;
  for (let ring = 1; ring <= rings; ring++) {
    const far = (radius * ring) / rings;
    path += `M${at(0, far)}`;
    for (let ray = 1; ray <= rays; ray++) path += `Q${at(ray - 0.5, far * 0.86)} ${at(ray, far)}`;
  }
  return path;
}
