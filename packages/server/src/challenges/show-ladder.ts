import { LADDER_MONTHS_SHOWN, type Ladder } from '@pennant/contract/challenges';
import { MAX_LADDER_FLAGS, type PlayerProfile } from '@pennant/contract/leaderboard';
import { monthOf } from '@pennant/rules/leaderboard/month-and-quarter';
import type { Queries } from '../platform/database/database.ts';
import { startOfMonthAfter } from '../platform/start-of-month.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { listFlags, listWinners, type LadderWinnerRow } from './ladder-store.ts';

/** Returns the month under way and the first three of months past. */
export async function showLadder(
  { findUsernames }: Pick<ChallengeServices, 'findUsernames'>,
  queries: Queries,
  now: Date,
): Promise<Ladder> {
  const rows = await listWinners(queries, startOfMonthAfter(now, -LADDER_MONTHS_SHOWN));
  const usernames = await findUsernames(
    queries,
    rows.map(({ user_id }) => user_id),
  );
  const toWinner = ({ user_id: userID, place, rating }: LadderWinnerRow) => {
    const username = usernames.get(userID);
    return username === undefined
      ? []
      : [{ place, User: { userID, username }, rating: Math.round(rating) }];
  };
  const byMonth = Map.groupBy(rows, ({ month }) => month.toISOString());
  return {
    ...monthOf(now.toISOString()),
    ends: startOfMonthAfter(now, 1).toISOString(),
    past: [...byMonth].flatMap(([month, ofMonth]) => {
      const winners = ofMonth.flatMap(toWinner);
      return winners.length === 0 ? [] : [{ ...monthOf(month), winners }];
    }),
  };
}

/** Returns the flags of a user: months in which they were among the first three. */
export async function findLadderFlags(
  queries: Queries,
  userID: string,
): Promise<PlayerProfile['flags']> {
  const rows = await listFlags(queries, { userID, limit: MAX_LADDER_FLAGS });
  return rows.map(({ month, place }) => ({ ...monthOf(month.toISOString()), place }));
}
