import type { CardInventory } from '@pennant/contract/cards';
import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { baseKeyOf, inventoryOf } from './card-inventory-dto.ts';
import { lockInventoryByID } from './card-inventory-store.ts';
import { readVariants } from './card-store.ts';
import { saveDisplayKey } from './displayed-variant-store.ts';

/**
 * Sets which variant of an owned card is displayed: its season's base, or a series that it is in.
 */
export async function chooseVariant(
  tx: Transaction,
  choice: { readonly userID: string; readonly inventoryID: string; readonly displayKey: string },
): Promise<CardInventory | Refusal<'inventory_not_found' | 'variant_unknown'>> {
  const { userID, inventoryID, displayKey } = choice;
  const row = await lockInventoryByID(tx, userID, inventoryID);
  if (row === undefined) return refuse('inventory_not_found');
  const variants = await readVariants(tx, row.card_id);
  const keys = [baseKeyOf(row.year), ...variants.map(({ series_key }) => series_key)];
  if (!keys.includes(displayKey))
    return refuse('variant_unknown', { variants: [...new Set(keys)] });
  await saveDisplayKey(tx, { userID, cardID: row.card_id, displayKey });
  return { ...inventoryOf(row), displayKey };
}
