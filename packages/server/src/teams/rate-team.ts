import { computerElo, eloAfter } from '@pennant/rules/leaderboard/elo';
import type { Transaction } from '../platform/database/database.ts';
import { lockDeletedRating, saveDeletedRating } from './deleted-team-store.ts';
import { findComputerTeamScore, lockRating, saveRating } from './team-rating-store.ts';

/** What a rating needs of a final game against a computer team. */
export interface GameToRate {
  readonly userID: string;
  readonly userTeamID: string;
  readonly opponentTeamID: string;
  readonly won: boolean;
}

/** A team's Elo before and after a game. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

/** A team's rating after a game, to be saved in the transaction that locked it. */
export interface NewRating {
  readonly change: RatingChange;
  save(): Promise<void>;
}

/**
 * Returns a team's Elo rating after a final game against a computer team, whose own rating does not
 * change (docs/spec/decisions.md, "Contests, rewards, ratings, boards"). A team that was deleted
 * while its game was under way still wins and loses: what it kept of its rating counts for its
 * user's next teams. Returns null for a game that can't be scored: its team is deleted for long, or
 * its computer team is unknown. The caller ensures that each game counts once. Locks the team.
 */
export async function computeRating(
  tx: Transaction,
  { userID, userTeamID: teamID, opponentTeamID, won }: GameToRate,
): Promise<NewRating | null> {
  const key = { userID, teamID };
  const [current, score] = await Promise.all([
    lockRating(tx, key),
    findComputerTeamScore(tx, opponentTeamID),
  ]);
  const rating = current ?? (await lockDeletedRating(tx, key));
  if (rating === undefined || score === undefined) return null;
  const elo = eloAfter({ own: rating.elo, other: computerElo(score), games: rating.games, won });
  const save = current === undefined ? saveDeletedRating : saveRating;
  return {
    change: { before: rating.elo, after: elo },
    save: () => save(tx, key, { elo, games: rating.games + 1 }),
  };
}
