import { checkUsername, isEmail, usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { checkNewPassword } from './check-new-password.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { emailKey } from './email-key.ts';
import { alreadyRegisteredEmail, confirmationEmail } from './account-emails.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { sendLinkEmail } from './send-link-email.ts';
import {
  addAccount,
  findAccountByEmail,
  findAccountByUsername,
  claimEmail,
  claimUsername,
} from './account-store.ts';

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The client's address. */
  readonly address: string;
}

/**
 * Creates an unconfirmed account. If the address already has one, its owner gets an email about
 * that, and the response is the same. The same registration again, as after a lost response, gives
 * the same response.
 */
export async function register(
  services: AccountServices,
  { username, email, password, address }: Registration,
) {
  const name = checkUsername(username);
  if (!name.ok)
    return refuse('username_refused', [
      { path: 'username', code: name.code, message: name.message },
    ]);
  if (!isEmail(email)) return refuse('email_malformed');
  const checked = checkNewPassword(password);
  if (!checked.ok) return checked;
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.registration, address);
  if (!counted.ok) return counted;

  const { database } = services;
  const now = services.clock();

  const key = usernameKey(name.username);
  const existing = await findAccountByUsername(database, key);
  if (existing) {
    const isSamePassword = await verifyPassword(password, existing.password_hash);
    return isSamePassword && emailKey(existing.email) === emailKey(email)
      ? DONE
      : refuse('username_taken');
  }
  const passwordHash = await hashPassword(password);
  const byEmail = await countAccountAttempt(services, ATTEMPT_LIMITS.mail, emailKey(email));
  const done = await database.transaction((tx) =>
    addUser(tx, services, {
      username: name.username,
      email,
      passwordHash,
      maySendEmail: byEmail.ok,
      now,
    }),
  );
  if (done.ok) services.wakeMailer();
  return done;
}

const DONE = { ok: true } as const;

async function addUser(
  tx: Transaction,
  { publicUrl }: AccountServices,
  user: { username: string; email: string; passwordHash: string; maySendEmail: boolean; now: Date },
) {
  const { username, email, now } = user;
  const userID = newUuidV7(now);
  // The name is claimed in any case: a name still free would reveal that the address has an
  // account.
  if (!(await claimUsername(tx, usernameKey(username), userID))) return refuse('username_taken');
  const isNew = await claimEmail(tx, emailKey(email), userID);
  if (isNew) await addAccount(tx, { ...user, userID, isAdmin: false, confirmed: null });

  const owner = isNew
    ? { user_id: userID, username, email, email_confirmed_at: null }
    : await findAccountByEmail(tx, emailKey(email));
  if (!owner || !user.maySendEmail) return DONE;
  // An unconfirmed account gets the confirmation email again.
  await sendLinkEmail(tx, {
    user: owner,
    ...(owner.email_confirmed_at === null
      ? { purpose: 'confirm', compose: confirmationEmail }
      : { purpose: 'reset', compose: alreadyRegisteredEmail }),
    publicUrl: publicUrl(),
    now,
  });
  return DONE;
}
