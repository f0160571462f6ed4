import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { freeNames } from './directory-store.ts';
import type { AccountRow } from './account-read-store.ts';

const ADD_ACCOUNT = statement(
  'account.add',
  `insert into account (user_id, username, email, password_hash, is_admin, email_confirmed_at,
     must_change_password, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  { nullable: ['$6'] },
);

export async function addAccount(
  tx: Transaction,
  account: {
    userID: string;
    username: string;
    email: string;
    passwordHash: string;
    isAdmin: boolean;
    confirmed: Date | null;
    /** Whether the password must be changed, since it was shown to somebody else. */
    mustChangePassword?: boolean;
    now: Date;
  },
): Promise<void> {
  await tx.query(ADD_ACCOUNT, [
    account.userID,
    account.username,
    account.email,
    account.passwordHash,
    account.isAdmin,
    account.confirmed,
    account.mustChangePassword ?? false,
    account.now,
  ]);
}

const UPDATE_GAME_SPEED = statement(
  'account.update_game_speed',
  'update account set game_speed = $2 where user_id = $1',
  { types: { $2: 'account.game_speed' } },
);

export async function updateGameSpeed(
  queries: Queries,
  userID: string,
  gameSpeed: AccountRow['game_speed'],
): Promise<void> {
  await queries.query(UPDATE_GAME_SPEED, [userID, gameSpeed]);
}

const UPDATE_DISCORD_USERNAME = statement(
  'account.update_discord_username',
  'update account set discord_username = $2 where user_id = $1',
  { nullable: ['$2'] },
);

export async function updateDiscordUsername(
  queries: Queries,
  userID: string,
  discordUsername: string | null,
): Promise<void> {
  await queries.query(UPDATE_DISCORD_USERNAME, [userID, discordUsername]);
}

const UPDATE_LAST_LOGIN = statement(
  'account.update_last_login',
  'update account set last_login_at = $2 where user_id = $1',
);

export async function updateLastLogin(tx: Transaction, userID: string, now: Date): Promise<void> {
  await tx.query(UPDATE_LAST_LOGIN, [userID, now]);
}

const MARK_EMAIL_CONFIRMED = statement(
  'account.mark_email_confirmed',
  'update account set email_confirmed_at = $2 where user_id = $1',
);

export async function markEmailConfirmed(
  tx: Transaction,
  userID: string,
  now: Date,
): Promise<void> {
  await tx.query(MARK_EMAIL_CONFIRMED, [userID, now]);
}

const UPDATE_EMAIL = statement(
  'account.update_email',
  'update account set email = $2 where user_id = $1',
);

export async function updateEmail(tx: Transaction, userID: string, email: string): Promise<void> {
  await tx.query(UPDATE_EMAIL, [userID, email]);
}

const UPDATE_USERNAME = statement(
  'account.update_username',
  'update account set username = $2 where user_id = $1',
);

/** Renames an account, whose new name has been claimed. */
export async function updateUsername(
  tx: Transaction,
  userID: string,
  username: string,
): Promise<void> {
  await tx.query(UPDATE_USERNAME, [userID, username]);
}

const UPDATE_HIDDEN = statement(
  'account.update_hidden',
  'update account set hidden_at = $2 where user_id = $1',
  { nullable: ['$2'] },
);

/** Sets since when an admin hides a user's games; null where none does any more. */
export async function updateHidden(
  tx: Transaction,
  userID: string,
  since: Date | null,
): Promise<void> {
  await tx.query(UPDATE_HIDDEN, [userID, since]);
}

const UPDATE_PASSWORD = statement(
  'account.update_password',
  `update account set password_hash = $2, must_change_password = false where user_id = $1`,
);

/** Sets a password that the user chose, so that it need not be changed. */
export async function updatePassword(
  tx: Transaction,
  userID: string,
  passwordHash: string,
): Promise<void> {
  await tx.query(UPDATE_PASSWORD, [userID, passwordHash]);
}

const ADD_EXPERIENCE = statement(
  'account.add_experience',
  'update account set exp = exp + $2 where user_id = $1 returning exp',
  { prepared: true },
);

/** Adds experience points and returns the sum. */
export async function addExperience(
  tx: Transaction,
  userID: string,
  points: number,
): Promise<number> {
  const [row] = await tx.query(ADD_EXPERIENCE, [userID, points]);
  if (row === undefined) throw new Error('an account without a row earned experience');
  return row.exp;
}

const DELETE_ACCOUNT = statement('account.delete', 'delete from account where user_id = $1');
const DELETE_IDEMPOTENCY_KEYS = statement(
  'account.delete_idempotency_keys',
  'delete from idempotency_key where user_id = $1',
);

/** Deletes an account with its username and email address, and all rows that cascade from it. */
export async function deleteAccountRows(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_ACCOUNT, [userID]);
  await freeNames(tx, [userID]);
  await tx.query(DELETE_IDEMPOTENCY_KEYS, [userID]);
}
