import { expect, test } from 'vitest';

import { careerPath, playPath } from './career-paths.ts';

test('what a card has lived has an address by its user and its number', () => {
  expect(careerPath({ username: 'a/b', cardID: 19540001 })).toBe('/players/a%2Fb/cards/19540001');
});

test('a play of a game that anyone may see leads to the replay, of another to the summary', () => {
  expect(playPath({ gameID: 'g1', isPublic: true }, 12)).toBe('/g/g1/12');
  expect(playPath({ gameID: 'g1', isPublic: true })).toBe('/g/g1');
  expect(playPath({ gameID: 'g1', isPublic: false })).toBe('/game/g1/summary');
  expect(playPath({ gameID: 'g1', isPublic: false }, 12)).toMatch(/^\/game\/g1\/summary#.*12$/);
});
