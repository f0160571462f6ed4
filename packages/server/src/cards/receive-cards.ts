import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { addCopies } from './card-inventory-store.ts';

export interface ReceiveCardsInput {
  readonly userID: string;
  /** Card ids, one for each copy. */
  readonly cardIDs: readonly number[];
  /** True for copies that are never sold. */
  readonly unsellable?: boolean;
  readonly now: Date;
}

/** The copies added of each card, and which cards were not in the collection before. */
export interface ReceiveCardsResult {
  readonly copies: ReadonlyMap<number, number>;
  readonly isNew: (cardID: number) => boolean;
}

/**
 * Adds copies to a collection. Does not write to the ledger: the caller writes one journal entry
 * for everything that moved, in the same transaction (see `cardMoves`).
 */
export async function receiveCards(
  tx: Transaction,
  received: ReceiveCardsInput,
): Promise<ReceiveCardsResult> {
  const copies = new Map<number, number>();
  for (const cardID of received.cardIDs) copies.set(cardID, (copies.get(cardID) ?? 0) + 1);
  const amounts = await addCopies(
    tx,
    received.userID,
    [...copies].map(([cardID, count]) => ({
      cardID,
      copies: count,
      unsellable: received.unsellable === true ? count : 0,
      inventoryID: newUuidV7(received.now),
    })),
  );
  if (amounts.size !== copies.size) throw new Error('a card that there is not was received');
  return { copies, isNew: (cardID) => amounts.get(cardID) === copies.get(cardID) };
}

/** Returns the ledger moves of received cards. */
export const cardMoves = ({ copies }: ReceiveCardsResult) =>
  [...copies].map(([cardID, amount]) => ({ asset: 'card', cardID, amount }) as const);
