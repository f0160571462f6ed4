import { changeOverOneConnection } from '../platform/database/cluster/one-connection-store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { statement, statements } from '../platform/database/statement.ts';

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

/** The keys that name the variants of seasons, which nearly all cards show, have no index. */
const IS_INDEXED = `display_key !~ '^[0-9]+-base$'`;

const RENAME_DISPLAY_KEYS = statement(
  'cards.rename_display_keys',
  `update card_inventory set display_key = $2 where display_key = $1 and ${IS_INDEXED}`,
);

/** Has cards that show the variant of a series that is not a season's show it by another key. */
export async function renameDisplayKeys(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await changeOverOneConnection(tx);
  await tx.query(RENAME_DISPLAY_KEYS, [from, to]);
}

const FIND_OF_OTHER_SEASONS = statement(
  'cards.find_of_other_seasons',
  `select card_id from card where card_id = any($2::integer[]) and year::text || '-base' <> $1`,
);
const resetWhere = (condition: string) => `
  update card_inventory set display_key = card.year::text || '-base' from card
  where card_inventory.card_id = any($2::integer[]) and card.card_id = card_inventory.card_id
    and display_key = $1 and ${condition}`;
const RESET_DISPLAY_KEYS = statements('cards.reset_display_keys', {
  ofSeries: resetWhere(IS_INDEXED),
  ofSeason: resetWhere('true'),
});

/**
 * Has cards show the variants of their seasons where they show that of a series. Of a season's
 * series that is for cards of other seasons alone; all inventories are read for them.
 */
export async function resetDisplayKeys(
  tx: Transaction,
  { seriesKey, cardIDs }: { readonly seriesKey: string; readonly cardIDs: readonly number[] },
): Promise<void> {
  const others = await tx.query(FIND_OF_OTHER_SEASONS, [seriesKey, cardIDs]);
  if (others.length === 0) return;
  const kind = /^\d+-base$/.test(seriesKey) ? 'ofSeason' : 'ofSeries';
  await changeOverOneConnection(tx);
  await tx.query(RESET_DISPLAY_KEYS[kind], [seriesKey, others.map(({ card_id }) => card_id)]);
}
