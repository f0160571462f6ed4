import type { Transaction } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { addJournal, changeBalance, hasWallet, type PostingLine } from './store.ts';

/** What moves: positive amounts come to the user, negative ones leave him. The house is always the other side. */
export type Move =
  | { readonly asset: 'money'; readonly amount: number }
  | { readonly asset: 'pack'; readonly seriesID: number; readonly amount: number }
  | { readonly asset: 'card'; readonly cardID: number; readonly amount: number };

/** What caused a journal, for a machine: `{kind: 'game', gameID}`. */
export interface Cause {
  readonly kind: string;
  readonly [detail: string]: string | number | boolean | null;
}

export interface JournalEntry {
  readonly userID: string;
  /** For the user: it stands in his wallet's table. */
  readonly reason: string;
  readonly cause: Cause;
  readonly now: Date;
  /** At most one of money; amounts of 0 are left out. */
  readonly moves: readonly Move[];
}

export type Entered =
  | {
      readonly ok: true;
      readonly journalID: string;
      /** Null where no money moved. */ readonly balance: number | null;
    }
  | Refusal<'wallet_too_small' | 'wallet_full' | 'wallet_not_found'>;

/**
 * Writes one journal: what moved between a user and the house, and why. Money is taken from or put into the wallet
 * here (its row stays locked until the transaction ends); counts of packs and cards are their features' to change, in
 * the same transaction. Lock order: wallet, inventory by card id, game.
 */
export async function enterJournal(tx: Transaction, entry: JournalEntry): Promise<Entered> {
  const moves = entry.moves.filter(({ amount }) => amount !== 0);
  const money = moves.filter(({ asset }) => asset === 'money');
  if (money.length > 1) throw new Error('a journal moves money once');
  const [payment] = money;

  const changed = payment ? await changeBalance(tx, entry.userID, payment.amount) : null;
  if (payment && !changed) return whyNot(tx, entry.userID, payment.amount);

  const journalID = newOwnedID(entry.now);
  const lines = moves.flatMap((move): PostingLine[] => {
    const posting = { asset: move.asset, item: itemOf(move) };
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

export interface MoneyMoved {
  readonly userID: string;
  /** Above 0. */
  readonly amount: number;
  readonly reason: string;
  readonly cause: Cause;
  readonly now: Date;
}

export type Paid =
  | { readonly ok: true; readonly journalID: string; readonly balance: number }
  | Exclude<Entered, { ok: true }>;

/** Takes money from a wallet, or refuses where it holds less. */
export const debit = (tx: Transaction, moved: MoneyMoved): Promise<Paid> =>
  moveMoney(tx, moved, -1);

/** Puts money into a wallet. */
export const credit = (tx: Transaction, moved: MoneyMoved): Promise<Paid> =>
  moveMoney(tx, moved, 1);

async function moveMoney(
  tx: Transaction,
  { amount, ...entry }: MoneyMoved,
  sign: 1 | -1,
): Promise<Paid> {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error(`${amount} is no amount of money to move`);
  const entered = await enterJournal(tx, {
    ...entry,
    moves: [{ asset: 'money', amount: sign * amount }],
  });
  return entered.ok ? { ...entered, balance: entered.balance! } : entered;
}

function itemOf(move: Move): number {
  if (move.asset === 'pack') return move.seriesID;
  return move.asset === 'card' ? move.cardID : 0;
}

async function whyNot(
  tx: Transaction,
  userID: string,
  amount: number,
): Promise<Exclude<Entered, { ok: true }>> {
  if (!(await hasWallet(tx, userID))) return refuse('wallet_not_found');
  return refuse(amount < 0 ? 'wallet_too_small' : 'wallet_full');
}
