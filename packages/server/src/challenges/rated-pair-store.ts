import { hash } from 'node:crypto';
import { RATED_PAIR_HOURS } from '@pennant/rules/challenges/challenge-limits';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const HOUR_MS = 3_600_000;

/** Returns the time after which a rated game keeps its pair from another. */
export const ratedPairSince = (now: Date): Date =>
  new Date(now.getTime() - RATED_PAIR_HOURS * HOUR_MS);

/** Returns what two users are known by as a pair, in either order; it tells neither id. */
const pairHash = (one: string, other: string): Buffer =>
  hash('sha256', [one, other].toSorted().join(' '), 'buffer');

const CLAIM_PAIR = statement(
  'challenges.claim_pair',
  `insert into rated_pair as pair (pair_hash, rated_at) values ($1, $2)
   on conflict (pair_hash) do update set rated_at = excluded.rated_at where pair.rated_at <= $3
   returning rated_at`,
);

/**
 * Lets two users have a rated game that begins now. Returns false where they have had one within
 * the time that a pair has one in; of concurrent challenges one is first.
 */
export async function claimRatedPair(
  tx: Transaction,
  { one, other, now }: { readonly one: string; readonly other: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query(CLAIM_PAIR, [pairHash(one, other), now, ratedPairSince(now)]);
  return rows.length === 1;
}

const DELETE_OLD_PAIRS = statement(
  'challenges.delete_old_pairs',
  'delete from rated_pair where rated_at <= $1',
);

/** Deletes the pairs that may have a rated game again. */
export async function deleteOldPairs(queries: Queries, now: Date): Promise<void> {
  await queries.query(DELETE_OLD_PAIRS, [ratedPairSince(now)]);
}
