import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playUntil } from '@pennant/rules/games/engine/play-until';
import { randomGameSetup } from '@pennant/rules/testing/random-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromStoredEvent, toStoredEvent } from './stored-event.ts';

test('every event of any game comes back from its row as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const setup = randomGameSetup(seed, seed % 2 === 0 ? 'player' : 'computer');
      const { events } = playUntil(setup, newGame(setup), 'final', new SeededDice(seed));
      for (const event of events) {
        const row = JSON.parse(JSON.stringify(toStoredEvent(event)));
        expect(fromStoredEvent(row)).toEqual(event);
      }
      // The saving is worth it: about a third of the JSON is omitted.
      const size = (all: readonly unknown[]) => JSON.stringify(all).length;
      expect(size(events.map(toStoredEvent))).toBeLessThan(size(events) * 0.75);
    }),
    { numRuns: 20 },
  );
});

test('a row that holds every field, as older programs wrote it, is read as it stands', () => {
  const setup = randomGameSetup(7);
  const { events } = playUntil(setup, newGame(setup), 'half', new SeededDice(7));
  for (const event of events)
    expect(fromStoredEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
});
