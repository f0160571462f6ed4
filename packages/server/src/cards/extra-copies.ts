import type { OwnedCopies } from '@pennant/rules/cards/sale-price';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { lockCopiesOf, readInventories, takeCopies } from './card-inventory-store.ts';

interface CopiesRow {
  readonly card_id: number;
  readonly amount: number;
  readonly unsellable: number;
  readonly is_locked: boolean;
}
const toCopies = (rows: readonly CopiesRow[]): ReadonlyMap<number, OwnedCopies> =>
  new Map(rows.map((row) => [row.card_id, { ...row, isLocked: row.is_locked }]));

interface CardsOfUser {
  readonly userID: string;
  readonly cardIDs: readonly number[];
}

/** Returns a user's copies of some cards by card id. Cards not owned are left out. */
export const findCopies = async (queries: Queries, { userID, cardIDs }: CardsOfUser) =>
  toCopies(await readInventories(queries, userID, cardIDs));

/**
 * Returns a user's copies of some cards by card id, locked until the transaction ends. The caller
 * has locked the wallet. Cards not owned are left out.
 */
export const lockCopies = async (tx: Transaction, { userID, cardIDs }: CardsOfUser) =>
  toCopies(await lockCopiesOf(tx, userID, cardIDs));

/**
 * Takes copies of a user's cards, and returns the ledger moves of that. The caller has locked them
 * (`lockCopies`), has seen that they are extra ones, and writes the journal entry.
 */
export async function takeExtraCopies(
  tx: Transaction,
  { userID, copies }: { readonly userID: string; readonly copies: ReadonlyMap<number, number> },
) {
  const taken = [...copies].map(([cardID, count]) => ({ cardID, copies: count }));
  await takeCopies(tx, userID, taken);
  return taken.map(
    ({ cardID, copies: count }) => ({ asset: 'card', cardID, amount: -count }) as const,
  );
}
