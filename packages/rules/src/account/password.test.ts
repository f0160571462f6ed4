import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPECIAL_CHARACTERS, passwordFaults } from './password.ts';

const messages = (password: string) => passwordFaults(password).map(({ message }) => message);

test('a password of every kind of character is good', () => {
  expect(passwordFaults('Sandlot#1955')).toEqual([]);
});

test('each rule that fails has its own message', () => {
  expect(messages('Ab1!')).toEqual(['Password must be at least 8 characters long']);
  expect(messages('Sandlots!')).toEqual(['Password must contain at least 1 number']);
  expect(messages('Sandlot1955')).toEqual(['Password must contain at least 1 special character']);
  expect(messages('sandlot#1955')).toEqual(['Password must contain at least 1 uppercase letter']);
  expect(messages('SANDLOT#1955')).toEqual(['Password must contain at least 1 lowercase letter']);
});

test('an empty password fails them all', () => {
  expect(passwordFaults('')).toHaveLength(5);
});

test('every special character of the list counts, and no other sign', () => {
  for (const character of SPECIAL_CHARACTERS)
    expect(passwordFaults(`Sandlot1955${character}`)).toEqual([]);
  for (const character of '-_=+;~`[]/\\ é') {
    expect(passwordFaults(`Sandlot1955${character}`).map(({ code }) => code)).toEqual([
      'password_needs_special_character',
    ]);
  }
});

test('adding to a good password leaves it good', () => {
  fc.assert(
    fc.property(fc.string(), (more) => {
      expect(passwordFaults(`Sandlot#1955${more}`)).toEqual([]);
    }),
  );
});
