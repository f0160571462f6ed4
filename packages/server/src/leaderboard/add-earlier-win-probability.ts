import { monthOf, periodKeysOf } from '@pennant/rules/leaderboard/month-and-quarter';
import type { Transaction } from '../platform/database/database.ts';
import { addWinProbability, lockGamesFinished } from './statistics-store.ts';

/**
 * Adds what a user's cards added to the win probability in an earlier game to the statistics of its
 * month, its quarter and all time, where the game is counted already.
 */
export async function addEarlierWinProbability(
  tx: Transaction,
  {
    userID,
    finishedAt,
    cards,
  }: {
    readonly userID: string;
    readonly finishedAt: Date;
    readonly cards: readonly {
      readonly cardID: number;
      readonly type: 'Batter' | 'Pitcher';
      readonly wpa: number;
    }[];
  },
): Promise<void> {
  const periods = periodKeysOf(monthOf(finishedAt.toISOString()));
  await lockGamesFinished(tx, { userID, periods });
  for (const [kind, type] of [
    ['batting', 'Batter'],
    ['pitching', 'Pitcher'],
  ] as const) {
    const ofKind = cards.filter((card) => card.type === type);
    if (ofKind.length > 0) await addWinProbability(tx, kind, { userID, periods, cards: ofKind });
  }
}
