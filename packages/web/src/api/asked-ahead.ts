declare global {
  interface Window {
    /** Calls that first-paint.js has begun: by address and bearer token. */
    askedAhead?: Record<string, Promise<Response | null>>;
  }
}

/** What was asked for ahead and not taken until then is old. In ms after the page was opened. */
const FRESH_UNTIL = 10_000;

/** The answer that is on its way since before this script was there, once; null where there is none. */
export function takeAskedAhead(
  address: string,
  authorization: string | null,
): Promise<Response | null> | null {
  const key = `${address} ${authorization ?? ''}`;
  const answer = window.askedAhead?.[key];
  if (answer === undefined || performance.now() > FRESH_UNTIL) return null;
  delete window.askedAhead?.[key];
  return answer;
}
