import type { Queries, Transaction } from '../platform/database/database.ts';

export interface UserRow {
  readonly user_id: string;
  readonly username: string;
  readonly is_admin: boolean;
  readonly created: Date;
  readonly email_confirmed: Date | null;
  readonly last_login: Date | null;
  readonly exp: number;
}

const USER_COLUMNS = 'user_id, username, is_admin, created, email_confirmed, last_login, exp';

/** Returns users, newest first (an id begins with its time), older than the user `after`. */
export const findUsers = (
  queries: Queries,
  page: {
    readonly pattern: string | null;
    readonly after?: string | undefined;
    readonly limit: number;
  },
) =>
  queries.query<UserRow & { user_id: string }>(
    `select ${USER_COLUMNS} from account
     where ($1::uuid is null or user_id < $1) and ($2::text is null or username ilike $2)
     order by user_id desc limit $3`,
    [page.after ?? null, page.pattern, page.limit],
  );

export const findUser = async (queries: Queries, userID: string): Promise<UserRow | undefined> => {
  const [row] = await queries.query<UserRow & { user_id: string }>(
    `select ${USER_COLUMNS} from account where user_id = $1`,
    [userID],
  );
  return row;
};

/** Returns a user, locked against deletion until the transaction ends. */
export const lockUserForKeyShare = async (
  tx: Transaction,
  userID: string,
): Promise<UserRow | undefined> => {
  const [row] = await tx.query<UserRow & { user_id: string }>(
    `select ${USER_COLUMNS} from account where user_id = $1 for key share`,
    [userID],
  );
  return row;
};
