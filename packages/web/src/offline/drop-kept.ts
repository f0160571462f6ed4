/** The start of the names of a user's caches; the mark of the session follows. */
const PREFIX = 'pennant-kept ';

/** Returns the name of the cache with what was kept for a session. */
export const cacheNameOf = (session: string): string => `${PREFIX}${session}`;

/**
 * Deletes what was kept to be read offline, but for one session's. Does nothing where the browser
 * has no caches: pages without TLS.
 */
export async function dropKept(exceptSession: string | null): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith(PREFIX))
        .filter((name) => exceptSession === null || name !== cacheNameOf(exceptSession))
        .map((name) => caches.delete(name)),
    );
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
