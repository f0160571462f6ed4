import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Transaction } from '../platform/database/database.ts';
import { rateGame } from './rate-game.ts';
import { findUnscoredGames, lockScoring } from './scored-game-store.ts';

/** The highest number of games that one call scores; the next call scores further games. */
const MAX_GAMES_PER_CALL = 1000;

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
  const scoredTeams: string[] = [];
  for (const game of await findUnscoredGames(tx, MAX_GAMES_PER_CALL))
    if ((await rateGame(tx, game)) !== null) scoredTeams.push(game.userTeamID);
  const teams = new Set(scoredTeams).size;
  const result = { ok: true as const, games: scoredTeams.length, teams };
  await recordAdminAction(tx, {
    adminID,
    action: 'games_scored',
    subjectID: 'elo',
    after: { games: result.games, teams },
    now,
  });
  return result;
}
