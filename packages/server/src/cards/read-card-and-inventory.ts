import type { Card, CardInventory } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { inventoryOf, emptyInventoryOf, loosePitchesOf, seasonsOf } from './card-inventory-dto.ts';
import { findInventory } from './card-inventory-store.ts';
import { diceOf, summaryOf } from './card-row.ts';
import { findCard, readVariants } from './card-store.ts';

/**
 * Returns a card with everything that is printed on it and the user's inventory of it. `userID` is
 * null for a guest, who gets no inventory.
 */
export async function readCard(
  queries: Queries,
  { cardID, userID }: { readonly cardID: number; readonly userID: string | null },
): Promise<Card | Refusal<'card_not_found'>> {
  const [row, variants, inventory] = await Promise.all([
    findCard(queries, cardID),
    readVariants(queries, cardID),
    userID === null ? undefined : findInventory(queries, userID, cardID),
  ]);
  if (row === undefined) return refuse('card_not_found');
  const owned = inventory === undefined ? emptyInventoryOf(row) : inventoryOf(inventory);
  return {
    ...summaryOf(row),
    ...diceOf(row),
    ...seasonsOf(row),
    ...loosePitchesOf(row),
    variants: variants.map(({ series_id, series_key, name }) => ({
      seriesID: series_id,
      seriesKey: series_key,
      name,
    })),
    CardInventory: userID === null ? null : owned,
  };
}

/** Returns a user's inventory of one card. */
export async function readInventory(
  queries: Queries,
  { cardID, userID }: { readonly cardID: number; readonly userID: string },
): Promise<CardInventory | Refusal<'card_not_found'>> {
  const inventory = await findInventory(queries, userID, cardID);
  if (inventory !== undefined) return inventoryOf(inventory);
  const card = await findCard(queries, cardID);
  return card === undefined ? refuse('card_not_found') : emptyInventoryOf(card);
}
