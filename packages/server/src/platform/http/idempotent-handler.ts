import type { Call } from '@pennant/contract/call';
import type { Transaction, TransactionScope } from '../database/database.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { Stage } from './request-stage.ts';
import {
  claimIdempotencyKey,
  isValidIdempotencyKey,
  rollBackToSavepoint,
  setSavepoint,
  storeOutcome,
  type StoredResponse,
  type IdempotentRequest,
} from './idempotency-store.ts';

/** The response of the first request, which a repeat gets. */
export class ReplayedResponse {
  readonly stored: StoredResponse;

  constructor(stored: StoredResponse) {
    this.stored = stored;
  }
}

/**
 * Reads the Idempotency-Key of a call that writes, unless its `eventNumber` already identifies
 * repeats. Refuses a malformed key.
 */
export const readIdempotencyKey =
  (call: Call): Stage =>
  ({ headers, context }) => {
    const key = headers['idempotency-key'];
    const { principal, params, query, body } = context;
    // A response is stored per user. Calls of guests are safe to repeat by themselves.
    if (!key || call.holdsPassword || call.namesItsStep || principal === null) return null;
    if (hasEventNumber(query) || hasEventNumber(body)) return null;
    if (typeof key !== 'string' || !isValidIdempotencyKey(key)) {
      return refuse('malformed', [
        {
          path: 'Idempotency-Key',
          message: 'The Idempotency-Key must be 1 to 200 visible characters.',
        },
      ]);
    }
    context.idempotentRequest = {
      userID: principal.userID,
      key,
      call: `${call.method} ${call.path}`,
      input: { params, query, body },
    };
    return null;
  };

const hasEventNumber = (input: unknown): boolean =>
  (input as { eventNumber?: unknown } | undefined)?.eventNumber !== undefined;

/** How a long response is worked out again for a repeat, so that less is stored of it. */
export interface ResponseRepeat<Context, Response, Kept, Outcome> {
  /** Returns what to store of a response, as JSON. */
  readonly toKept: (response: Response) => Kept;
  /** Returns the same response, or a refusal. */
  readonly fromKept: (context: Context, kept: Kept) => Promise<Outcome>;
}

/** How a request with a key is run, stored and repeated. */
export interface IdempotentWork {
  readonly work: (tx: Transaction) => Promise<unknown>;
  readonly toResponse: (outcome: unknown) => StoredResponse;
  /** Where the response is worked out again, within the transaction of the key. */
  readonly repeat?: ResponseRepeat<Transaction, unknown, unknown, unknown> | undefined;
}

/**
 * Runs `work` once per key in a transaction and stores its response, or what that can be worked out
 * from; a repeat gets the same response. A refusal rolls back the work and is stored too, except
 * for 429 and 503 ("not now"), so that trying again may succeed.
 *
 * @returns the outcome of `work`, or a `ReplayedResponse`
 */
export async function runIdempotently(
  database: TransactionScope,
  keyed: IdempotentRequest,
  now: Date,
  { work, toResponse, repeat }: IdempotentWork,
): Promise<unknown> {
  const { outcome } = await database.transaction<{ outcome: unknown; ok?: false }>(async (tx) => {
    const claim = await claimIdempotencyKey(tx, keyed, now);
    if (claim.kind === 'another_request') return { outcome: refuse('key_reused') };
    if (claim.kind === 'repeat') {
      const { status, body } = claim.kept;
      if (status !== null) return { outcome: new ReplayedResponse({ status, body }) };
      const outcome = await repeat!.fromKept(tx, JSON.parse(body));
      return { outcome: isRefusal(outcome) ? outcome : new ReplayedResponse(toResponse(outcome)) };
    }
    await setSavepoint(tx);
    const outcome = await work(tx);
    const response = toResponse(outcome);
    if (response.status === 503 || response.status === 429) return { ok: false, outcome };
    if (isRefusal(outcome)) await rollBackToSavepoint(tx);
    const kept =
      repeat === undefined || isRefusal(outcome)
        ? response
        : { status: null, body: JSON.stringify(repeat.toKept(outcome)) };
    await storeOutcome(tx, keyed, kept);
    return { outcome };
  });
  return outcome;
}
