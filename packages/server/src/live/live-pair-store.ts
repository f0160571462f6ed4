import { hash } from 'node:crypto';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/** Rated live games of two users on one UTC day. */
export const RATED_GAMES_OF_PAIR = 3;

const CLAIM = statement(
  'live.claim_pair',
  `insert into live_pair as pair (pair_hash, day, games) values ($1, $2, 1)
   on conflict (pair_hash) do update
     set day = excluded.day, games = case when pair.day = excluded.day then pair.games + 1 else 1 end
     where pair.day <> excluded.day or pair.games < $3
   returning games`,
);

/** Lets two users have a rated game that begins now; false where they have had those of the day. */
export async function claimLivePair(
  tx: Transaction,
  { one, other, day }: { readonly one: string; readonly other: string; readonly day: Date },
): Promise<boolean> {
  const pair = hash('sha256', [one, other].toSorted().join(' '), 'buffer');
  return (await tx.query(CLAIM, [pair, day, RATED_GAMES_OF_PAIR])).length === 1;
}

const DELETE_OLD = statement('live.delete_old_pairs', 'delete from live_pair where day < $1');

/** Deletes the pairs of days that are over. */
export async function deleteOldLivePairs(queries: Queries, day: Date): Promise<void> {
  await queries.query(DELETE_OLD, [day]);
}
