import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const secret = randomBytes(32);
const userID = newUuidV7(new Date());
const token = unsubscribeToken(secret, userID);

test('a token tells whose letters it switches off', () => {
  expect(readUnsubscribeToken(secret, token)).toBe(userID);
  expect(token).toMatch(/^pnu_[\w-]{64}$/);
});

/** Returns the token with one of its characters changed. */
const withChange = (index: number) =>
  token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);

test.each([
  ['of another program', unsubscribeToken(randomBytes(32), userID)],
  ['for another user', withChange(8)],
  ['with another signature', withChange(60)],
  ['that is cut', token.slice(0, -4)],
  ['that goes on', `${token}AAAA`],
  ['of another kind', token.replace('pnu_', 'pna_')],
  ['without its kind', token.slice(4)],
  ['that is empty', ''],
])('a token %s is none', (_what, other) => {
  expect(readUnsubscribeToken(secret, other)).toBeNull();
});
