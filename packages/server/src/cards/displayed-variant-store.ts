import { changeOverOneConnection } from '../platform/database/cluster/one-connection-store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const SAVE_DISPLAY_KEY = statement(
  'cards.save_display_key',
  'update card_inventory set display_key = $3 where user_id = $1 and card_id = $2',
);

export async function saveDisplayKey(
  tx: Transaction,
  row: { readonly userID: string; readonly cardID: number; readonly displayKey: string },
): Promise<void> {
  await tx.query(SAVE_DISPLAY_KEY, [row.userID, row.cardID, row.displayKey]);
}

const RENAME_DISPLAY_KEYS = statement(
  'cards.rename_display_keys',
  'update card_inventory set display_key = $2 where display_key = $1',
);

export async function renameDisplayKeys(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await changeOverOneConnection(tx);
  await tx.query(RENAME_DISPLAY_KEYS, [from, to]);
}

const RESET_DISPLAY_KEYS = statement(
  'cards.reset_display_keys',
  `update card_inventory set display_key = card.year::text || '-base' from card
   where card_inventory.card_id = any($2::integer[]) and card.card_id = card_inventory.card_id
     and display_key = $1 and display_key <> card.year::text || '-base'`,
);

export async function resetDisplayKeys(
  tx: Transaction,
  { seriesKey, cardIDs }: { readonly seriesKey: string; readonly cardIDs: readonly number[] },
): Promise<void> {
  await changeOverOneConnection(tx);
  await tx.query(RESET_DISPLAY_KEYS, [seriesKey, cardIDs]);
}
