import { expect, test } from 'vitest';

import { parsePushedNotification } from './pushed-notification.ts';

const BEATEN = {
  title: 'Beaten 4-3 by rookie6',
  body: 'Mudville Nine lost while you were away.',
  path: '/',
  tag: 'beaten',
};

test('a message is shown as it says', () => {
  expect(parsePushedNotification(JSON.stringify(BEATEN))).toEqual(BEATEN);
});

test.each([undefined, '', 'Beaten', 'null', '[]', '17', '{}'])(
  'for %j something is shown all the same',
  (text) => {
    const { title, body, path } = parsePushedNotification(text);
    expect([title, body].every((part) => part.length > 0)).toBe(true);
    expect(path).toBe('/');
  },
);

test.each([
  ['/games/user', '/games/user'],
  ['/g/01900000-0000-7000-8000-0000000000c1', '/g/01900000-0000-7000-8000-0000000000c1'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [7, '/'],
])('a message for %j opens %s', (path, opened) => {
  expect(parsePushedNotification(JSON.stringify({ ...BEATEN, path })).path).toBe(opened);
});
