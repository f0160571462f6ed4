import { randomInt } from 'node:crypto';
import { SPECIAL_CHARACTERS } from '@pennant/rules/account/password';
import { usernameKey } from '@pennant/rules/account/username';
import type { TransactionScope } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import { hashPassword } from './password-hash.ts';
import { emailKey } from './email-key.ts';
import { freeLapsedUsername } from './lapsed-registration-store.ts';
import { claimEmail, claimUsername } from './account-claim-store.ts';
import { addAccount } from './account-edit-store.ts';
import { hasAdmin, lockAdmins } from './account-read-store.ts';

/** The first admin's username; if a player has it already, a number is appended. */
const ADMIN_NAME = 'admin';
const PASSWORD_LENGTH = 20;
/** Characters of a password by kind, without letters and digits that look alike. */
const CHARACTER_CLASSES = [
  'abcdefghijkmnpqrstuvwxyz',
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  '23456789',
  SPECIAL_CHARACTERS.replace(/["|{}<>]/g, ''),
];

/**
 * Creates an admin account unless there is one; returns its password, which is stored nowhere in
 * plain text, or null if there is an admin already.
 */
export async function createFirstAdmin(
  database: TransactionScope,
  { email, now }: { email: string; now: Date },
): Promise<{ username: string; password: string } | null> {
  if (await hasAdmin(database)) return null;
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return database.transaction(async (tx) => {
    await lockAdmins(tx);
    if (await hasAdmin(tx)) return null;
    const userID = newUuidV7(now);
    let username = ADMIN_NAME;
    await freeLapsedUsername(tx, usernameKey(username), now);
    for (let number = 2; !(await claimUsername(tx, usernameKey(username), userID)); number += 1) {
      username = `${ADMIN_NAME}${number}`;
    }
    await claimEmail(tx, emailKey(email), userID);
    await addAccount(tx, {
      userID,
      username,
      email,
      passwordHash,
      isAdmin: true,
      confirmed: now,
      mustChangePassword: true,
      now,
    });
    await openWallet(tx, userID);
    return { username, password };
  });
}

/** Returns a random password with characters of every kind that the rules require. */
function randomPassword(): string {
  const pick = (characters: string) => characters[randomInt(characters.length)]!;
  const all = CHARACTER_CLASSES.join('');
  const rest = Array.from({ length: PASSWORD_LENGTH - CHARACTER_CLASSES.length }, () => pick(all));
  return [...CHARACTER_CLASSES.map(pick), ...rest].join('');
}
