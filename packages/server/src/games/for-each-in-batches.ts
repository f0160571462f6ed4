/** Handles all items, a batch at a time, and returns what went wrong. */
export async function forEachInBatches<Item>(
  findNext: (after: Item | null) => Promise<readonly Item[]>,
  handle: (item: Item) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  let last: Item | null = null;
  for (;;) {
    const batch: readonly Item[] = await findNext(last);
    for (const item of batch) {
      await handle(item).catch((error: unknown) => failures.push(error));
    }
    last = batch.at(-1) ?? null;
    if (last === null) return failures;
  }
}
