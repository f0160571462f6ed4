/** Returns the items in as few lines as they need, of nearly the same length, in order. */
export function splitIntoLines<Item>(items: readonly Item[], maxInLine: number): Item[][] {
  const lines = Math.ceil(items.length / maxInLine);
  return Array.from({ length: lines }, (_, line) =>
    items.slice(
      Math.ceil((line * items.length) / lines),
      Math.ceil(((line + 1) * items.length) / lines),
    ),
  );
}
