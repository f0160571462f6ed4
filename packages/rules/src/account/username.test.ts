import { expect, test } from 'vitest';
import { checkUsername, usernameKey } from './username.ts';

test.each(['Casey', 'casey-at-the-bat', 'no_9', 'abc', 'x'.repeat(24)])(
  '%s is a username',
  (name) => {
    expect(checkUsername(name)).toEqual({ ok: true, username: name });
  },
);

test('blanks around a username are dropped', () => {
  expect(checkUsername('  Casey ')).toEqual({ ok: true, username: 'Casey' });
});

test.each([
  ['', 'username_required'],
  ['   ', 'username_required'],
  ['ab', 'username_length'],
  ['x'.repeat(25), 'username_length'],
  ['two words', 'username_characters'],
  ['-casey', 'username_characters'],
  ['casey_', 'username_characters'],
  ['<b>casey</b>', 'username_characters'],
  ['müller', 'username_characters'],
])('%j is refused: %s', (name, code) => {
  expect(checkUsername(name)).toMatchObject({ ok: false, code });
});

test('usernames are the same without regard to case', () => {
  expect(usernameKey('Casey')).toBe('casey');
  expect(usernameKey('cASEY-at-Bat')).toBe('casey-at-bat');
});
