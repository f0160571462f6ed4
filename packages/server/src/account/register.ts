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
  lockAccount,
  type AccountRow,
} from './account-store.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { saveRegistration } from './registration-store.ts';

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** A card of the at-bat on home that becomes one of the starter set. */
  readonly keptCard?: number | undefined;
  /** The client's address. */
  readonly address: string;
}

/**
 * Creates an unconfirmed account. If the address already has one, its owner gets an email about
 * that, and the response is the same. The same registration again, as after a lost response, gives
 * the same response, with a new secret to sign in once confirmed.
 */
export async function register(
  services: AccountServices,
  { username, email, password, keptCard, address }: Registration,
) {
  const name = checkUsername(username);
  if (!name.ok)
    return refuse('username_refused', [
      { path: 'username', code: name.code, message: name.message },
    ]);
  if (!isEmail(email)) return refuse('email_malformed');
  const checked = checkNewPassword(password);
  if (!checked.ok) return checked;
  if (keptCard !== undefined && !(await services.isKeepableCard(services.database, keptCard))) {
    return refuse('kept_card_unknown');
  }
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.registration, address);
  if (!counted.ok) return counted;

  const { database } = services;
  const now = services.clock();

  const key = usernameKey(name.username);
  const existing = await findAccountByUsername(database, key);
  if (existing) {
    const isSamePassword = await verifyPassword(password, existing.password_hash);
    return isSamePassword && emailKey(existing.email) === emailKey(email)
      ? repeatRegistration(services, existing, { keptCard, now })
      : refuse('username_taken');
  }
  const passwordHash = await hashPassword(password);
  const byEmail = await countAccountAttempt(services, ATTEMPT_LIMITS.mail, emailKey(email));
  const done = await database.transaction((tx) =>
    addUser(tx, services, {
      username: name.username,
      email,
      passwordHash,
      keptCard,
      maySendEmail: byEmail.ok,
      now,
    }),
  );
  if (done.ok) services.wakeMailer();
  return done;
}

/** How long a browser that registered may sign in: as long as the link of the letter works. */
const SIGN_IN_HOURS = 72;

const signInExpiry = (now: Date) => new Date(now.getTime() + SIGN_IN_HOURS * 3_600_000);

/**
 * The response to a registration. It has the same form whether or not the address has an account:
 * where it has one, the secret is good for nothing.
 */
const respond = ({ outbox }: AccountServices, signIn: { readonly text: string }) =>
  ({ ok: true, signIn: signIn.text, outbox }) as const;

/** Gives the browser of the same registration a new secret, while nobody has confirmed it. */
async function repeatRegistration(
  services: AccountServices,
  account: AccountRow,
  { keptCard, now }: { readonly keptCard: number | undefined; readonly now: Date },
) {
  const signIn = newOpaqueToken('signIn', account.user_id);
  await services.database.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.user_id);
    if (locked?.email_confirmed_at !== null) return;
    const registration = { signIn, keptCardID: keptCard ?? null, expires: signInExpiry(now) };
    await saveRegistration(tx, registration);
  });
  return respond(services, signIn);
}

async function addUser(
  tx: Transaction,
  services: AccountServices,
  user: {
    readonly username: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly keptCard: number | undefined;
    readonly maySendEmail: boolean;
    readonly now: Date;
  },
) {
  const { username, email, now } = user;
  const userID = newUuidV7(now);
  const signIn = newOpaqueToken('signIn', userID);
  const done = respond(services, signIn);
  // The name is claimed in any case: a name still free would reveal that the address has an
  // account.
  if (!(await claimUsername(tx, usernameKey(username), userID))) return refuse('username_taken');
  const isNew = await claimEmail(tx, emailKey(email), userID);
  if (isNew) {
    await addAccount(tx, { ...user, userID, isAdmin: false, confirmed: null });
    const keptCardID = user.keptCard ?? null;
    await saveRegistration(tx, { signIn, keptCardID, expires: signInExpiry(now) });
  }

  const owner = isNew
    ? { user_id: userID, username, email, email_confirmed_at: null }
    : await findAccountByEmail(tx, emailKey(email));
  if (!owner || !user.maySendEmail) return done;
  // An unconfirmed account gets the confirmation email again.
  await sendLinkEmail(tx, {
    user: owner,
    ...(owner.email_confirmed_at === null
      ? { purpose: 'confirm', compose: confirmationEmail }
      : { purpose: 'reset', compose: alreadyRegisteredEmail }),
    publicUrl: services.publicUrl(),
    now,
  });
  return done;
}
