/** The start of the names of a user's caches; the mark of the session follows. */
const PREFIX = 'pennant-kept ';

/** Returns the name of the cache with what was kept for a session. */
export const cacheNameOf = (session: string): string => `${PREFIX}${session}`;

/** The start of the names under which local storage has the views of pages that were kept. */
export const KEPT_VIEW = 'keptView ';

/**
 * Deletes what was kept of a user, but for one session's: views of pages, and what can be read
 * offline, which needs the browser's caches: pages without TLS have none.
 */
export async function dropKept(exceptSession: string | null): Promise<void> {
  dropViews(exceptSession);
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

function dropViews(exceptSession: string | null): void {
  try {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(KEPT_VIEW))) {
      const { session } = JSON.parse(localStorage.getItem(name) ?? '{}') as { session?: string };
      if (exceptSession === null || session !== exceptSession) localStorage.removeItem(name);
    }
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
