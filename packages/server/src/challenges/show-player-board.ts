import { MAX_RATED_PLAYERS, type RatedPlayer } from '@pennant/contract/challenges';
import { BOARD_IDLE_DAYS } from '@pennant/rules/challenges/challenge-limits';
import type { Queries } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { startOfMonth } from '../platform/start-of-month.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { ratingNow, toPlayerRating } from './rating-dto.ts';
import { listBestRated } from './user-rating-store.ts';

/** Returns the best rated players, highest first. */
export async function showPlayerBoard(
  { findUsernames }: Pick<ChallengeServices, 'findUsernames'>,
  queries: Queries,
  now: Date,
): Promise<RatedPlayer[]> {
  const rows = await listBestRated(queries, {
    since: daysBefore(now, BOARD_IDLE_DAYS),
    limit: MAX_RATED_PLAYERS,
  });
  const usernames = await findUsernames(
    queries,
    rows.map(({ user_id }) => user_id),
  );
  const month = startOfMonth(now).getTime();
  return (
    rows
      .map((row) => ({ row, rating: ratingNow(row, now).rating }))
      // At the turn of a month some rows are brought into it before others.
      .toSorted((a, b) => b.rating - a.rating)
      .flatMap(({ row }) => {
        const username = usernames.get(row.user_id);
        if (username === undefined) return [];
        return [
          {
            User: { userID: row.user_id, username },
            ...toPlayerRating(row, now),
            challengesThisMonth: row.month.getTime() === month ? row.month_attacks : 0,
            team:
              row.team_name === null || row.problem !== null
                ? null
                : { name: row.team_name, score: row.team_score ?? 0 },
          },
        ];
      })
      .map((player, index) => ({ place: index + 1, ...player }))
  );
}
