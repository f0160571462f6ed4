import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type UserRow = StatementRow<'account.find_user'>;

const USER_COLUMNS =
  'user_id, username, is_admin, created_at, email_confirmed_at, last_login_at, exp';

const FIND_USERS = statement(
  'account.find_users',
  `select ${USER_COLUMNS} from account
   where ($1::uuid is null or user_id < $1) and ($2::text is null or username ilike $2)
   order by user_id desc limit $3`,
  { nullable: ['$1', '$2'] },
);

/** Returns users, newest first (an id begins with its time), older than the user `after`. */
export const findUsers = (
  queries: Queries,
  page: {
    readonly pattern: string | null;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<UserRow[]> => queries.query(FIND_USERS, [page.after ?? null, page.pattern, page.limit]);

const FIND_USER = statement(
  'account.find_user',
  `select ${USER_COLUMNS} from account where user_id = $1`,
);

export const findUser = async (queries: Queries, userID: string): Promise<UserRow | undefined> => {
  const [row] = await queries.query(FIND_USER, [userID]);
  return row;
};

const LOCK_USER_FOR_KEY_SHARE = statement(
  'account.lock_user_for_key_share',
  `${FIND_USER.text} for key share`,
);

/** Returns a user, locked against deletion until the transaction ends. */
export const lockUserForKeyShare = async (
  tx: Transaction,
  userID: string,
): Promise<UserRow | undefined> => {
  const [row] = await tx.query(LOCK_USER_FOR_KEY_SHARE, [userID]);
  return row;
};

const LOCK_USER_FOR_NO_KEY_UPDATE = statement(
  'account.lock_user_for_no_key_update',
  'select from account where user_id = $1 for no key update',
);

/**
 * Locks a user against deletion and against other requests that lock like this, until the
 * transaction ends. Returns false where the user is gone.
 */
export const lockUserForNoKeyUpdate = async (tx: Transaction, userID: string): Promise<boolean> =>
  (await tx.query(LOCK_USER_FOR_NO_KEY_UPDATE, [userID])).length === 1;
