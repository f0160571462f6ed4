import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { anyGame } from '../testing/any-game.ts';
import { gameFaults } from '../testing/game-faults.ts';
import { wildGame } from '../testing/wild-game.ts';
import type { GameEvent } from './event.ts';
import { newGame } from './new-game.ts';
import { playToFinal } from './simulate-game.ts';
import { describeEvent } from './story/describe-event.ts';
import { takeTurn } from './take-turn.ts';

/** `npm run bench:games` plays a hundred thousand like these. */
describe('any game between any cards', () => {
  test('balances to the last run, out and runner on base', { timeout: 60_000 }, () => {
    const games = 3000;
    const faults: string[] = [];
    for (let seed = 1; seed <= games; seed++) {
      const setup = anyGame(seed);
      const { state, events } = playToFinal(setup, new SeededDice(seed), { events: true });
      faults.push(...gameFaults(setup, state, events).map((fault) => `seed ${seed}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('goes the same way with events and without, and again from its seed', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const setup = anyGame(seed);
      const once = playToFinal(setup, new SeededDice(seed), { events: true });
      const again = playToFinal(setup, new SeededDice(seed), { events: true });
      const bare = playToFinal(setup, new SeededDice(seed), { events: false });
      expect(JSON.stringify(again)).toBe(JSON.stringify(once));
      expect(bare).toEqual({ state: once.state, events: [] });
    }
  });

  test('is the same roll by roll as in one go', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const setup = anyGame(seed);
      const dice = new SeededDice(seed);
      let state = newGame(setup);
      const events: GameEvent[] = [];
      while (!state.final) {
        const turn = takeTurn(setup, state, { kind: 'roll' }, dice);
        if (!turn.ok) throw new Error(turn.code);
        ({ state } = turn);
        events.push(...turn.events);
      }
      const whole = playToFinal(setup, new SeededDice(seed), { events: true });
      expect(JSON.stringify({ state, events })).toBe(JSON.stringify(whole));
    }
  });

  test('can be described in sentences', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const setup = anyGame(seed);
      const { events } = playToFinal(setup, new SeededDice(seed), { events: true });
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
      const game = wildGame(seed);
      expect(game.faults).toEqual([]);
      refused += game.refused;
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(1000);
}, 60_000);
