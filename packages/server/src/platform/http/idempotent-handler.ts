import type { Call } from '@pennant/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { RequestContext } from './request-context.ts';
import {
  claimIdempotencyKey,
  isValidIdempotencyKey,
  rollBackToSavepoint,
  setSavepoint,
  storeResponse,
  type StoredResponse,
  type IdempotentRequest,
} from './idempotency-store.ts';

/**
 * The result of a request: the handler's own outcome, or the stored response of the first request.
 */
export type HandlerResult = { outcome: unknown } | { kept: StoredResponse };

/**
 * Returns the Idempotency-Key of a request with the data to recognize a repeat; null if there is
 * none or the call does not use it, a refusal if the key is malformed.
 */
export function readIdempotentRequest(
  call: Call,
  context: RequestContext<Call>,
  request: FastifyRequest,
): IdempotentRequest | Refusal | null {
  const key = request.headers['idempotency-key'];
  // A response is stored per user. Calls of guests are safe to repeat by themselves.
  if (key === undefined || key === '' || !context.principal || call.holdsPassword) return null;
  if (typeof key !== 'string' || !isValidIdempotencyKey(key)) {
    return refuse('malformed', [
      { path: 'Idempotency-Key', message: 'must be 1 to 200 visible characters' },
    ]);
  }
  const { params, query, body } = context;
  return {
    userID: context.principal.userID,
    key,
    call: `${call.method} ${call.path}`,
    input: { params, query, body },
  };
}

/**
 * Returns whether the Idempotency-Key of a call is used: for calls that write, unless their
 * `eventNumber` already identifies repeats.
 */
export function usesIdempotencyKey(call: Call, { body, query }: RequestContext<Call>): boolean {
  if (!call.writes) return false;
  const { eventNumber } = { ...(query as object | undefined), ...(body as object | undefined) } as {
    eventNumber?: unknown;
  };
  return eventNumber === undefined;
}

/**
 * Runs `work` once per key in a transaction and stores its response; a repeat gets the stored
 * response. A refusal rolls back the work and is stored too, except for 429 and 503 ("not now"), so
 * that trying again may succeed.
 */
export async function runIdempotently(
  database: Database,
  keyed: IdempotentRequest,
  now: Date,
  work: (tx: Transaction) => Promise<unknown>,
  toResponse: (outcome: unknown) => StoredResponse,
): Promise<HandlerResult> {
  return database.transaction<HandlerResult & { ok?: boolean }>(async (tx) => {
    const claim = await claimIdempotencyKey(tx, keyed, now);
    if (claim.kind === 'repeat') return { kept: claim.kept };
    if (claim.kind === 'another_request') return { outcome: refuse('key_reused') };
    await setSavepoint(tx);
    const outcome = await work(tx);
    const response = toResponse(outcome);
    if (response.status === 503 || response.status === 429) return { ok: false, outcome };
    if (isRefusal(outcome)) await rollBackToSavepoint(tx);
    await storeResponse(tx, keyed, response);
    return { outcome };
  });
}
