import { expect, test } from 'vitest';
import { SeededDice } from '../../../fairness/seeded-dice.ts';
import { managedGame } from '../../../testing/managed-game.ts';
import { randomGameSetup } from '../../../testing/random-game.ts';
import { GAME_RULES as rules } from '../../game-rules.ts';
import { replayMoments } from './replay-moments.ts';
import { rolledSums } from './rolled-sums.ts';

const setup = randomGameSetup(3);
const commands = managedGame(setup, () => ({ kind: 'roll' }), 3);
const { events } = replayMoments({ rules, setup }, commands, new SeededDice(3));
const sides = rolledSums(events);

test('every roll of two dice counts for the side whose card it was rolled on', () => {
  const plays = events.filter(({ batterDice }) => batterDice !== null);
  const ofVisitors =
    plays.filter(({ batting }) => batting === 'visitors').length +
    plays.filter(({ batting, extraDice }) => batting === 'visitors' && extraDice !== null).length +
    events.filter(({ batting, pitcherDice }) => batting === 'home' && pitcherDice !== null).length;
  expect(sides.visitors.rolls).toBe(ofVisitors);
  for (const { rolls, sums } of [sides.visitors, sides.home]) {
    expect(sums.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(rolls);
  }
});

test('what is expected goes by the ways to roll a sum, inside its band', () => {
  for (const { rolls, sums } of [sides.visitors, sides.home]) {
    expect(sums.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(rolls);
    expect(sums[5]!.expected).toBeCloseTo(6 * sums[0]!.expected);
    for (const { low, expected, high } of sums) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(expected).toBeGreaterThan(low);
      expect(high).toBeGreaterThan(expected);
    }
    // Of normally distributed numbers 95 in a hundred are within 1.96 standard deviations.
    const { expected, high } = sums[5]!;
    expect((high - expected) / Math.sqrt(expected * (5 / 6))).toBeCloseTo(1.96);
  }
});
