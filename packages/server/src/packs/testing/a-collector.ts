import { cardMoves, receiveCards } from '../../cards/receive-cards.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newUuidV7 } from '../../platform/uuid-v7.ts';
import { credit, postJournalEntry } from '../../wallet/ledger.ts';
import { openWallet } from '../../wallet/open-wallet.ts';

/** The fixed current time of these tests. */
export const NOW = new Date('2026-05-01T12:00:00Z');

/** Creates a confirmed user with an amount of money. Returns the user id. */
export async function aCollector(database: Database, { money = 0 } = {}): Promise<string> {
  const userID = newUuidV7(NOW);
  await database.transaction(async (tx) => {
    await tx.sql(
      `insert into account (user_id, username, email, password_hash, email_confirmed_at, created_at)
       values ($1, $2, $3, '', $4, $4)`,
      [userID, userID, `${userID}@example.org`, NOW],
    );
    await openWallet(tx, userID);
    if (money > 0) {
      await credit(tx, {
        userID,
        amount: money,
        reason: 'Gift',
        cause: { kind: 'test' },
        now: NOW,
      });
    }
  });
  return userID;
}

/** Gives a user cards, written into the ledger. Returns what `receiveCards` does. */
export async function giveCards(tx: Transaction, userID: string, cardIDs: readonly number[]) {
  const received = await receiveCards(tx, { userID, cardIDs, now: NOW });
  const moves = cardMoves(received);
  await postJournalEntry(tx, { userID, reason: 'Gift', cause: { kind: 'test' }, now: NOW, moves });
  return received;
}

/**
 * Returns a user's holdings by the ledger and by the inventories; equal if every move was recorded.
 */
export async function readLedgerAndHoldings(database: Database, userID: string) {
  const ledger = await database.sql<{ asset: string; item: number; amount: number }>(
    `select asset, item, sum(amount)::bigint as amount from posting
     where user_id = $1 and holder = 'user' group by asset, item having sum(amount) <> 0 order by asset, item`,
    [userID],
  );
  const holdings = await database.sql<{ asset: string; item: number; amount: number }>(
    `select 'card' as asset, card_id as item, amount::bigint from card_inventory where user_id = $1
     union all select 'money', 0, balance from wallet where user_id = $1 and balance <> 0
     union all select 'pack', series_id, amount from pack_inventory where user_id = $1 and amount <> 0
     order by asset, item`,
    [userID],
  );
  return { ledger, holdings };
}
