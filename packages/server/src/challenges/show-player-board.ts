import { MAX_RATED_PLAYERS, type RatedPlayer } from '@pennant/contract/challenges';
import { BOARD_IDLE_DAYS } from '@pennant/rules/challenges/challenge-limits';
import type { Queries } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { toPlayerRating } from './rating-dto.ts';
import { listBestRated } from './user-rating-store.ts';

/** How long the board is kept, in ms. */
const KEPT_MS = 30_000;

/** Returns the best rated players, highest first. */
export type ShowPlayerBoard = (queries: Queries, now: Date) => Promise<RatedPlayer[]>;

/** Returns a function that shows the board of players; it reads it at most twice a minute. */
export function createPlayerBoard({
  findUsernames,
}: Pick<ChallengeServices, 'findUsernames'>): ShowPlayerBoard {
  let kept: { readonly readAt: number; readonly board: Promise<RatedPlayer[]> } | null = null;
  return (queries, now) => {
    if (kept === null || Math.abs(now.getTime() - kept.readAt) > KEPT_MS) {
      const board = readBoard(findUsernames, queries, now);
      kept = { readAt: now.getTime(), board };
      // A failure is not kept.
      board.catch(() => (kept = null));
    }
    return kept.board;
  };
}

async function readBoard(
  findUsernames: ChallengeServices['findUsernames'],
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
  return rows
    .flatMap((row) => {
      const username = usernames.get(row.user_id);
      if (username === undefined) return [];
      return [
        {
          User: { userID: row.user_id, username },
          ...toPlayerRating(row, now),
          team:
            row.team_name === null || row.problem !== null
              ? null
              : { name: row.team_name, score: row.team_score ?? 0 },
        },
      ];
    })
    .map((player, index) => ({ place: index + 1, ...player }));
}
