import type { Queries } from '../platform/database/database.ts';
import { listDaysOfGames } from './day-of-games-store.ts';
import { listGameResults } from './game-store.ts';

/** Returns a user's games for the account export, newest first: teams, result, earnings. */
export async function exportGames(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
) {
  const rows = await listGameResults(queries, request);
  return rows.map((row) => ({
    gameID: row.game_id,
    created: row.created_at.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    role: row.role,
    home: row.home_name,
    visitors: row.visiting_name,
    isFinal: row.is_final,
    isAbandoned: row.is_abandoned,
    isPublic: row.is_public === true,
    isWatchable: row.is_watchable,
    result: row.result_description,
    earnedMoney: row.earned_money,
    earnedExperience: row.earned_experience,
  }));
}

/** Returns how many games of a user ended on each of the last days, for the account export. */
export async function exportDaysOfGames(queries: Queries, userID: string) {
  const days = await listDaysOfGames(queries, userID);
  return days.map(({ day, games, clicked_games }) => ({
    day: day.toISOString(),
    games,
    clickedGames: clicked_games,
  }));
}
