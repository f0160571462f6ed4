import { gamePay } from '@pennant/rules/wallet/game-pay';
import type { Transaction } from '../platform/database/database.ts';
import { credit } from './ledger.ts';
import { lockWallet, sumGamePay } from './store.ts';

/** A final game, as far as its pay depends on it. */
export interface PaidGame {
  readonly userID: string;
  readonly gameID: string;
  readonly won: boolean;
  /** Chance of the user's win before the first pitch, over 0 and under 1. */
  readonly winChance: number;
  readonly isAbandoned: boolean;
  readonly betweenOwnTeams: boolean;
}

/** Pays a user for a final game, within the cap of a UTC day; answers how much. Takes the wallet's lock. */
export async function payForGame(tx: Transaction, game: PaidGame, now: Date): Promise<number> {
  const { userID, gameID, won, winChance, isAbandoned: abandoned, betweenOwnTeams } = game;
  // The lock comes before the sum: two games that end at once must not both find room under the cap.
  if (!(await lockWallet(tx, userID))) return 0;
  const paidToday = await sumGamePay(tx, userID, startOfDay(now));
  const amount = gamePay({ won, winChance, abandoned, betweenOwnTeams, paidToday });
  if (amount === 0) return 0;
  const paid = await credit(tx, {
    userID,
    amount,
    reason: won ? 'Game won' : 'Game played',
    cause: { kind: 'game', gameID },
    now,
  });
  return paid.ok ? amount : 0;
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
