import { checkUsername, isEmail, usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS } from '../platform/attempt-limits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { checkNewPassword } from './check-new-password.ts';
import { countFor } from './count-for.ts';
import { alreadyRegisteredLetter, confirmationLetter } from './letters.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { sendLetter } from './send-letter.ts';
import {
  addAccount,
  findAccountByEmail,
  findAccountByUsername,
  takeEmail,
  takeUsername,
} from './store.ts';

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
}

/** Two addresses of mail that differ only by case are the same. */
export const emailKey = (email: string): string => email.toLowerCase();

/**
 * Makes an account that waits for its confirmation. An address that has an account already gets a letter about that,
 * and the answer is the same. The same registration again, as a browser sends it when the first answer got lost, is
 * answered like the first.
 */
export async function register(
  services: AccountServices,
  { username: typed, email, password, address }: Registration,
) {
  const name = checkUsername(typed);
  if (!name.ok)
    return refuse('username_refused', [
      { path: 'username', code: name.code, message: name.message },
    ]);
  if (!isEmail(email)) return refuse('email_malformed');
  const chosen = checkNewPassword(password);
  if (!chosen.ok) return chosen;
  const counted = await countFor(services, ATTEMPT_LIMITS.registration, address);
  if (!counted.ok) return counted;

  const { database } = services;
  const now = services.clock();

  const key = usernameKey(name.username);
  const present = await findAccountByUsername(database, key);
  if (present) {
    const same = await isPassword(password, present.password_hash);
    return same && emailKey(present.email) === emailKey(email) ? DONE : refuse('username_taken');
  }
  const passwordHash = await hashPassword(password);
  const mail = await countFor(services, ATTEMPT_LIMITS.mail, emailKey(email));
  const done = await database.transaction((tx) =>
    addUser(tx, services, { username: name.username, email, passwordHash, mayWrite: mail.ok, now }),
  );
  if (done.ok) services.wakeMailer();
  return done;
}

const DONE = { ok: true } as const;

async function addUser(
  tx: Transaction,
  { publicUrl }: AccountServices,
  user: { username: string; email: string; passwordHash: string; mayWrite: boolean; now: Date },
) {
  const { username, email, now } = user;
  const userID = newOwnedID(now);
  // The name is taken in any case: were it still free afterwards, that would tell that the address has an account.
  if (!(await takeUsername(tx, usernameKey(username), userID))) return refuse('username_taken');
  const isNew = await takeEmail(tx, emailKey(email), userID);
  if (isNew) await addAccount(tx, { ...user, userID, isAdmin: false, confirmed: null });

  const owner = isNew
    ? { user_id: userID, username, email, email_confirmed: null }
    : await findAccountByEmail(tx, emailKey(email));
  if (!owner || !user.mayWrite) return DONE;
  // An account that still waits for its confirmation gets that letter again.
  await sendLetter(tx, {
    user: owner,
    ...(owner.email_confirmed === null
      ? { purpose: 'confirm', compose: confirmationLetter }
      : { purpose: 'reset', compose: alreadyRegisteredLetter }),
    publicUrl: publicUrl(),
    now,
  });
  return DONE;
}
