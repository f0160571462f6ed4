import { isKeptCall } from '../offline/kept-calls.ts';
import { isDisconnected, noteKeptResponse, noteServerResponse } from './connection.ts';
import { requestLineOf, type RequestParts } from './request-line.ts';
import { takePrefetched } from './prefetched.ts';
import { ApiError, hasErrorCode, parseApiError } from './api-error.ts';
import type { ApiResponse, CallName, ApiInput, HasNoRequiredInput } from './call-types.ts';
import { endSession, isTokenExpired, refreshTokens } from './session.ts';
import { readSessionMark, readTokens, type StoredTokens } from './stored-tokens.ts';

type CallParts = RequestParts & { readonly body?: unknown };

export interface CallOptions {
  /** Which token the bearer header carries; by default the access token. */
  readonly token?: 'id';
  readonly signal?: AbortSignal;
  /** The Idempotency-Key of a call that writes; by default a new random one. */
  readonly idempotencyKey?: string;
}

/**
 * Makes a call of the contract and returns its parsed response.
 * Sends the stored bearer token; when it has expired, refreshes it once and repeats the call; when
 * that fails, ends the session. A call that writes carries an Idempotency-Key and is repeated under
 * the same key when no response arrived.
 * @throws {ApiError} for every response that is not a success
 */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[input, options = {}]: HasNoRequiredInput<Name> extends true
    ? [input?: ApiInput<Name>, options?: CallOptions]
    : [input: ApiInput<Name>, options?: CallOptions]
): Promise<ApiResponse<Name>> {
  const parts = (input ?? {}) as CallParts;
  const [method, address] = requestLineOf(name, parts);
  const key = method === 'GET' ? undefined : (options.idempotencyKey ?? newIdempotencyKey());
  const send = (tokens: StoredTokens | null) =>
    sendWithRetries(address, {
      method,
      headers: buildHeaders(tokens, { ...options, hasBody: parts.body !== undefined, key }),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });

  return await readOfflineToo(name, parts, async () => {
    const tokens = readTokens();
    try {
      return (await send(tokens)) as ApiResponse<Name>;
    } catch (error) {
      if (tokens === null || !(error instanceof ApiError) || !isTokenExpired(error)) throw error;
      const fresh = await refreshTokens(tokens);
      if (fresh === null) {
        endSession();
        throw error;
      }
      return (await send(fresh)) as ApiResponse<Name>;
    }
  });
}

/**
 * Makes a call; of those that can be read offline it keeps the response, and returns the one that
 * was kept where the server cannot be reached. Only where a service worker can show the page
 * offline, and a user is signed in.
 */
async function readOfflineToo<Name extends CallName>(
  name: Name,
  parts: CallParts,
  call: () => Promise<ApiResponse<Name>>,
): Promise<ApiResponse<Name>> {
  const hasWorker = navigator.serviceWorker?.controller != null;
  const session = hasWorker && isKeptCall(name) ? readSessionMark() : null;
  if (session === null) return await call();
  const store = () => import('../offline/kept-store.ts');
  try {
    const response = await call();
    void store()
      .then(({ keepResponse }) => keepResponse(session, { name, parts, response }))
      // A full disk: the page goes on, with less to be read offline.
      .catch(() => undefined);
    return response;
  } catch (error) {
    if (!hasErrorCode(error, 'unreachable')) throw error;
    const kept = await store()
      .then(({ readKept }) => readKept(session, { name, parts }))
      .catch(() => null);
    if (kept === null) throw error;
    noteKeptResponse(name, kept.keptAt);
    return kept.body;
  }
}

function buildHeaders(
  tokens: StoredTokens | null,
  { token, hasBody, key }: CallOptions & { hasBody: boolean; key: string | undefined },
): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (hasBody) headers.set('content-type', 'application/json');
  if (tokens !== null) {
    headers.set('authorization', `Bearer ${token === 'id' ? tokens.idToken : tokens.accessToken}`);
  }
  if (key !== undefined) headers.set('idempotency-key', key);
  return headers;
}

/** Delays in ms before the second and third attempt of a call that got no response. */
const RETRY_DELAYS_MS = [400, 1600];

/**
 * Sends a request and returns the parsed body. Without a response, or with a 503, it is sent again,
 * which the Idempotency-Key makes safe.
 */
async function sendWithRetries(
  address: string,
  init: RequestInit & { readonly headers: Headers },
): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const prefetched =
      init.method === 'GET' ? takePrefetched(address, init.headers.get('authorization')) : null;
    const response = await (prefetched ??
      fetch(address, init).catch((error: unknown) => {
        if (init.signal?.aborted) throw error;
        return null;
      }));
    if (response !== null) noteServerResponse();
    if (response?.ok) return await response.json();
    // Without a connection a page that reads shows at once what was kept, or that nothing was.
    const isHopeless = response === null && init.method === 'GET' && isDisconnected();
    const delay = isHopeless ? undefined : RETRY_DELAYS_MS[attempt];
    const isRetryable = response === null || response.status === 503;
    if (!isRetryable || delay === undefined) {
      if (response !== null) throw await parseApiError(response);
      throw new ApiError(0, {
        error: 'The ballpark cannot be reached. Check your connection and try again.',
        code: 'unreachable',
      });
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/** Returns 128 random bits in hex. `randomUUID` is missing where the page is served without TLS. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
