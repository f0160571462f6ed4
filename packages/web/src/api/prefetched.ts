declare global {
  interface Window {
    /**
     * The responses of the calls that bootstrap.js has started, by URL and Authorization header.
     */
    prefetchedResponses?: Record<string, Promise<Response | null>>;
  }
}

/** When an unused response counts as stale, in ms after the page was opened. */
const FRESH_UNTIL_MS = 10_000;

/**
 * Returns the pending response of a call that was started before this script was loaded, and
 * forgets it; null where there is none.
 */
export function takePrefetched(
  address: string,
  authorization: string | null,
): Promise<Response | null> | null {
  const key = `${address} ${authorization ?? ''}`;
  const response = window.prefetchedResponses?.[key];
  if (response === undefined || performance.now() > FRESH_UNTIL_MS) return null;
  delete window.prefetchedResponses?.[key];
  return response;
}
