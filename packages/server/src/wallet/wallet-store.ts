import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { minUuidV7At } from '../platform/uuid-v7.ts';

export interface PostingLine {
  readonly asset: 'money' | 'pack' | 'card';
  readonly item: number;
  readonly holder: 'user' | 'house';
  readonly amount: number;
  readonly change: number | null;
  readonly balanceAfter: number | null;
}

const ADD_WALLET = statement(
  'wallet.add',
  'insert into wallet (user_id) values ($1) on conflict do nothing',
);

/** Creates an empty wallet unless there is one. */
export async function addWallet(tx: Transaction, userID: string): Promise<void> {
  await tx.query(ADD_WALLET, [userID]);
}

const HAS_WALLET = statement('wallet.exists', 'select from wallet where user_id = $1');

export async function hasWallet(queries: Queries, userID: string): Promise<boolean> {
  return (await queries.query(HAS_WALLET, [userID])).length === 1;
}

const CHANGE_BALANCE = statement(
  'wallet.change_balance',
  `update wallet set balance = balance + $2, changes = changes + 1
   where user_id = $1 and balance + $2 between 0 and 9007199254740991
   returning balance, changes`,
  { prepared: true },
);

/** Changes the balance; returns undefined, and changes nothing, if it would leave its bounds. */
export async function changeBalance(
  tx: Transaction,
  userID: string,
  amount: number,
): Promise<{ balance: number; changes: number } | undefined> {
  const [row] = await tx.query(CHANGE_BALANCE, [userID, amount]);
  return row;
}

const ADD_JOURNAL = statement(
  'wallet.add_journal',
  `insert into journal (user_id, journal_id, reason, cause, created_at)
   values ($1, $2, $3, $4, $5)`,
  { prepared: true },
);
// Selected from the account, so that a cluster of servers runs it where the user's rows are.
const ADD_POSTINGS = statement(
  'wallet.add_postings',
  `insert into posting (user_id, journal_id, line, asset, item, holder, amount, change, balance_after)
   select account.user_id, $2, line, asset, item, holder, amount, change, balance_after
   from account,
     unnest($3::text[], $4::integer[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[])
       with ordinality as lines (asset, item, holder, amount, change, balance_after, line)
   where account.user_id = $1`,
  { prepared: true, nullable: ['$7', '$8'] },
);

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
  const { userID, journalID, reason, now, lines } = journal;
  await Promise.all([
    tx.query(ADD_JOURNAL, [userID, journalID, reason, JSON.stringify(journal.cause), now]),
    tx.query(ADD_POSTINGS, [
      userID,
      journalID,
      lines.map(({ asset }) => asset),
      lines.map(({ item }) => item),
      lines.map(({ holder }) => holder),
      lines.map(({ amount }) => amount),
      lines.map(({ change }) => change),
      lines.map(({ balanceAfter }) => balanceAfter),
    ]),
  ]);
}

const FIND_WALLET = statement(
  'wallet.find',
  `select balance, to_char(last_claimed_on, 'YYYY-MM-DD') as last_claimed_on
   from wallet where user_id = $1`,
  { prepared: true },
);

export async function findWallet(
  queries: Queries,
  userID: string,
): Promise<{ balance: number; last_claimed_on: string | null } | undefined> {
  const [row] = await queries.query(FIND_WALLET, [userID]);
  return row;
}

const LOCK_WALLET = statement('wallet.lock', `${FIND_WALLET.text} for update`, { prepared: true });

/** Returns a wallet, locked until the transaction ends. */
export async function lockWallet(
  tx: Transaction,
  userID: string,
): Promise<{ balance: number; last_claimed_on: string | null } | undefined> {
  const [row] = await tx.query(LOCK_WALLET, [userID]);
  return row;
}

const SET_LAST_CLAIM = statement(
  'wallet.set_last_claim',
  'update wallet set last_claimed_on = $2 where user_id = $1',
);

/** Sets the day of the last claim, 'YYYY-MM-DD'. */
export async function setLastClaim(tx: Transaction, userID: string, day: string): Promise<void> {
  await tx.query(SET_LAST_CLAIM, [userID, day]);
}

const FIND_TRANSACTIONS = statement(
  'wallet.find_transactions',
  `select posting.journal_id, journal.created_at, posting.amount, posting.balance_after,
     journal.reason
   from posting join journal using (user_id, journal_id)
   where user_id = $1 and change is not null
     and change < coalesce(
       (select change from posting where user_id = $1 and journal_id = $2::uuid and change is not null),
       case when $2::uuid is null then 9223372036854775807 else 0 end)
   order by change desc limit $3`,
  { prepared: true, notNull: ['balance_after'], nullable: ['$2'] },
);

/** Returns changes of the balance, newest first, older than the transaction `after`. */
export const findTransactions = (
  queries: Queries,
  userID: string,
  { after, limit }: { after?: string | undefined; limit: number },
) => queries.query(FIND_TRANSACTIONS, [userID, after ?? null, limit]);

// Ids begin with their time (UUIDv7), so the rows since then are adjacent in the index.
const SUM_GAME_PAY = statement(
  'wallet.sum_game_pay',
  `select coalesce(sum(posting.amount), 0)::bigint as paid
   from journal join posting using (user_id, journal_id)
   where user_id = $1 and journal_id >= $2 and change is not null and journal.cause ->> 'kind' = 'game'`,
  { notNull: ['paid'] },
);

/** Returns the sum that games have paid a user since a given time. */
export async function sumGamePay(queries: Queries, userID: string, since: Date): Promise<number> {
  const [row] = await queries.query(SUM_GAME_PAY, [userID, minUuidV7At(since)]);
  return row?.paid ?? 0;
}

const HAS_JOURNAL_OF_KIND = statement(
  'wallet.has_journal_of_kind',
  `select from journal where user_id = $1 and cause ->> 'kind' = $2 limit 1`,
);

/** Returns whether a user has a journal entry with a cause of this kind; reads all of them. */
export const hasJournalOfKind = async (
  queries: Queries,
  userID: string,
  kind: string,
): Promise<boolean> => (await queries.query(HAS_JOURNAL_OF_KIND, [userID, kind])).length === 1;
