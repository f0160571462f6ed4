import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computerGameDice, drawDice } from './cup-dice.ts';
import { drawClubs, newCup, seedByRating, sizeFor } from './draw-cup.ts';
import { isOpen } from './cup-state.ts';

const SEED = { cupID: '01900000-0000-7000-8000-000000000001', serverSeed: 'ab'.repeat(32) };

test('the bracket is the smallest that holds all who entered', () => {
  expect([0, 1, 8, 9, 16, 17, 32].map((users) => sizeFor(users, 32))).toEqual([
    8, 8, 8, 16, 16, 32, 32,
  ]);
  expect(sizeFor(8, 8)).toBe(8);
});

test('seeds follow the rating, and equal ratings the dice, however they entered', () => {
  const entrant = fc.record({ id: fc.uuid(), rating: fc.integer({ min: 1400, max: 1405 }) });
  const entrants = fc.uniqueArray(entrant, { selector: ({ id }) => id, maxLength: 32 });
  fc.assert(
    fc.property(entrants, (all) => {
      const seeded = seedByRating(all, drawDice(SEED));
      expect(seeded.map(({ rating }) => rating)).toEqual(
        all.map(({ rating }) => rating).toSorted((a, b) => b - a),
      );
      expect(seedByRating(all.toReversed(), drawDice(SEED))).toEqual(seeded);
    }),
  );
});

test('another seed draws equal ratings otherwise', () => {
  const all = Array.from({ length: 16 }, (_, index) => ({ id: `player ${index}`, rating: 1500 }));
  expect(seedByRating(all, drawDice({ ...SEED, serverSeed: 'cd'.repeat(32) }))).not.toEqual(
    seedByRating(all, drawDice(SEED)),
  );
});

test('no club is drawn twice while another is left', () => {
  const clubs = ['Boston', 'Chicago', 'Detroit'];
  const drawn = drawClubs(clubs, 7, drawDice(SEED));
  expect(new Set(drawn.slice(0, 3)).size).toBe(3);
  expect(new Set(drawn.slice(3, 6)).size).toBe(3);
  expect(drawn).toHaveLength(7);
  expect(drawClubs([], 7, drawDice(SEED))).toEqual([]);
});

test('every match of the first round is open, and none of a later one', () => {
  const { matches, places } = newCup({ size: 16, users: 3 });
  expect(matches.map((match) => isOpen(match))).toEqual(matches.map(({ round }) => round === 0));
  expect(places.filter(({ isUser }) => isUser)).toHaveLength(3);
});

test('each game that the computer plays has dice of its own', () => {
  const rolled = (match: number, game: number) => {
    const { dice } = computerGameDice(SEED, { match, game });
    const event = dice.event(1);
    return Array.from({ length: 8 }, () => event.die('batter')).join('');
  };
  const all = [rolled(0, 1), rolled(0, 2), rolled(1, 1), rolled(11, 1), rolled(1, 11)];
  expect(new Set(all).size).toBe(all.length);
  expect(rolled(0, 1)).toBe(rolled(0, 1));
});
