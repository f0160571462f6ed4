/** The wait in ms in browsers that do not tell when they are idle. */
const FALLBACK_DELAY_MS = 1500;
/** After this time in ms it is done even in a browser that is never idle. */
const LONGEST_WAIT_MS = 4000;

/**
 * Calls a function when the page and what it loads have arrived and the browser is idle: code that
 * is needed later does not compete with what the user waits for. Returns how to call it off.
 */
export function whenIdle(call: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const wait = () => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(call, FALLBACK_DELAY_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const id = requestIdleCallback(call, { timeout: LONGEST_WAIT_MS });
    signal.addEventListener('abort', () => cancelIdleCallback(id));
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return () => cancelled.abort();
}
