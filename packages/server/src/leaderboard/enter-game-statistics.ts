import {
  minOuts,
  minPlateAppearances,
  type LeaderboardTotals,
} from '@pennant/rules/leaderboard/board-statistics';
import { monthOf, periodKeysOf } from '@pennant/rules/leaderboard/month-and-quarter';
import type { Transaction } from '../platform/database/database.ts';
import { addBatting, addPitching, countGame, qualify, type Minimum } from './statistics-store.ts';

/** The statistics of a user's cards in one game. */
export interface GameStatistics extends LeaderboardTotals {
  readonly userID: string;
}

/**
 * Adds a final game to the statistics of its month, its quarter and all time, in the transaction
 * that makes it final, so boards show it at once. The user's rows of `games_finished` are locked
 * first, so that two games of one user that end at the same time are added one after the other.
 */
export async function enterGameStatistics(
  tx: Transaction,
  { userID, batters, pitchers }: GameStatistics,
  now: Date,
): Promise<void> {
  const periods = periodKeysOf(monthOf(now.toISOString()));
  const [counted] = await Promise.all([
    countGame(tx, userID, periods),
    addBatting(tx, { userID, periods, batters }),
    addPitching(tx, { userID, periods, pitchers }),
  ]);
  const minimums = (needed: (games: number) => number): Minimum[] =>
    counted.map(({ period, games }) => ({ period, needed: needed(games) }));
  await Promise.all([
    qualify(tx, 'batting', {
      userID,
      minimums: minimums(minPlateAppearances),
      cardIDs: batters.map(({ cardID }) => cardID),
    }),
    qualify(tx, 'pitching', {
      userID,
      minimums: minimums(minOuts),
      cardIDs: pitchers.map(({ cardID }) => cardID),
    }),
  ]);
}
