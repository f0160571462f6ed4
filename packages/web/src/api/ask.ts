import { addressOf, type AddressParts } from './address.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { CallRefused, refusalIn } from './call-refused.ts';
import type { Answer, CallName, Given, NeedsNothing } from './calls.ts';
import { endSession, isExpired, refreshTokens } from './session.ts';
import { readTokens, type StoredTokens } from './stored-tokens.ts';

export interface AskOptions {
  /** Which token the bearer header carries; the access token unless said. */
  readonly token?: 'id';
  readonly signal?: AbortSignal;
  /** Names one intention, so that a repeat has one effect. A call that acts gets a new one unless given. */
  readonly idempotencyKey?: string;
}

/**
 * Makes a call of the contract and gives its answer.
 * Sends the bearer token there is; when it has expired, refreshes it once and asks again; when that fails, the session ends.
 * A call that acts carries an Idempotency-Key and is repeated under the same key when no answer came.
 * @throws {CallRefused} for every answer that is not a success
 */
export async function ask<Name extends CallName>(
  name: Name,
  ...[given, options = {}]: NeedsNothing<Name> extends true
    ? [given?: Given<Name>, options?: AskOptions]
    : [given: Given<Name>, options?: AskOptions]
): Promise<Answer<Name>> {
  const parts = (given ?? {}) as AddressParts & { readonly body?: unknown };
  const [method, address] = addressOf(name, parts);
  const key = method === 'GET' ? undefined : (options.idempotencyKey ?? newKey());
  const send = (tokens: StoredTokens | null) =>
    sendPatiently(address, {
      method,
      headers: headersFor(tokens, { ...options, hasBody: parts.body !== undefined, key }),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });

  const tokens = readTokens();
  try {
    return (await send(tokens)) as Answer<Name>;
  } catch (error) {
    if (tokens === null || !(error instanceof CallRefused) || !isExpired(error)) throw error;
    const fresh = await refreshTokens(tokens);
    if (fresh === null) {
      endSession();
      throw error;
    }
    return (await send(fresh)) as Answer<Name>;
  }
}

function headersFor(
  tokens: StoredTokens | null,
  { token, hasBody, key }: AskOptions & { hasBody: boolean; key: string | undefined },
): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (hasBody) headers.set('content-type', 'application/json');
  if (tokens !== null) {
    headers.set('authorization', `Bearer ${token === 'id' ? tokens.idToken : tokens.accessToken}`);
  }
  if (key !== undefined) headers.set('idempotency-key', key);
  return headers;
}

/** Waits in ms before the second and third try of a call that got no answer. */
const PAUSES = [400, 1600];

/** One request; where no answer came, the same again, which the Idempotency-Key makes safe. */
async function sendPatiently(
  address: string,
  init: RequestInit & { readonly headers: Headers },
): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    const ahead =
      init.method === 'GET' ? takeAskedAhead(address, init.headers.get('authorization')) : null;
    const response = await (ahead ??
      fetch(address, init).catch((error: unknown) => {
        if (init.signal?.aborted) throw error;
        return null;
      }));
    if (response?.ok) return await response.json();
    const pause = PAUSES[tries];
    const busy = response === null || response.status === 503;
    if (!busy || pause === undefined) {
      if (response !== null) throw await refusalIn(response);
      throw new CallRefused(0, {
        error: 'The ballpark cannot be reached. Check your connection and try again.',
        code: 'unreachable',
      });
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** 128 random bits; also where the page is served without TLS and `randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
