import { createHash } from 'node:crypto';
import type { Queries, Transaction } from '../database/database.ts';

/** How long the first response is stored. */
export const RETENTION_HOURS = 48;

/** A valid Idempotency-Key: 1 to 200 visible ASCII characters. */
const VALID_KEY = /^[\x21-\x7e]{1,200}$/;

export const isValidIdempotencyKey = (key: string): boolean => VALID_KEY.test(key);

export interface StoredResponse {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

export interface IdempotentRequest {
  readonly userID: string;
  readonly key: string;
  readonly call: string;
  /** Params, query and body; their hash detects a key that is reused for another request. */
  readonly input: unknown;
}

type ClaimResult =
  | { kind: 'first' }
  | { kind: 'repeat'; kept: StoredResponse }
  | { kind: 'another_request' };

/**
 * Claims the key for this request, as the first statement of its transaction. A concurrent repeat
 * waits here until the first request's transaction ends: then it finds the stored response, or, if
 * the first was rolled back, claims the key itself.
 */
export async function claimIdempotencyKey(
  tx: Transaction,
  request: IdempotentRequest,
  now: Date,
): Promise<ClaimResult> {
  const hash = createHash('sha256')
    .update(JSON.stringify(request.input ?? null))
    .digest();
  const primaryKey = [request.userID, request.key];
  // An expired key may be used again.
  await tx.query(
    {
      name: 'forget_key',
      text: `delete from idempotency_key
             where user_id = $1 and key = $2 and created < $3::timestamptz - make_interval(hours => $4)`,
    },
    [...primaryKey, now, RETENTION_HOURS],
  );
  const claimed = await tx.query(
    {
      name: 'claim_key',
      text: `insert into idempotency_key (user_id, key, call, request_hash, created) values ($1, $2, $3, $4, $5)
             on conflict do nothing returning true`,
    },
    [...primaryKey, request.call, hash, now],
  );
  if (claimed.length === 1) return { kind: 'first' };

  const [row] = await tx.query<{
    call: string;
    request_hash: Buffer;
    status: number;
    answer: string;
  }>(
    `select call, request_hash, status, answer::text from idempotency_key where user_id = $1 and key = $2`,
    primaryKey,
  );
  if (!row || row.call !== request.call || !row.request_hash.equals(hash))
    return { kind: 'another_request' };
  return { kind: 'repeat', kept: { status: row.status, body: row.answer } };
}

/** Stores the response with the key, in the transaction of the request. */
export async function storeResponse(
  tx: Transaction,
  { userID, key }: IdempotentRequest,
  response: StoredResponse,
): Promise<void> {
  await tx.query(
    {
      name: 'keep_answer',
      text: `update idempotency_key set status = $3, answer = $4 where user_id = $1 and key = $2`,
    },
    [userID, key, response.status, response.body],
  );
}

/** Deletes the expired keys. */
export async function deleteExpiredIdempotencyKeys(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `delete from idempotency_key where created < $1::timestamptz - make_interval(hours => $2)`,
    [now, RETENTION_HOURS],
  );
}
