import { createHash } from 'node:crypto';
import type { Queries, Transaction } from '../database/database.ts';

/** How long the first answer is kept. */
export const KEPT_HOURS = 48;

/** What a client may name a request by: up to 200 characters that can be seen. */
const WELL_FORMED = /^[\x21-\x7e]{1,200}$/;

export const isKeyWellFormed = (key: string): boolean => WELL_FORMED.test(key);

export interface KeptAnswer {
  readonly status: number;
  /** JSON text. */
  readonly answer: string;
}

export interface KeyedRequest {
  readonly userID: string;
  readonly key: string;
  readonly call: string;
  /** What was asked, so that a key that comes with something else is noticed. */
  readonly request: unknown;
}

type Claim = { kind: 'first' } | { kind: 'repeat'; kept: KeptAnswer } | { kind: 'another_request' };

/**
 * Takes the key for this request, as the first statement of its transaction. A copy that comes while the first is
 * still at work waits here for its end: then it finds the answer, or, where the first was rolled back, goes ahead.
 */
export async function claimKey(tx: Transaction, request: KeyedRequest, now: Date): Promise<Claim> {
  const hash = createHash('sha256')
    .update(JSON.stringify(request.request ?? null))
    .digest();
  const names = [request.userID, request.key];
  // A key whose time is over may be used again.
  await tx.query(
    {
      name: 'forget_key',
      text: `delete from idempotency_key
             where user_id = $1 and key = $2 and created < $3::timestamptz - make_interval(hours => $4)`,
    },
    [...names, now, KEPT_HOURS],
  );
  const claimed = await tx.query(
    {
      name: 'claim_key',
      text: `insert into idempotency_key (user_id, key, call, request_hash, created) values ($1, $2, $3, $4, $5)
             on conflict do nothing returning true`,
    },
    [...names, request.call, hash, now],
  );
  if (claimed.length === 1) return { kind: 'first' };

  const [row] = await tx.query<{
    call: string;
    request_hash: Buffer;
    status: number;
    answer: string;
  }>(
    `select call, request_hash, status, answer::text from idempotency_key where user_id = $1 and key = $2`,
    names,
  );
  if (!row || row.call !== request.call || !row.request_hash.equals(hash))
    return { kind: 'another_request' };
  return { kind: 'repeat', kept: { status: row.status, answer: row.answer } };
}

/** Keeps the answer with the key, in the same transaction as what it tells of. */
export async function keepAnswer(
  tx: Transaction,
  { userID, key }: KeyedRequest,
  kept: KeptAnswer,
): Promise<void> {
  await tx.query(
    {
      name: 'keep_answer',
      text: `update idempotency_key set status = $3, answer = $4 where user_id = $1 and key = $2`,
    },
    [userID, key, kept.status, kept.answer],
  );
}

/** Removes the keys whose time is over. */
export async function forgetOldKeys(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `delete from idempotency_key where created < $1::timestamptz - make_interval(hours => $2)`,
    [now, KEPT_HOURS],
  );
}
