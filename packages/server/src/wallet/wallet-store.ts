import type { ColumnType } from 'kysely';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { minUuidV7At } from '../platform/uuid-v7.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    wallet: WalletTable;
  }
}

interface WalletTable {
  user_id: string;
  balance: ColumnType<number, number | undefined, number>;
  changes: ColumnType<number, number | undefined, number>;
  /** A day, 'YYYY-MM-DD'. */
  last_claim: string | null;
}

export interface PostingLine {
  readonly asset: 'money' | 'pack' | 'card';
  readonly item: number;
  readonly holder: 'user' | 'house';
  readonly amount: number;
  readonly change: number | null;
  readonly balanceAfter: number | null;
}

/** Creates an empty wallet unless there is one. */
export async function addWallet(tx: Transaction, userID: string): Promise<void> {
  await tx.kysely
    .insertInto('wallet')
    .values({ user_id: userID, last_claim: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasWallet(queries: Queries, userID: string): Promise<boolean> {
  return (await queries.query('select from wallet where user_id = $1', [userID])).length === 1;
}

/** Changes the balance; returns undefined, and changes nothing, if it would leave its bounds. */
export async function changeBalance(
  tx: Transaction,
  userID: string,
  amount: number,
): Promise<{ balance: number; changes: number } | undefined> {
  const [row] = await tx.query<{ balance: number; changes: number }>(
    {
      name: 'change_balance',
      text: `update wallet set balance = balance + $2, changes = changes + 1
             where user_id = $1 and balance + $2 between 0 and 9007199254740991
             returning balance, changes`,
    },
    [userID, amount],
  );
  return row;
}

export async function addJournal(
  tx: Transaction,
  journal: {
    userID: string;
    journalID: string;
    reason: string;
    cause: unknown;
    now: Date;
    lines: readonly PostingLine[];
  },
): Promise<void> {
  const { userID, journalID, lines } = journal;
  await tx.query(
    {
      name: 'add_journal',
      text: `with entered as (
               insert into journal (user_id, journal_id, reason, cause, created) values ($1, $2, $3, $4, $5)
             )
             insert into posting (user_id, journal_id, line, asset, item, holder, amount, change, balance_after)
             select $1, $2, line, asset, item, holder, amount, change, balance_after
             from unnest($6::text[], $7::integer[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[])
               with ordinality as lines (asset, item, holder, amount, change, balance_after, line)`,
    },
    [
      userID,
      journalID,
      journal.reason,
      JSON.stringify(journal.cause),
      journal.now,
      lines.map(({ asset }) => asset),
      lines.map(({ item }) => item),
      lines.map(({ holder }) => holder),
      lines.map(({ amount }) => amount),
      lines.map(({ change }) => change),
      lines.map(({ balanceAfter }) => balanceAfter),
    ],
  );
}

export async function findWallet(
  queries: Queries,
  userID: string,
): Promise<{ balance: number; last_claim: string | null } | undefined> {
  const [row] = await queries.query<{ balance: number; last_claim: string | null }>(
    {
      name: 'find_wallet',
      text: `select balance, to_char(last_claim, 'YYYY-MM-DD') as last_claim from wallet where user_id = $1`,
    },
    [userID],
  );
  return row;
}

/** Returns a wallet, locked until the transaction ends. */
export async function lockWallet(
  tx: Transaction,
  userID: string,
): Promise<{ balance: number; last_claim: string | null } | undefined> {
  const [row] = await tx.query<{ balance: number; last_claim: string | null }>(
    `select balance, to_char(last_claim, 'YYYY-MM-DD') as last_claim from wallet where user_id = $1 for update`,
    [userID],
  );
  return row;
}

export async function setLastClaim(tx: Transaction, userID: string, day: string): Promise<void> {
  await tx.kysely
    .updateTable('wallet')
    .set({ last_claim: day })
    .where('user_id', '=', userID)
    .execute();
}

export interface TransactionRow {
  readonly journal_id: string;
  readonly created: Date;
  readonly amount: number;
  readonly balance_after: number;
  readonly reason: string;
}

/** Returns changes of the balance, newest first, older than the transaction `after`. */
export async function findTransactions(
  queries: Queries,
  userID: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<TransactionRow[]> {
  return queries.query<TransactionRow & { journal_id: string }>(
    {
      name: 'find_transactions',
      text: `select posting.journal_id, journal.created, posting.amount, posting.balance_after, journal.reason
             from posting join journal using (user_id, journal_id)
             where user_id = $1 and change is not null
               and change < coalesce(
                 (select change from posting where user_id = $1 and journal_id = $2::uuid and change is not null),
                 case when $2::uuid is null then 9223372036854775807 else 0 end)
             order by change desc limit $3`,
    },
    [userID, after ?? null, limit],
  );
}

/** Returns the sum that games have paid a user since a given time. */
export async function sumGamePay(queries: Queries, userID: string, since: Date): Promise<number> {
  // Ids begin with their time (UUIDv7), so the rows since then are adjacent in the index.
  const [row] = await queries.query<{ paid: number }>(
    `select coalesce(sum(posting.amount), 0)::bigint as paid
     from journal join posting using (user_id, journal_id)
     where user_id = $1 and journal_id >= $2 and change is not null and journal.cause ->> 'kind' = 'game'`,
    [userID, minUuidV7At(since)],
  );
  return row?.paid ?? 0;
}
