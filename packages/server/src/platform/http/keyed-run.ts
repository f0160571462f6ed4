import type { Call } from '@pennant/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { Asked } from './asked.ts';
import {
  claimKey,
  isKeyWellFormed,
  keepAnswer,
  type KeptAnswer,
  type KeyedRequest,
} from './idempotency.ts';

/** What became of a request: an outcome of its own, or the kept answer of the first copy. */
export type Run = { outcome: unknown } | { kept: KeptAnswer };

/** A request that carries an Idempotency-Key, where that matters; null for all others. */
export function keyedRequest(
  call: Call,
  asked: Asked<Call>,
  request: FastifyRequest,
): KeyedRequest | Refusal | null {
  const key = request.headers['idempotency-key'];
  // Without a user there is nobody to keep an answer for; such calls are harmless to repeat by themselves.
  if (key === undefined || key === '' || !asked.user || call.holdsPassword) return null;
  if (typeof key !== 'string' || !isKeyWellFormed(key)) {
    return refuse('malformed', [
      { path: 'Idempotency-Key', message: 'must be 1 to 200 visible characters' },
    ]);
  }
  const { params, query, body } = asked;
  return {
    userID: asked.user.userID,
    key,
    call: `${call.method} ${call.path}`,
    request: { params, query, body },
  };
}

/** Whether a key can make a call safe to repeat: it changes something, and does not tell repeats by its `eventNumber`. */
export function isRepeatable(call: Call, { body, query }: Asked<Call>): boolean {
  if (!call.writes) return false;
  const { eventNumber } = { ...(query as object | undefined), ...(body as object | undefined) } as {
    eventNumber?: unknown;
  };
  return eventNumber === undefined;
}

/**
 * A refusal undoes what the work did, but is kept with the key: the repeat gets the first answer, whatever it was.
 * "Not now" is no answer: it is not kept, so that trying again may succeed.
 */
export async function runKeyed(
  database: Database,
  keyed: KeyedRequest,
  now: Date,
  work: (tx: Transaction) => Promise<unknown>,
  answerOf: (outcome: unknown) => KeptAnswer,
): Promise<Run> {
  return database.transaction<Run & { ok?: boolean }>(async (tx) => {
    const claim = await claimKey(tx, keyed, now);
    if (claim.kind === 'repeat') return { kept: claim.kept };
    if (claim.kind === 'another_request') return { outcome: refuse('key_reused') };
    await tx.query('savepoint before_work');
    const outcome = await work(tx);
    const answer = answerOf(outcome);
    if (answer.status === 503 || answer.status === 429) return { ok: false, outcome };
    if (isRefusal(outcome)) await tx.query('rollback to savepoint before_work');
    await keepAnswer(tx, keyed, answer);
    return { outcome };
  });
}
