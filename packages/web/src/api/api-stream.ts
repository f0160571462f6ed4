import { createParser } from 'eventsource-parser';

import { isTokenExpired, dropSession, refreshTokens } from './session.ts';
import { ApiError, parseApiError } from './api-error.ts';
import type { ApiInput, ApiResponse, StreamName } from './call-types.ts';
import { noteServerResponse } from './connection.ts';
import { requestLineOf } from './request-line.ts';
import { readTokens, type StoredTokens } from './stored-tokens.ts';

/** Time without a byte after which a connection is taken for dead: some signs of life, in ms. */
const MAX_SILENCE_MS = 40_000;

interface StreamOptions<Name extends StreamName> {
  /** The id of the last message that the page has: the stream goes on after it. */
  readonly lastEventID: string | null;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onMessage: (message: ApiResponse<Name>) => void;
}

/**
 * Reads a stream of the contract until the server ends it. Returns the time that the server asks
 * to wait before the next connection, in ms; null where it says nothing.
 * The stream carries the stored bearer token, which is refreshed once if it has expired; without a
 * session the stream is read as a guest's.
 * @throws {ApiError} for every response that is not a success
 * @throws {Error} where the connection fails, or is silent for too long
 */
export async function readApiStream<Name extends StreamName>(
  name: Name,
  input: ApiInput<Name>,
  options: StreamOptions<Name>,
): Promise<number | null> {
  const tokens = readTokens();
  try {
    return await readOnce(name, input, tokens, options);
  } catch (error) {
    if (tokens === null || !(error instanceof ApiError) || error.status !== 401) throw error;
    const fresh = isTokenExpired(error) ? await refreshTokens(tokens) : null;
    if (fresh === null) dropSession();
    return await readOnce(name, input, fresh, options);
  }
}

async function readOnce<Name extends StreamName>(
  name: Name,
  input: ApiInput<Name>,
  tokens: StoredTokens | null,
  { lastEventID, signal, onOpen, onMessage }: StreamOptions<Name>,
): Promise<number | null> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForByte = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('the stream is silent')), MAX_SILENCE_MS);
  };
  waitForByte();
  try {
    const [method, address] = requestLineOf(name, input);
    const response = await fetch(address, {
      method,
      cache: 'no-store',
      headers: {
        accept: 'text/event-stream',
        ...(tokens === null ? {} : { authorization: `Bearer ${tokens.accessToken}` }),
        ...(lastEventID === null ? {} : { 'last-event-id': lastEventID }),
      },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    noteServerResponse();
    if (!response.ok || response.body === null) throw await parseApiError(response);
    onOpen();
    let retryMs: number | null = null;
    const parser = createParser({
      onEvent: ({ event = '', data }) =>
        onMessage({ event, data: JSON.parse(data) } as ApiResponse<Name>),
      onRetry: (ms) => (retryMs = ms),
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return retryMs;
      waitForByte();
      parser.feed(value);
    }
  } finally {
    clearTimeout(timer);
  }
}
