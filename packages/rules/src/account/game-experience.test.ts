import { expect, test } from 'vitest';
import { gameExperience } from './game-experience.ts';

const aGame = { won: true, abandoned: false, betweenOwnTeams: false };

test('a final game brings 10, a win 20 more', () => {
  expect(gameExperience({ ...aGame, won: false })).toBe(10);
  expect(gameExperience(aGame)).toBe(30);
});

test('an abandoned game and one between own teams bring nothing', () => {
  expect(gameExperience({ ...aGame, abandoned: true })).toBe(0);
  expect(gameExperience({ ...aGame, betweenOwnTeams: true })).toBe(0);
});
