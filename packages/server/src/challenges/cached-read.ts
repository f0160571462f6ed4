import type { Queries } from '../platform/database/database.ts';

/** How long what was read is kept, in ms. */
const KEPT_MS = 30_000;

type Read<T> = (queries: Queries, now: Date) => Promise<T>;

/** Returns a function that reads the same, at most twice a minute, for what everyone may see. */
export function cachedRead<T>(read: Read<T>): Read<T> {
  let kept: { readonly readAt: number; readonly value: Promise<T> } | null = null;
  return (queries, now) => {
    if (kept === null || Math.abs(now.getTime() - kept.readAt) > KEPT_MS) {
      const value = read(queries, now);
      kept = { readAt: now.getTime(), value };
      // A failure is not kept.
      value.catch(() => (kept = null));
    }
    return kept.value;
  };
}
