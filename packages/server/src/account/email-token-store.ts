import type { Queries, Transaction } from '../platform/database/database.ts';
import type { EmailTokenPurpose, OpaqueToken } from './opaque-token.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    letter_token: LetterTokenTable;
  }
}

interface LetterTokenTable {
  user_id: string;
  token_hash: Buffer;
  purpose: EmailTokenPurpose;
  expires: Date;
  used: Date | null;
  /** The new address of the account, for a token of purpose 'email'. */
  new_email: string | null;
}

export async function addEmailToken(
  tx: Transaction,
  token: OpaqueToken,
  options: { purpose: EmailTokenPurpose; expires: Date; newEmail: string | null },
): Promise<void> {
  await tx.kysely
    .insertInto('letter_token')
    .values({
      user_id: token.userID,
      token_hash: token.hash,
      purpose: options.purpose,
      expires: options.expires,
      used: null,
      new_email: options.newEmail,
    })
    .execute();
}

/** Returns a token's row, locked until the transaction ends. */
export async function lockEmailToken(tx: Transaction, token: OpaqueToken) {
  return tx.kysely
    .selectFrom('letter_token')
    .select(['purpose', 'expires', 'used', 'new_email'])
    .where('user_id', '=', token.userID)
    .where('token_hash', '=', token.hash)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks all unused tokens of a user for a purpose as used. */
export async function consumeEmailTokens(
  tx: Transaction,
  userID: string,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<void> {
  await tx.kysely
    .updateTable('letter_token')
    .set({ used: now })
    .where('user_id', '=', userID)
    .where('purpose', '=', purpose)
    .where('used', 'is', null)
    .execute();
}

export async function deleteExpiredEmailTokens(queries: Queries, before: Date): Promise<void> {
  await queries.kysely.deleteFrom('letter_token').where('expires', '<', before).execute();
}
