import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice, seededSource } from '../fairness/seeded-dice.ts';
import { anyGame } from '../testing/any-game.ts';
import { gameFaults } from '../testing/game-faults.ts';
import { basesText } from './baserunning/send-runners.ts';
import { stealOptions } from './baserunning/steal.ts';
import type { Command } from './command.ts';
import type { GameEvent } from './event.ts';
import { newGame } from './new-game.ts';
import { playToFinal } from './simulate-game.ts';
import type { GameState } from './state.ts';
import { describeEvent } from './story/describe-event.ts';
import { takeTurn } from './take-turn.ts';

describe('any game between any cards', () => {
  test('balances to the last run, out and man on base', { timeout: 60_000 }, () => {
    const games = 3000;
    const faults: string[] = [];
    for (let seed = 1; seed <= games; seed++) {
      const setup = anyGame(seed);
      const { state, events } = playToFinal(setup, seededSource(seed), { events: true });
      faults.push(...gameFaults(setup, state, events).map((fault) => `seed ${seed}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('goes the same way with events and without, and again from its seed', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const setup = anyGame(seed);
      const once = playToFinal(setup, seededSource(seed), { events: true });
      const again = playToFinal(setup, seededSource(seed), { events: true });
      const bare = playToFinal(setup, seededSource(seed), { events: false });
      expect(JSON.stringify(again)).toBe(JSON.stringify(once));
      expect(bare).toEqual({ state: once.state, events: [] });
    }
  });

  test('is the same roll by roll as in one go', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const setup = anyGame(seed);
      const dice = seededSource(seed);
      let state = newGame(setup);
      const events: GameEvent[] = [];
      while (!state.final) {
        const turn = takeTurn(setup, state, { kind: 'roll' }, dice);
        if (!turn.ok) throw new Error(turn.code);
        ({ state } = turn);
        events.push(...turn.events);
      }
      const whole = playToFinal(setup, seededSource(seed), { events: true });
      expect(JSON.stringify({ state, events })).toBe(JSON.stringify(whole));
    }
  });

  test('can be told in sentences', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const setup = anyGame(seed);
      const { events } = playToFinal(setup, seededSource(seed), { events: true });
      const odd = events
        .map((event) => describeEvent(setup, event))
        .filter((told) => !/^[A-Z][^\n]+[.!]$/.test(told) || /undefined|null|NaN|\.\./.test(told));
      expect(odd).toEqual([]);
    }
  });
});

/** A player who presses anything that is there, and much that is not. */
const anyCommand = (state: GameState, dice: SeededDice): Command => {
  const drawn = dice.fraction('command');
  const below = (limit: number) => Math.floor(dice.fraction('any') * limit);
  const choice = state.pendingChoice;
  if (choice && drawn < 0.8) {
    const option = choice.options[below(choice.options.length)];
    return { kind: 'choose', runnersAdvancing: option?.runnersAdvancing ?? null };
  }
  if (drawn < 0.75) return { kind: 'roll' };
  if (drawn < 0.8) return { kind: 'walk' };
  if (drawn < 0.85) {
    const sets = stealOptions(state.bases);
    const set = sets[below(Math.max(1, sets.length))] ?? 1 + below(7);
    return { kind: 'steal', runnersAdvancing: basesText(set) ?? '1' };
  }
  if (drawn < 0.9) return { kind: 'choose', runnersAdvancing: basesText(below(8)) };
  const side = below(2) === 0 ? 'visitors' : 'home';
  return { kind: 'substitute', side, playerOut: below(24), playerIn: below(26) };
};

const playWildly = (seed: number) => {
  const setup = anyGame(seed, 'player');
  const chooser = new SeededDice(seed ^ 0x5bd1);
  const dice = seededSource(seed);
  const faults: string[] = [];
  const events: GameEvent[] = [];
  let state = newGame(setup);
  let refused = 0;
  while (!state.final) {
    const before = JSON.stringify(state);
    const command = anyCommand(state, chooser);
    const turn = takeTurn(setup, state, command, dice);
    if (JSON.stringify(state) !== before)
      faults.push(`${command.kind} changed the state it was given`);
    if (!turn.ok) {
      refused++;
      continue;
    }
    if (state.pendingChoice && command.kind !== 'choose') faults.push('a choice was passed over');
    if (turn.state.eventNumber !== turn.events.at(-1)?.eventNumber) faults.push('a silent turn');
    ({ state } = turn);
    events.push(...turn.events);
  }
  return { setup, dice, state, refused, faults: [...faults, ...gameFaults(setup, state, events)] };
};

test('players who press everything still play by the rules, and what is refused changes nothing', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const game = playWildly(seed);
      expect(game.faults).toEqual([]);
      refused += game.refused;
      for (const kind of ['roll', 'walk'] as const) {
        const turn = takeTurn(game.setup, game.state, { kind }, game.dice);
        expect(turn).toMatchObject({ ok: false, code: 'game_final' });
      }
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(1000);
}, 60_000);
