import { expect, test } from 'vitest';

import { idleNotice } from './idle-notice.tsx';

const at = (text: string) => Date.parse(text);

test('two weeks before its end a game says by which day it wants a roll', () => {
  const ends = '2027-03-10T00:00:00.000Z';
  expect(idleNotice(ends, at('2027-02-23T12:00:00Z'))).toBeNull();
  expect(idleNotice(ends, at('2027-02-24T12:00:00Z'))).toBe(
    'Roll by March 9, or it ends as abandoned.',
  );
  expect(idleNotice(ends, at('2027-03-09T23:00:00Z'))).toContain('March 9');
});

test('a final game says nothing, nor does one whose day is past and whose letter is to come', () => {
  expect(idleNotice(null, at('2027-03-01T00:00:00Z'))).toBeNull();
  expect(idleNotice('2027-03-10T00:00:00.000Z', at('2027-03-10T00:30:00Z'))).toBeNull();
});
