import type { Transaction } from '../platform/database/database.ts';

export const renameDisplayKeys = (
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
) => tx.query('update card_inventory set display_key = $2 where display_key = $1', [from, to]);

export const resetDisplayKeys = (
  tx: Transaction,
  { seriesKey, cardIDs }: { readonly seriesKey: string; readonly cardIDs: readonly number[] },
) =>
  tx.query(
    `update card_inventory set display_key = card.year || '-base' from card
     where card_inventory.card_id = any($2::integer[]) and card.card_id = card_inventory.card_id
       and display_key = $1 and display_key <> card.year || '-base'`,
    [seriesKey, cardIDs],
  );
