import { isEmailAddress } from '@pennant/contract/email-address';
import { checkUsername, usernameKey } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { checkNewPassword } from './check-new-password.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import { freeLapsedUsername, REGISTRATION_HOURS } from './lapsed-registration-store.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { sendRegistrationLetter } from './send-registration-letter.ts';
import { claimUsername } from './account-claim-store.ts';
import { addAccount } from './account-edit-store.ts';
import {
  findAccountByEmail,
  findAccountByUsername,
  lockAccount,
  type AccountRow,
} from './account-read-store.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { addRegistration, renewRegistration } from './registration-store.ts';

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
 * Creates an account that waits for the confirmation of its email address, for a day. It is the
 * same whether or not the address has an account already: then the letter tells its owner so, and
 * nothing confirms the new one. The same registration again, as after a lost response, gives the
 * same response, with a new secret to sign in once confirmed.
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
  if (!isEmailAddress(email)) return refuse('email_malformed');
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
  const existing = await findAccountByUsername(database, key, now);
  if (existing) {
    // Only of an account that waits is anything told: others would have their passwords guessed.
    const isRepeat =
      (await verifyPassword(password, existing.password_hash)) &&
      existing.email_confirmed_at === null &&
      emailKey(existing.email) === emailKey(email);
    return isRepeat ? repeatRegistration(services, existing, keptCard) : refuse('username_taken');
  }
  const passwordHash = await hashPassword(password);
  const mailbox = mailboxKey(email);
  const byMailbox = await countAccountAttempt(services, ATTEMPT_LIMITS.confirmationMail, mailbox);
  const done = await database.transaction((tx) =>
    addUser(tx, services, {
      username: name.username,
      email,
      passwordHash,
      keptCard,
      maySendEmail: byMailbox.ok,
      now,
    }),
  );
  if (done.ok) services.wakeMailer();
  return done;
}

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
  keptCard: number | undefined,
) {
  const signIn = newOpaqueToken('signIn', account.user_id);
  await services.database.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.user_id);
    if (locked?.email_confirmed_at !== null) return;
    await renewRegistration(tx, { signIn, keptCardID: keptCard ?? null });
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
  const key = usernameKey(username);
  const userID = newUuidV7(now);
  await freeLapsedUsername(tx, key, now);
  if (!(await claimUsername(tx, key, userID))) return refuse('username_taken');
  await addAccount(tx, { ...user, userID, isAdmin: false, confirmed: null });
  const signIn = newOpaqueToken('signIn', userID);
  const expires = new Date(now.getTime() + REGISTRATION_HOURS * 3_600_000);
  await addRegistration(tx, {
    signIn,
    emailKey: emailKey(email),
    keptCardID: user.keptCard ?? null,
    expires,
  });
  const owner = await findAccountByEmail(tx, emailKey(email));
  if (user.maySendEmail) {
    const waiting = { user_id: userID, username, email, sign_in_expires_at: expires };
    const publicUrl = services.publicUrl();
    await sendRegistrationLetter(tx, { owner, waiting, publicUrl, now });
  }
  return respond(services, signIn);
}
