import { createHash } from 'node:crypto';
import type { Queries, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** How long the first response, or what it is worked out from, is stored. */
export const RETENTION_HOURS = 48;

/** A valid Idempotency-Key: 1 to 200 visible ASCII characters. */
const VALID_KEY = /^[\x21-\x7e]{1,200}$/;

export const isValidIdempotencyKey = (key: string): boolean => VALID_KEY.test(key);

export interface StoredResponse {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

/** What is stored with a key. */
export interface StoredOutcome {
  /** Null where the response is worked out again from `body`. */
  readonly status: number | null;
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
  | { kind: 'repeat'; kept: StoredOutcome }
  | { kind: 'another_request' };

// An expired key may be used again.
const DELETE_EXPIRED_KEY = statement(
  'platform.delete_expired_key',
  `delete from idempotency_key
   where user_id = $1 and key = $2 and created_at < $3::timestamptz - make_interval(hours => $4)`,
  { prepared: true },
);
const CLAIM_KEY = statement(
  'platform.claim_key',
  `insert into idempotency_key (user_id, key, call, request_hash, created_at)
   values ($1, $2, $3, $4, $5)
   on conflict do nothing returning true`,
  { prepared: true },
);
const FIND_KEY = statement(
  'platform.find_key',
  `select call, request_hash, status, answer::text from idempotency_key where user_id = $1 and key = $2`,
  // Another transaction sees a key only with what was stored with it.
  { notNull: ['answer'] },
);

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
  const { userID, key, call } = request;
  await tx.query(DELETE_EXPIRED_KEY, [userID, key, now, RETENTION_HOURS]);
  const claimed = await tx.query(CLAIM_KEY, [userID, key, call, hash, now]);
  if (claimed.length === 1) return { kind: 'first' };

  const [row] = await tx.query(FIND_KEY, [userID, key]);
  if (!row || row.call !== call || !row.request_hash.equals(hash))
    return { kind: 'another_request' };
  return { kind: 'repeat', kept: { status: row.status, body: row.answer } };
}

const SET_SAVEPOINT = statement('platform.set_savepoint', 'savepoint before_work');
const ROLL_BACK_TO_SAVEPOINT = statement(
  'platform.roll_back_to_savepoint',
  'rollback to savepoint before_work',
);

/** Marks the point that the key's transaction is rolled back to if the request is refused. */
export async function setSavepoint(tx: Transaction): Promise<void> {
  await tx.query(SET_SAVEPOINT);
}

export async function rollBackToSavepoint(tx: Transaction): Promise<void> {
  await tx.query(ROLL_BACK_TO_SAVEPOINT);
}

const STORE_OUTCOME = statement(
  'platform.store_outcome',
  'update idempotency_key set status = $3, answer = $4 where user_id = $1 and key = $2',
  { prepared: true, nullable: ['$3'] },
);

/** Stores the outcome with the key, in the transaction of the request. */
export async function storeOutcome(
  tx: Transaction,
  { userID, key }: IdempotentRequest,
  { status, body }: StoredOutcome,
): Promise<void> {
  await tx.query(STORE_OUTCOME, [userID, key, status, body]);
}

const DELETE_EXPIRED_KEYS = statement(
  'platform.delete_expired_keys',
  'delete from idempotency_key where created_at < $1::timestamptz - make_interval(hours => $2)',
);

/** Deletes the expired keys. */
export async function deleteExpiredIdempotencyKeys(queries: Queries, now: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_KEYS, [now, RETENTION_HOURS]);
}
