import { gamePay } from '@pennant/rules/wallet/game-pay';
import type { Transaction } from '../platform/database/database.ts';
import { credit } from './ledger.ts';
import { lockWallet, sumGamePay } from './wallet-store.ts';

/** The data of a final game that its pay depends on. */
export interface PaidGame {
  readonly userID: string;
  readonly gameID: string;
  readonly won: boolean;
  /** The user's probability of winning before the first pitch, between 0 and 1 (exclusive). */
  readonly winChance: number;
  readonly isAbandoned: boolean;
  readonly betweenOwnTeams: boolean;
}

/**
 * Pays a user for a final game, up to the cap per UTC day; returns the amount. Locks the wallet.
 *
 * @param isPaid whether a game of its kind pays at all; asked while the wallet is locked, so that
 * of games that end at the same time each counts those before it.
 */
export async function payForGame(
  tx: Transaction,
  game: PaidGame,
  now: Date,
  isPaid: () => Promise<boolean> = async () => true,
): Promise<number> {
  const { userID, gameID, won, winChance, isAbandoned: abandoned, betweenOwnTeams } = game;
  // Locked before the sum is read: two games that end at the same time must share the cap.
  const [wallet, paidToday, isPaidAtAll] = await Promise.all([
    lockWallet(tx, userID),
    sumGamePay(tx, userID, startOfDay(now)),
    isPaid(),
  ]);
  if (wallet === undefined || !isPaidAtAll) return 0;
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
