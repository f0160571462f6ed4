import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { GameEvent } from '@pennant/rules/games/event';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playUntil } from '@pennant/rules/games/engine/play-until';
import { loadRules } from '@pennant/rules/games/rules-of-version';
import { randomGameSetup, randomGameSource } from '@pennant/rules/testing/random-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromStoredEvent, toStoredEvent, type StoredEvent } from './stored-event.ts';

const committed = (seed: number) =>
  committedDice({
    id: '01900000-0000-7000-8000-000000000000',
    serverSeed: seed.toString(16).padStart(64, '0'),
    clientSeed: '0'.repeat(32),
  });

test.each([
  ['dice of a real game', committed],
  ['dice that draw finer than 48 bits', (seed: number) => new SeededDice(seed)],
])('every event of any game comes back as it was, with %s', (_, diceOf) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const setup = randomGameSetup(seed, seed % 2 === 0 ? 'player' : 'computer');
      const { events } = playUntil(setup, newGame(setup), 'final', diceOf(seed));
      expect(events.map(toStoredEvent).map(fromStoredEvent)).toEqual(events);
    }),
    { numRuns: 10 },
  );
});

test('an event of a real game is stored in a third of its JSON', () => {
  const setup = randomGameSetup(1954);
  const { events } = playUntil(setup, newGame(setup), 'final', committed(1954));
  const stored = events.map(toStoredEvent).join('').length;
  expect(stored).toBeLessThan(JSON.stringify(events).length / 3);
});

test('a game of the first rules comes back as well', async () => {
  const rules = await loadRules(1);
  const setup = rules!.compileSetup(randomGameSource(1871));
  const { events } = rules!.playUntil(setup, rules!.newGame(setup), 'final', committed(7));
  expect(events.map(toStoredEvent).map(fromStoredEvent)).toEqual(events);
});

test('a row of an older program is read as it stands, with every field or without defaults', () => {
  const setup = randomGameSetup(7);
  const { events } = playUntil(setup, newGame(setup), 'half', new SeededDice(7));
  const omitted = ({ homeScore: _home, visitingScore: _visiting, ...event }: GameEvent) => event;
  for (const event of events) {
    expect(fromStoredEvent(JSON.parse(JSON.stringify(event)) as StoredEvent)).toEqual(event);
    expect(fromStoredEvent(omitted(event))).toEqual({ ...event, homeScore: 0, visitingScore: 0 });
  }
});

test('a dice sum that is not that of its faces is kept', () => {
  const setup = randomGameSetup(7);
  const { events } = playUntil(setup, newGame(setup), 'half', new SeededDice(7));
  const event: GameEvent = { ...events[0]!, diceResultH: 3, batterDice: [6, 6] };
  expect(fromStoredEvent(toStoredEvent(event))).toEqual(event);
  const withoutSum: GameEvent = { ...event, diceResultH: null };
  expect(fromStoredEvent(toStoredEvent(withoutSum))).toEqual(withoutSum);
});

test('what another version of the program wrote beside the fields is kept', () => {
  const setup = randomGameSetup(7);
  const { events } = playUntil(setup, newGame(setup), 'half', new SeededDice(7));
  const stored = JSON.parse(toStoredEvent(events[0]!)) as object;
  const later = JSON.stringify({ ...stored, wind: 'out to left' });
  expect(fromStoredEvent(later)).toEqual({ ...events[0], wind: 'out to left' });
});
