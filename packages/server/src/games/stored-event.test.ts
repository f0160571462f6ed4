import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { newGame } from '@pennant/rules/games/new-game';
import { playUntil } from '@pennant/rules/games/play-until';
import { anyGame } from '@pennant/rules/testing/any-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventOf, storedEventOf } from './stored-event.ts';

test('every event of any game comes back from its row as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const setup = anyGame(seed, seed % 2 === 0 ? 'player' : 'computer');
      const { events } = playUntil(setup, newGame(setup), 'final', new SeededDice(seed));
      for (const event of events) {
        const row = JSON.parse(JSON.stringify(storedEventOf(event)));
        expect(eventOf(row)).toEqual(event);
      }
      // The saving is worth it: about a third of the JSON is omitted.
      const size = (all: readonly unknown[]) => JSON.stringify(all).length;
      expect(size(events.map(storedEventOf))).toBeLessThan(size(events) * 0.75);
    }),
    { numRuns: 20 },
  );
});

test('a row that holds every field, as older programs wrote it, is read as it stands', () => {
  const setup = anyGame(7);
  const { events } = playUntil(setup, newGame(setup), 'half', new SeededDice(7));
  for (const event of events) expect(eventOf(JSON.parse(JSON.stringify(event)))).toEqual(event);
});
