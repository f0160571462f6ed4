import { computerElo, eloAfter } from '@pennant/rules/leaderboard/elo';
import type { Transaction } from '../platform/database/database.ts';
import { findClubScore, lockRating, saveRating } from './rating-store.ts';

/**
 * Moves a team's rating for a final game against a computer team, in the transaction that ends the game, so that each
 * game counts once. A computer team's own rating does not move.
 */
export async function rateTeam(
  tx: Transaction,
  game: {
    readonly userID: string;
    readonly userTeamID: string;
    readonly opponentTeamID: string;
    readonly won: boolean;
  },
): Promise<void> {
  const { userID, userTeamID: teamID, opponentTeamID, won } = game;
  const rated = await lockRating(tx, { userID, teamID });
  const score = await findClubScore(tx, opponentTeamID);
  if (!rated || score === undefined) return;
  const elo = eloAfter({ own: rated.elo, other: computerElo(score), games: rated.elo_games, won });
  await saveRating(tx, { userID, teamID, elo });
}
