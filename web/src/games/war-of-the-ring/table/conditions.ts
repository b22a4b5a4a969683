/** How a match of War of the Ring can end; each has a text `page-won-by-…`. */
export const CONDITIONS: ReadonlySet<string> = new Set([
  "ring",
  "corruption",
  "military",
  "concession",
]);
