import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { addJournal, changeBalance, hasWallet, type PostingLine } from './wallet-store.ts';

/**
 * An asset that moves: positive amounts to the user, negative ones from them, to or from the house.
 */
export type Move =
  | { readonly asset: 'money'; readonly amount: number }
  | { readonly asset: 'pack'; readonly seriesID: number; readonly amount: number }
  | { readonly asset: 'card'; readonly cardID: number; readonly amount: number };

/** The machine-readable cause of a journal: `{kind: 'game', gameID}`. */
export interface Cause {
  readonly kind: string;
  readonly [detail: string]: string | number | boolean | null;
}

export interface JournalEntry {
  readonly userID: string;
  /** Shown to the user in their wallet's table. */
  readonly reason: string;
  readonly cause: Cause;
  readonly now: Date;
  /** At most one of them money; amounts of 0 are omitted. */
  readonly moves: readonly Move[];
}

export type PostingResult =
  | {
      readonly ok: true;
      readonly journalID: string;
      /** Null if no money moved. */
      readonly balance: number | null;
    }
  | Refusal<'wallet_too_small' | 'wallet_full' | 'wallet_not_found'>;

/**
 * Writes one journal: the assets moved between a user and the house, and why. The wallet's balance
 * is changed here (its row stays locked until the transaction ends); the counts of packs and cards
 * are changed by their features in the same transaction. Lock order: wallet, inventory by card id,
 * game.
 */
export async function postJournalEntry(
  tx: Transaction,
  entry: JournalEntry,
): Promise<PostingResult> {
  const moves = entry.moves.filter(({ amount }) => amount !== 0);
  const money = moves.filter(({ asset }) => asset === 'money');
  if (money.length > 1) throw new Error('a journal moves money once');
  const [payment] = money;

  const changed = payment ? await changeBalance(tx, entry.userID, payment.amount) : null;
  if (payment && !changed) return refuseChange(tx, entry.userID, payment.amount);

  const journalID = newUuidV7(entry.now);
  const lines = moves.flatMap((move): PostingLine[] => {
    const posting = { asset: move.asset, item: itemIdOf(move) };
    const balance =
      move.asset === 'money' && changed
        ? { change: changed.changes, balanceAfter: changed.balance }
        : null;
    return [
      {
        ...posting,
        holder: 'user',
        amount: move.amount,
        change: balance?.change ?? null,
        balanceAfter: balance?.balanceAfter ?? null,
      },
      { ...posting, holder: 'house', amount: -move.amount, change: null, balanceAfter: null },
    ];
  });
  await addJournal(tx, { ...entry, journalID, lines });
  return { ok: true, journalID, balance: changed?.balance ?? null };
}

export interface MoneyTransfer {
  readonly userID: string;
  /** Greater than 0. */
  readonly amount: number;
  readonly reason: string;
  readonly cause: Cause;
  readonly now: Date;
}

export type PaymentResult =
  | { readonly ok: true; readonly journalID: string; readonly balance: number }
  | Exclude<PostingResult, { ok: true }>;

/** Takes money from a wallet; refuses if it holds less. */
export const debit = (tx: Transaction, moved: MoneyTransfer): Promise<PaymentResult> =>
  moveMoney(tx, moved, -1);

/** Puts money into a wallet. */
export const credit = (tx: Transaction, moved: MoneyTransfer): Promise<PaymentResult> =>
  moveMoney(tx, moved, 1);

async function moveMoney(
  tx: Transaction,
  { amount, ...entry }: MoneyTransfer,
  sign: 1 | -1,
): Promise<PaymentResult> {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error(`${amount} is no amount of money to move`);
  const entered = await postJournalEntry(tx, {
    ...entry,
    moves: [{ asset: 'money', amount: sign * amount }],
  });
  return entered.ok ? { ...entered, balance: entered.balance! } : entered;
}

function itemIdOf(move: Move): number {
  if (move.asset === 'pack') return move.seriesID;
  return move.asset === 'card' ? move.cardID : 0;
}

async function refuseChange(
  tx: Transaction,
  userID: string,
  amount: number,
): Promise<Exclude<PostingResult, { ok: true }>> {
  if (!(await hasWallet(tx, userID))) return refuse('wallet_not_found');
  return refuse(amount < 0 ? 'wallet_too_small' : 'wallet_full');
}
