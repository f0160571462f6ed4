import type { Database } from '@pennant/server/platform/database/database';

/**
 * Inserts one to four copies of so many cards for a player directly into the database, since
 * opening the packs would take an evening. The ledger has no entry of it, so this is only for a
 * database used for measuring. Returns how many different cards the player has.
 */
export async function giveCards(
  database: Database,
  username: string,
  cards: number,
): Promise<number> {
  await database.sql(
    `insert into card_inventory (user_id, card_id, inventory_id, amount, display_key)
     select account.user_id, card.card_id, gen_random_uuid(), 1 + card.card_id % 4, card.year || '-base'
     from account, (select card_id, year from card where series_id is not null
                    order by card_id * 7919::bigint % 100003, card_id limit $2) card
     where account.username = $1 on conflict do nothing`,
    [username, cards],
  );
  await database.sql('analyze card_inventory');
  const [owned] = await database.sql<{ cards: number }>(
    'select count(*) as cards from card_inventory join account using (user_id) where username = $1',
    [username],
  );
  return owned?.cards ?? 0;
}
