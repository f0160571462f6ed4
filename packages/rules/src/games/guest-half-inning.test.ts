import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { aBatter, aBatterWho, aPitcher } from '../testing/player-builders.ts';
import { loadedDice } from '../testing/loaded-dice.ts';
import {
  guestOutcome,
  playGuestTurn,
  setUpGuestHalfInning,
  type GuestHalfInning,
} from './guest-half-inning.ts';
import type { BatterSource } from './setup.ts';

const anAtBat = (guest: BatterSource = aBatter(), others: BatterSource = aBatter()) =>
  setUpGuestHalfInning({
    home: {
      name: 'the Nine',
      batters: Array.from({ length: 9 }, (_, index) =>
        index === 0 ? guest : { ...others, cardID: index + 1, name: `Mate ${index}` },
      ),
    },
    visitors: { name: 'the Visitors', pitcher: aPitcher(), errorRate: 0.02 },
  });

const swing = (half: GuestHalfInning, dice = loadedDice({ ball: 0.5 })) => ({
  ...half,
  state: playGuestTurn(half, { kind: 'roll' }, dice).state,
});

test('the guest’s card bats in the bottom of the ninth, one run down, one out, two on', () => {
  const { state } = anAtBat();
  expect(state).toMatchObject({
    ipOuts: 52,
    bases: [-1, 8, 7],
    visitors: { runs: 4 },
    home: { runs: 3, nextPlace: 0 },
    final: false,
  });
  expect(guestOutcome(state)).toBeNull();
});

test('the innings on the board add up to the score', () => {
  const { state } = anAtBat();
  for (const { inningRuns, runs } of [state.visitors, state.home]) {
    expect(inningRuns).toHaveLength(9);
    expect(inningRuns.reduce((sum, inning) => sum + inning, 0)).toBe(runs);
  }
});

test('a home run wins it at once', () => {
  const { state } = swing(anAtBat(aBatterWho('HR')));
  expect(guestOutcome(state)).toBe('won');
  expect(state.home.runs).toBe(6);
});

test('a double brings both runners in', () => {
  expect(guestOutcome(swing(anAtBat(aBatterWho('H2'))).state)).toBe('won');
});

test('two strikeouts lose it', () => {
  const out = anAtBat(aBatterWho('SO'), aBatterWho('SO'));
  const once = swing(out);
  expect(guestOutcome(once.state)).toBeNull();
  expect(guestOutcome(swing(once).state)).toBe('lost');
});

describe('after a single, the runner on second is the winning run', () => {
  const single = swing(anAtBat(aBatterWho('H1')), loadedDice({ ball: 0.5 }));

  test('the tying run is in, and the guest decides', () => {
    expect(single.state.home.runs).toBe(4);
    expect(single.state.pendingChoice?.kind).toBe('advance');
    expect(guestOutcome(single.state)).toBeNull();
  });

  test('a runner who is sent and safe wins it', () => {
    const [option] = single.state.pendingChoice?.options ?? [];
    const { state } = playGuestTurn(
      single,
      { kind: 'choose', runnersAdvancing: option?.runnersAdvancing ?? null },
      loadedDice({ 'runner from third': 0 }),
    );
    expect(guestOutcome(state)).toBe('won');
  });
});

test('level after three outs, it is tied', () => {
  const tied = anAtBat(aBatterWho('BB'), aBatterWho('SO'));
  const state = { ...tied.state, home: { ...tied.state.home, runs: 4 } };
  let half: GuestHalfInning = { ...tied, state };
  for (let swings = 0; swings < 3; swings += 1) half = swing(half);
  expect(guestOutcome(half.state)).toBe('tied');
});

test('however the dice fall, it is over after five swings at most, and visitors never bat', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, sendsRunners) => {
      const dice = new SeededDice(seed);
      let half = anAtBat();
      let swings = 0;
      while (guestOutcome(half.state) === null) {
        const { pendingChoice } = half.state;
        const option = pendingChoice?.options.find(
          ({ runnersAdvancing }) => (runnersAdvancing !== null) === sendsRunners,
        );
        if (pendingChoice === null) swings += 1;
        const { state } = playGuestTurn(
          half,
          pendingChoice === null
            ? { kind: 'roll' }
            : { kind: 'choose', runnersAdvancing: option?.runnersAdvancing ?? null },
          dice,
        );
        half = { ...half, state };
      }
      expect(swings).toBeLessThanOrEqual(5);
      expect(half.state.visitors.runs).toBe(4);
    }),
    { numRuns: 500 },
  );
});
