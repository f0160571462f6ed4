import {
  MAX_LIVE_BOARD,
  type LiveGameUnderWay,
  type LiveResultDto,
  type LiveStateDto,
} from '@pennant/contract/live-results';
import { FRIENDLY_QUITS_OF_DAY } from '@pennant/rules/live/leaving';
import { toShownLiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import { toRatingChange } from '../challenges/rating-dto.ts';
import type { Queries } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { liveRatingNow, toLiveRating } from './live-rating.ts';
import { findLiveRating, listBestLive } from './live-rating-store.ts';
import { listLiveGames, type EndedSeatRow } from './seat-store.ts';

/** Who has not played for so long is not on the board, in days. */
const BOARD_IDLE_DAYS = 90;

const toOpponent = (username: string | null) => (username === null ? null : { username });

/** Returns a user's live games under way, newest first. */
export async function showLiveGamesUnderWay(
  queries: Queries,
  userID: string,
): Promise<LiveGameUnderWay[]> {
  return (await listLiveGames(queries, userID)).map((game) => ({
    gameID: game.game_id,
    created: game.created_at.toISOString(),
    opponent: toOpponent(game.opponent_username),
    opponentTeam: game.opponent_team,
    team: game.team_name,
  }));
}

/** Returns a user's rating in live games, those under way, and what the user may do next. */
export async function showLiveState(
  queries: Queries,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<LiveStateDto> {
  const [row, games] = await Promise.all([
    findLiveRating(queries, userID),
    showLiveGamesUnderWay(queries, userID),
  ]);
  const isToday = row?.quit_day?.getTime() === startOfDay(now).getTime();
  const waitsUntil = row?.waits_until ?? null;
  return {
    rating: toLiveRating(row, now),
    gamesUnderWay: games,
    waitsUntil: waitsUntil !== null && waitsUntil > now ? waitsUntil.toISOString() : null,
    friendlyQuitsLeft: FRIENDLY_QUITS_OF_DAY - (isToday ? (row?.quits ?? 0) : 0),
  };
}

/** Returns a user's part of a live game that is over. */
export const toLiveResult = (row: EndedSeatRow): LiveResultDto => ({
  gameID: row.game_id,
  ended: row.ended_at!.toISOString(),
  opponent: toOpponent(row.opponent_username),
  opponentTeam: row.opponent_team,
  team: row.team_name,
  how: row.how ?? 'played',
  won: row.won,
  runs: row.runs ?? 0,
  opponentRuns: row.opponent_runs ?? 0,
  unratedReason: row.unrated_reason && toShownLiveUnratedReason(row.unrated_reason),
  rating: toRatingChange(row),
});

/** Returns the best rated players of live games, highest first. */
export async function showLiveBoard(
  findUsernames: (
    queries: Queries,
    userIDs: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>,
  queries: Queries,
  now: Date,
) {
  const rows = await listBestLive(queries, {
    since: daysBefore(now, BOARD_IDLE_DAYS),
    limit: MAX_LIVE_BOARD,
  });
  const usernames = await findUsernames(
    queries,
    rows.map(({ user_id }) => user_id),
  );
  return rows
    .toSorted((one, other) => liveRatingNow(other, now).rating - liveRatingNow(one, now).rating)
    .flatMap((row) => {
      const username = usernames.get(row.user_id);
      if (username === undefined) return [];
      return [{ User: { userID: row.user_id, username }, ...toLiveRating(row, now) }];
    })
    .map((player, index) => ({ place: index + 1, ...player }));
}
