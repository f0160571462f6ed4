import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { randomGameSetup } from '../testing/random-game.ts';
import { findInvariantViolations } from '../testing/game-invariants.ts';
import { fuzzGame } from '../testing/fuzz-game.ts';
import type { GameEvent } from './event.ts';
import { newGame } from './engine/new-game.ts';
import { simulateGame } from './simulate.ts';
import { describeEvent } from './narration/describe-event.ts';
import { applyCommand } from './apply-command.ts';

/** `npm run bench:games` plays a hundred thousand like these. */
describe('any game between any cards', () => {
  test('balances to the last run, out and runner on base', () => {
    const games = 3000;
    const faults: string[] = [];
    for (let seed = 1; seed <= games; seed++) {
      const setup = randomGameSetup(seed);
      const { state, events } = simulateGame(setup, new SeededDice(seed), { events: true });
      faults.push(
        ...findInvariantViolations(setup, state, events).map((fault) => `seed ${seed}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  });

  test('goes the same way with events and without, and again from its seed', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const setup = randomGameSetup(seed);
      const once = simulateGame(setup, new SeededDice(seed), { events: true });
      const again = simulateGame(setup, new SeededDice(seed), { events: true });
      const bare = simulateGame(setup, new SeededDice(seed), { events: false });
      expect(JSON.stringify(again)).toBe(JSON.stringify(once));
      expect(bare).toEqual({ state: once.state, events: [] });
    }
  });

  test('is the same roll by roll as in one go', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const setup = randomGameSetup(seed);
      const dice = new SeededDice(seed);
      let state = newGame(setup);
      const events: GameEvent[] = [];
      while (!state.final) {
        const turn = applyCommand(setup, state, { kind: 'roll' }, dice);
        if (!turn.ok) throw new Error(turn.code);
        ({ state } = turn);
        events.push(...turn.events);
      }
      const whole = simulateGame(setup, new SeededDice(seed), { events: true });
      expect(JSON.stringify({ state, events })).toBe(JSON.stringify(whole));
    }
  });

  test('can be described in sentences', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const setup = randomGameSetup(seed);
      const { events } = simulateGame(setup, new SeededDice(seed), { events: true });
      const odd = events
        .map((event) => describeEvent(setup, event))
        .filter(
          (sentence) =>
            !/^[A-Z][^\n]+[.!]$/.test(sentence) || /undefined|null|NaN|\.\./.test(sentence),
        );
      expect(odd).toEqual([]);
    }
  });
});

test('players who press everything still play by the rules; what is refused changes nothing, and all replays', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const game = fuzzGame(seed);
      expect(game.faults).toEqual([]);
      refused += game.refused;
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(1000);
});
