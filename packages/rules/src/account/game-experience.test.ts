import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardExperience, experienceShare, gameExperience } from './game-experience.ts';

test('a final game brings 10, a win 20 more', () => {
  expect(gameExperience({ won: false, gameOfDay: 1 })).toBe(10);
  expect(gameExperience({ won: true, gameOfDay: 1 })).toBe(30);
});

test('a game that is not counted, abandoned or between own teams, brings nothing', () => {
  expect(gameExperience({ won: true, gameOfDay: null })).toBe(0);
});

test.each([
  [20, 30, 1],
  [21, 15, 0.5],
  [40, 15, 0.5],
  [41, 0, 0],
])('the win of game %i of a day brings %i', (gameOfDay, experience, share) => {
  expect(gameExperience({ won: true, gameOfDay })).toBe(experience);
  expect(experienceShare(gameOfDay)).toBe(share);
});

test('a card with five plate appearances in game 21 of a day gets two', () => {
  expect(cardExperience(5, 20)).toBe(5);
  expect(cardExperience(5, 21)).toBe(2);
  expect(cardExperience(5, 41)).toBe(0);
});

test('however many games are won in a day, they bring 900 at most', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 300 }), (wins) => {
      const experiences = wins.map((won, index) => gameExperience({ won, gameOfDay: index + 1 }));
      expect(experiences.every(Number.isInteger)).toBe(true);
      expect(experiences.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(900);
    }),
  );
});
