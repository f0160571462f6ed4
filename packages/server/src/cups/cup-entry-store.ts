import type { CupResult } from '@pennant/contract/cups';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

interface EntryKey {
  readonly userID: string;
  readonly cupID: string;
}

const ENTER = statement(
  'cups.enter',
  `insert into cup_entry (user_id, cup_id, entered_at, cup_name, team_name)
   values ($1, $2, $3, $4, $5)
   on conflict (user_id, cup_id) do update set team_name = excluded.team_name`,
);

/** Enters a cup among those of a user, or another team for it. */
export async function saveEntry(
  tx: Transaction,
  entry: EntryKey & { readonly cupName: string; readonly team: string; readonly now: Date },
): Promise<void> {
  await tx.query(ENTER, [entry.userID, entry.cupID, entry.now, entry.cupName, entry.team]);
}

const WITHDRAW = statement(
  'cups.withdraw',
  'delete from cup_entry where user_id = $1 and cup_id = $2',
);

/** Deletes a cup from those of a user who has withdrawn before it began. */
export async function deleteEntry(tx: Transaction, { userID, cupID }: EntryKey): Promise<void> {
  await tx.query(WITHDRAW, [userID, cupID]);
}

const LOCK = statement(
  'cups.lock_entry',
  'select settled_at from cup_entry where user_id = $1 and cup_id = $2 for update',
);

/** Locks a cup of a user's; undefined for a user who has left Pennant. */
export async function lockEntry(
  tx: Transaction,
  { userID, cupID }: EntryKey,
): Promise<StatementRow<'cups.lock_entry'> | undefined> {
  const [row] = await tx.query(LOCK, [userID, cupID]);
  return row;
}

const SETTLE = statement(
  'cups.settle_entry',
  `update cup_entry set result = $3, prize = $4, settled_at = $5
   where user_id = $1 and cup_id = $2`,
  { types: { $3: 'cup_entry.result' } },
);

/** Writes what came of a cup for a user. */
export async function settleEntry(
  tx: Transaction,
  entry: EntryKey & { readonly result: CupResult; readonly prize: number; readonly now: Date },
): Promise<void> {
  await tx.query(SETTLE, [entry.userID, entry.cupID, entry.result, entry.prize, entry.now]);
}

const LIST = statement(
  'cups.list_entries',
  `select cup_id, entered_at, cup_name, team_name, result, prize from cup_entry
   where user_id = $1 order by entered_at desc, cup_id limit $2`,
);

/** Returns the cups of a user, those entered last first. */
export const listEntries = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST, [userID, limit]);

const FIND_UNDER_WAY = statement(
  'cups.find_entries_under_way',
  'select cup_id from cup_entry where user_id = $1 and settled_at is null limit 100',
);

/** Returns the cups that a user has entered and that are not over. */
export async function findEntriesUnderWay(
  queries: Queries,
  userID: string,
): Promise<ReadonlySet<string>> {
  const rows = await queries.query(FIND_UNDER_WAY, [userID]);
  return new Set(rows.map(({ cup_id }) => cup_id));
}
