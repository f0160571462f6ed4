import { isNotFound } from './api-error.ts';
import { readApiStream } from './api-stream.ts';
import type { ApiInput, ApiResponse, StreamName } from './call-types.ts';
import { isDisconnected } from './connection.ts';

/** Waits between attempts to connect, in ms; the last one for all that follow. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Returns a wait with up to half of it added by chance, so that not all come back together. */
const spread = (ms: number): number => ms * (1 + Math.random() / 2);

interface FollowOptions<Name extends StreamName> {
  /** Ends it: the page is left, or nothing more is to come. */
  readonly signal: AbortSignal;
  /** Returns the id of the last message that the page has: each connection goes on after it. */
  readonly readLastEventID: () => string | null;
  readonly onMessage: (message: ApiResponse<Name>) => void;
  readonly onConnection: (connection: 'open' | 'lost') => void;
  /** What the stream is of is not there, or not any longer: it is not asked for again. */
  readonly onNotFound: () => void;
  /** The longest wait between two attempts, in ms. */
  readonly maxRetryMs?: number;
}

/**
 * Reads a stream of the contract, and connects again whenever the connection is lost, until it is
 * ended by the signal.
 */
export async function followStream<Name extends StreamName>(
  name: Name,
  input: ApiInput<Name>,
  { signal, readLastEventID, onMessage, onConnection, onNotFound, maxRetryMs }: FollowOptions<Name>,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let wait: number;
    const connection = connectUntilOffline(signal);
    try {
      const retryMs = await readApiStream(name, input, {
        lastEventID: readLastEventID(),
        signal: connection.signal,
        onOpen: () => {
          failures = 0;
          onConnection('open');
        },
        onMessage,
      });
      // The server has ended it in good order: it is asked again soon.
      wait = retryMs ?? RETRY_MS[0];
    } catch (error) {
      if (signal.aborted) return;
      if (isNotFound(error)) {
        onNotFound();
        return;
      }
      onConnection('lost');
      const retryMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]!;
      wait = spread(Math.min(retryMs, maxRetryMs ?? retryMs));
      failures += 1;
    } finally {
      connection.stop();
    }
    await waitOrOnline(wait, signal);
  }
}

/** Returns a signal that ends a connection as soon as the browser says that it has none. */
function connectUntilOffline(signal: AbortSignal) {
  const lost = new AbortController();
  const onOffline = () => lost.abort(new Error('the browser is offline'));
  window.addEventListener('offline', onOffline);
  return {
    signal: AbortSignal.any([signal, lost.signal]),
    stop: () => window.removeEventListener('offline', onOffline),
  };
}

/** Waits for a time, or until the browser is online again; while it is offline for nothing else. */
const waitOrOnline = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const isWaitingForOnline = isDisconnected();
    const timer = isWaitingForOnline ? undefined : setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
