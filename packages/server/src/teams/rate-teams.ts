import { computerElo, eloAfter } from '@pennant/rules/leaderboard/elo';
import type { Transaction } from '../platform/database/database.ts';
import { lockDeletedRatings, saveDeletedRatings } from './deleted-team-store.ts';
import {
  findComputerTeamScores,
  lockRatings,
  saveRatings,
  type Rating,
  type TeamKey,
} from './team-rating-store.ts';

/** What a rating needs of a final game against a computer team. */
export interface GameToRate {
  readonly userID: string;
  readonly userTeamID: string;
  readonly opponentTeamID: string;
  readonly won: boolean;
}

/**
 * Updates teams' Elo ratings for final games against computer teams, in the order of `games`. A
 * computer team's own rating does not change (docs/spec/decisions.md, "Contests, rewards, ratings,
 * boards"). A team that was deleted while its game was under way still wins and loses: what it
 * kept of its rating counts for its user's next teams. Returns the games that were scored, each
 * with its team's rating before and after: a game whose team is deleted for long or whose computer
 * team is unknown can't be scored. The caller ensures that each game counts once.
 */
export async function rateTeams<Game extends GameToRate>(
  tx: Transaction,
  games: readonly Game[],
): Promise<(Game & { readonly ratingChange: { before: number; after: number } })[]> {
  const ratings = new Map<string, Rating>();
  const keys = games.map(({ userID, userTeamID: teamID }): TeamKey => ({ userID, teamID }));
  for (const rating of await lockRatings(tx, keys)) ratings.set(rating.teamID, rating);
  const deleted = await lockDeletedRatings(
    tx,
    keys.filter(({ teamID }) => !ratings.has(teamID)),
  );
  for (const rating of deleted) ratings.set(rating.teamID, rating);
  const scores = await findComputerTeamScores(
    tx,
    games.map(({ opponentTeamID }) => opponentTeamID),
  );
  const scored = games.flatMap((game) => {
    const { userTeamID, opponentTeamID, won } = game;
    const rating = ratings.get(userTeamID);
    const score = scores.get(opponentTeamID);
    if (rating === undefined || score === undefined) return [];
    const elo = eloAfter({ own: rating.elo, other: computerElo(score), games: rating.games, won });
    ratings.set(userTeamID, { ...rating, elo, games: rating.games + 1 });
    return [{ ...game, ratingChange: { before: rating.elo, after: elo } }];
  });
  if (scored.length > 0) await saveRatings(tx, [...ratings.values()]);
  if (deleted.length > 0)
    await saveDeletedRatings(
      tx,
      deleted.map((rating) => ratings.get(rating.teamID) ?? rating),
    );
  return scored;
}
