import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { EmailTokenPurpose, OpaqueToken } from './opaque-token.ts';

const ADD_EMAIL_TOKEN = statement(
  'account.add_email_token',
  `insert into letter_token (user_id, token_hash, purpose, expires_at, new_email)
   values ($1, $2, $3, $4, $5)`,
  { nullable: ['$5'], types: { $3: 'letter_token.purpose' } },
);

/** Adds a token. `newEmail` is the new address of the account, for a token of purpose 'email'. */
export async function addEmailToken(
  tx: Transaction,
  token: OpaqueToken,
  options: { purpose: EmailTokenPurpose; expires: Date; newEmail: string | null },
): Promise<void> {
  const { purpose, expires, newEmail } = options;
  await tx.query(ADD_EMAIL_TOKEN, [token.userID, token.hash, purpose, expires, newEmail]);
}

const LOCK_EMAIL_TOKEN = statement(
  'account.lock_email_token',
  `select purpose, expires_at, used_at, new_email from letter_token
   where user_id = $1 and token_hash = $2 for update`,
);

/** Returns a token's row, locked until the transaction ends. */
export async function lockEmailToken(tx: Transaction, token: OpaqueToken) {
  const [row] = await tx.query(LOCK_EMAIL_TOKEN, [token.userID, token.hash]);
  return row;
}

const CONSUME_EMAIL_TOKENS = statement(
  'account.consume_email_tokens',
  'update letter_token set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null',
  { types: { $2: 'letter_token.purpose' } },
);

/** Marks all unused tokens of a user for a purpose as used. */
export async function consumeEmailTokens(
  tx: Transaction,
  userID: string,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<void> {
  await tx.query(CONSUME_EMAIL_TOKENS, [userID, purpose, now]);
}

const DELETE_EXPIRED_EMAIL_TOKENS = statement(
  'account.delete_expired_email_tokens',
  'delete from letter_token where expires_at < $1',
);

export async function deleteExpiredEmailTokens(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_EMAIL_TOKENS, [before]);
}
