import { isEmail } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS } from '../platform/attempt-limits.ts';
import { putInOutbox, putNothingInOutbox } from '../platform/mail/outbox.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { countFor } from './count-for.ts';
import { lockLetterToken, useLetterTokens } from './letter-token-store.ts';
import { emailChangedLetter, newEmailLetter } from './letters.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { isPassword } from './password-hash.ts';
import { emailKey } from './register.ts';
import { sendLetter } from './send-letter.ts';
import {
  changeAccount,
  findAccount,
  findAccountByEmail,
  lockAccount,
  releaseEmail,
  takeEmail,
} from './store.ts';

const DONE = { ok: true } as const;

/**
 * Sends a letter to the address that an account is to have from now on; the change happens when its link is followed.
 * Whether that address has an account already is told to nobody: the answer is the same, and no letter goes there.
 */
export async function askToChangeEmail(
  services: AccountServices,
  { userID, email, password }: { userID: string; email: string; password: string },
) {
  if (!isEmail(email)) return refuse('email_malformed');
  const counted = await countFor(services, ATTEMPT_LIMITS.ownPassword, userID);
  if (!counted.ok) return counted;
  const { database } = services;
  const account = await findAccount(database, userID);
  if (!account || !(await isPassword(password, account.password_hash))) {
    return refuse('wrong_password');
  }
  if (emailKey(account.email) === emailKey(email)) return refuse('email_unchanged');
  const mail = await countFor(services, ATTEMPT_LIMITS.mail, emailKey(email));
  if (!mail.ok) return mail;

  const now = services.clock();
  await database.transaction(async (tx) => {
    if (await findAccountByEmail(tx, emailKey(email))) return putNothingInOutbox(tx, now);
    return sendLetter(tx, {
      user: { ...account, email },
      purpose: 'email',
      compose: newEmailLetter,
      publicUrl: services.publicUrl(),
      now,
    });
  });
  services.wakeMailer();
  return DONE;
}

/** Gives an account the address that the letter went to; the old one is told. The same link again is answered alike. */
export async function changeEmail(
  services: AccountServices,
  { token: text, address }: { token: string; address: string },
) {
  const counted = await countFor(services, ATTEMPT_LIMITS.letterToken, address);
  if (!counted.ok) return counted;
  const token = readOpaqueToken(text);
  if (token?.kind !== 'email') return refuse('letter_token_invalid');
  const now = services.clock();
  const done = await services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, token.userID);
    const letter = await lockLetterToken(tx, token);
    if (!account || !letter?.new_email) return refuse('letter_token_invalid');
    if (letter.used !== null) {
      return account.email === letter.new_email ? DONE : refuse('letter_token_invalid');
    }
    if (letter.expires <= now) return refuse('letter_token_expired');
    // Meanwhile somebody else may have registered with it.
    if (!(await takeEmail(tx, emailKey(letter.new_email), account.user_id))) {
      return refuse('letter_token_invalid');
    }
    await releaseEmail(tx, emailKey(account.email), account.user_id);
    await changeAccount(tx, account.user_id, { email: letter.new_email });
    // Links to the old address open nothing any more.
    await useLetterTokens(tx, account.user_id, 'email', now);
    await useLetterTokens(tx, account.user_id, 'reset', now);
    await putInOutbox(
      tx,
      emailChangedLetter(account.email, account.username, services.publicUrl()),
      now,
    );
    return DONE;
  });
  if (done.ok) services.wakeMailer();
  return done;
}
