import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameState } from '../games/state.ts';
import { randomAttempt } from '../testing/daily-attempts.ts';
import { aDailyGame } from '../testing/daily-games.ts';
import { dailyDice } from './daily-dice.ts';
import type { MadeDecision } from './daily-run.ts';
import { dailyStateKey } from './daily-state-key.ts';
import { situationKey } from './situation-key.ts';
import { valueDailyDecision } from './value-daily-decision.ts';

const DAY = '2026-11-26';
const DICE = dailyDice(DAY, '07'.repeat(32));
const GAME = aDailyGame(4);
const MADE = randomAttempt(GAME, DICE, 1).run.made;

const keyOf = ({ state, options }: Pick<MadeDecision, 'state' | 'options'>): string =>
  dailyStateKey(state, options);

/** Returns the same state on another path: more events, hits and runs of both sides. */
const onAnotherPath = (state: GameState): GameState => ({
  ...state,
  eventNumber: state.eventNumber + 3,
  unsettledRuns: [{ runner: 1, pitcher: 9, base: 2 }],
  onByError: [true, false, true],
  basesOwed: [1, 0, 2],
  visitors: {
    ...state.visitors,
    runs: state.visitors.runs + 2,
    hits: 17,
    errors: 2,
    inningRuns: [2, ...state.visitors.inningRuns],
    missedOuts: 1,
    left: state.visitors.left.toReversed(),
  },
  home: { ...state.home, runs: state.home.runs + 2, missedOutsBefore: 1 },
});

describe('the key of a decision', () => {
  test('is the same for paths of the game that meet again', () => {
    for (const { state, options } of MADE)
      expect(keyOf({ state: onAnotherPath(state), options })).toBe(keyOf({ state, options }));
  });

  test('is one of the worth: the same key has the same figures', () => {
    for (const { state, options } of MADE.slice(0, 3)) {
      const value = (at: GameState) =>
        valueDailyDecision(GAME, { state: at, options }, { day: DAY, rollouts: 60 });
      expect(value(onAnotherPath(state))).toEqual(value(state));
    }
  });

  test('does not depend on the order of fields, which a database may change', () => {
    const reorder = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, inner]) => [key, reorder(inner)]),
          )
        : value;
    for (const { state, options } of MADE)
      expect(keyOf({ state: reorder(state) as GameState, options })).toBe(
        keyOf({ state, options }),
      );
  });

  test.each<[string, (state: GameState) => GameState]>([
    ['an out more', (state) => ({ ...state, ipOuts: state.ipOuts + 1 })],
    ['another lead', (state) => ({ ...state, home: { ...state.home, runs: state.home.runs + 1 } })],
    ['a runner', (state) => ({ ...state, bases: [5, 5, 5] })],
    ['a tired pitcher', (state) => ({ ...state, home: { ...state.home, battersFaced: 40 } })],
    ['a pitcher who was hit', (state) => ({ ...state, home: { ...state.home, pitcherRuns: 9 } })],
    [
      'a bench that is used',
      (state) => ({ ...state, visitors: { ...state.visitors, left: [20] } }),
    ],
    ['another batter', (state) => ({ ...state, visitors: { ...state.visitors, nextPlace: 9 } })],
  ])('is another with %s', (_what, change) => {
    for (const { state, options } of MADE)
      expect(keyOf({ state: change(state), options })).not.toBe(keyOf({ state, options }));
  });

  test('is another with other options', () => {
    const { state, options } = MADE[0]!;
    expect(keyOf({ state, options: options.slice(1) })).not.toBe(keyOf({ state, options }));
  });
});

describe('the situation of a decision', () => {
  test('is half, outs, bases, lead and what is decided', () => {
    const { state } = MADE[0]!;
    const at = {
      ...state,
      ipOuts: 3 * 13 + 2,
      bases: [4, -1, 7],
      home: { ...state.home, runs: 3 },
      visitors: { ...state.visitors, runs: 5 },
    };
    expect(situationKey({ kind: 'atBat', state: at }, 'home')).toBe('atBat 13 2 5 -2');
    expect(situationKey({ kind: 'inField', state: at }, 'visitors')).toBe('inField 13 2 5 2');
  });

  test('does not ask how it came about', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MADE), ({ kind, state }) => {
        expect(situationKey({ kind, state: onAnotherPath(state) }, 'home')).toBe(
          situationKey({ kind, state }, 'home'),
        );
      }),
    );
  });
});
