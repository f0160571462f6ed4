import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Transaction } from '../platform/database/database.ts';
import { rateTeams } from '../teams/rate-teams.ts';
import { findUnscoredGames, lockScoring, recordScoredGames } from './scored-game-store.ts';

/** The highest number of games that one call scores; the next call scores further games. */
const MAX_GAMES_PER_CALL = 5000;

/**
 * Scores final games that are not scored yet, in the order in which they ended: imported games, and
 * games whose computer team was unknown when they ended. Each game is scored once, however often
 * this is called.
 */
export async function scoreOldGames(
  tx: Transaction,
  {
    adminID,
    now,
    recordAdminAction,
  }: {
    readonly adminID: string;
    readonly now: Date;
    readonly recordAdminAction: RecordAdminAction;
  },
) {
  await lockScoring(tx);
  const scored = await rateTeams(tx, await findUnscoredGames(tx, MAX_GAMES_PER_CALL));
  await recordScoredGames(tx, scored);
  const teams = new Set(scored.map(({ userTeamID }) => userTeamID)).size;
  const result = { ok: true as const, games: scored.length, teams };
  await recordAdminAction(tx, {
    adminID,
    action: 'games_scored',
    subjectID: 'elo',
    after: { games: result.games, teams },
    now,
  });
  return result;
}
