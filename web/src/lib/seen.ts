/** How many events of a table a seat has seen on this device. */
const key = (table: string, seat: string | null) => `thirdage-seen:${table}:${seat ?? ""}`;

export function seenUpTo(table: string, seat: string | null): number {
  try {
    return Number(localStorage.getItem(key(table, seat)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function remember(table: string, seat: string | null, events: number): void {
  try {
    localStorage.setItem(key(table, seat), String(events));
  } catch {
    // Then everything since the page was opened is shown.
  }
}
