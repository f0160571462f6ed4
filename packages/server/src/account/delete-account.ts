import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addToOutbox, deletePendingEmails } from '../platform/mail/outbox-store.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { accountDeletedEmail } from './account-emails.ts';
import { verifyPassword } from './password-hash.ts';
import { deleteAccountRows } from './account-edit-store.ts';
import { findAccount, hasOtherAdmin, lockAccount, lockAdmins } from './account-read-store.ts';

/**
 * Deletes an account and all of its data, given its password (docs/decisions/0008). Its username
 * and email address are free at once. The ledger stays, with a last journal that gives everything
 * back to the house, without any data that identifies the user.
 */
export async function deleteAccount(
  services: AccountServices,
  { userID, password }: { userID: string; password: string },
) {
  const { database } = services;
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.ownPassword, userID);
  if (!counted.ok) return counted;
  const account = await findAccount(database, userID);
  if (!account || !(await verifyPassword(password, account.password_hash))) {
    return refuse('wrong_password');
  }
  // The games of years may take longer than a request's statement may.
  const done = await database.background.transaction(async (tx) => {
    const now = services.clock();
    // Of two admins who delete their accounts at the same time, the second is the last admin.
    if (account.is_admin) await lockAdmins(tx);
    const locked = await lockAccount(tx, userID);
    if (locked?.password_hash !== account.password_hash) return refuse('wrong_password');
    if (locked.is_admin && !(await hasOtherAdmin(tx, userID))) return refuse('last_admin');

    await closeBooks(tx, services, userID, now);
    await deleteAccountRows(tx, userID);
    await services.userData.deleteRemaining(tx, userID, now);
    await deletePendingEmails(tx, locked.email);
    await addToOutbox(
      tx,
      accountDeletedEmail(locked.email, locked.username, services.publicUrl()),
      now,
    );
    return { ok: true } as const;
  });
  if (done.ok) services.wakeMailer();
  return done;
}

/** Writes a journal that gives money, packs and cards back to the house. */
async function closeBooks(tx: Transaction, services: AccountServices, userID: string, now: Date) {
  const wallet = await lockBalance(tx, userID);
  const moves = await services.userData.surrender(tx, userID);
  const closed = await postJournalEntry(tx, {
    userID,
    reason: 'Account deleted',
    cause: { kind: 'account_deleted' },
    now,
    moves: [{ asset: 'money', amount: wallet.ok ? -wallet.balance : 0 }, ...moves],
  });
  if (!closed.ok) throw new Error(`the books of ${userID} could not be closed: ${closed.code}`);
}
