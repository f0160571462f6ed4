import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { fuzzGame } from '../../testing/fuzz-game.ts';
import { randomGameSetup } from '../../testing/random-game.ts';
import type { GameEvent } from '../event.ts';
import { SIDES } from '../lineup-slots.ts';
import { simulateGame } from '../simulate.ts';
import { battingSideWinExpectancy } from './win-expectancy.ts';
import { WPA_UNITS } from '../../statistics/wpa-units.ts';
import { winProbabilityAdded } from './win-probability-added.ts';

const sumOf = (players: ReadonlyMap<number, number>): number =>
  [...players.values()].reduce((sum, units) => sum + units, 0) / WPA_UNITS;

/** The home side's chance before the first pitch, by the table. */
const START = 1 - battingSideWinExpectancy(0, 0, 0 as never, 0);

describe('win probability added', () => {
  test('of a side is its result less its chance before the game, in every game', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { events, state } = fuzzGame(seed);
      const added = winProbabilityAdded(events);
      const hasHomeWon = state.home.runs > state.visitors.runs;
      const roundings = (added.home.size + added.visitors.size) / WPA_UNITS;
      expect(Math.abs(sumOf(added.home) - ((hasHomeWon ? 1 : 0) - START))).toBeLessThan(roundings);
      expect(Math.abs(sumOf(added.home) + sumOf(added.visitors))).toBeLessThan(roundings);
    }
  });

  test('is whole units, of players who were in the game', () => {
    const setup = randomGameSetup(5);
    const { events } = simulateGame(setup, new SeededDice(5), { events: true });
    for (const side of SIDES) {
      for (const [player, units] of winProbabilityAdded(events ?? [])[side]) {
        expect(Number.isInteger(units)).toBe(true);
        expect(setup[side].players[player]).toBeDefined();
      }
    }
  });

  test('of a steal is the runner’s, and the pitcher’s, not that of the batter who waits', () => {
    const steal = {
      kind: 'steal',
      batting: 'visitors',
      ipOuts: 0,
      homeScore: 0,
      visitingScore: 0,
      first: null,
      second: 3,
      third: null,
      batter: 4,
      pitcher: 9,
      moves: [{ runner: 3, from: 1, to: 2, out: false }],
    } as unknown as GameEvent;
    const single = {
      ...steal,
      kind: 'plateAppearance',
      first: 3,
      second: null,
      batter: 3,
    } as const;
    const last = {
      ...single,
      kind: 'plateAppearance',
      batter: 5,
      homeScore: 1,
      final: true,
    } as const;
    const added = winProbabilityAdded([single, steal, last]);
    expect([...added.visitors.keys()]).toEqual([3, 5]);
    expect([...added.home.keys()]).toEqual([9]);
  });
});
