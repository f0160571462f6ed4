import { describe, expect, test } from 'vitest';
import { aGame } from '../testing/a-game.ts';
import { aDailyGame } from '../testing/daily-games.ts';
import { dailyDice } from './daily-dice.ts';
import { WORTHY_DAY, isWorthyDay, tryDay } from './is-worthy-day.ts';

const DAY = { day: '2026-11-26', rollouts: 800 } as const;
const diceOf = (seed: number) => dailyDice(DAY.day, seed.toString(16).padStart(64, '0'));
const tried = (seed: number) => isWorthyDay(aDailyGame(seed), diceOf(seed), DAY);

/** Clubs and dice of a worthy day, of one with too few decisions, and of one to sit through. */
const [WORTHY, SHORT, IDLE] = [381, 209, 211];

describe('a day', () => {
  test('is worthy with enough decisions that matter, and no winner before it begins', () => {
    const { isWorthy, decisions, real, idleCost, chance } = tried(WORTHY);
    expect(isWorthy).toBe(true);
    expect(decisions).toBeGreaterThanOrEqual(WORTHY_DAY.fewest);
    expect(decisions).toBeLessThanOrEqual(WORTHY_DAY.most);
    expect(real).toBeGreaterThanOrEqual(WORTHY_DAY.real);
    expect(idleCost).toBeGreaterThanOrEqual(WORTHY_DAY.idleCost);
    expect(chance).toBeGreaterThanOrEqual(WORTHY_DAY.lowest);
    expect(chance).toBeLessThanOrEqual(WORTHY_DAY.highest);
  });

  test('is not with too few', () => {
    const { isWorthy, real, chance } = tried(SHORT);
    expect(chance).not.toBeNull();
    expect(real).toBeLessThan(WORTHY_DAY.real);
    expect(isWorthy).toBe(false);
  });

  test('is not where whoever plays on at every decision gives up nothing', () => {
    const { isWorthy, real, idleCost } = tried(IDLE);
    expect(real).toBeGreaterThanOrEqual(WORTHY_DAY.real);
    expect(idleCost).toBe(0);
    expect(isWorthy).toBe(false);
  });

  test('is tried only where enough seems to be at stake, which most days are not', () => {
    const dice = diceOf(1);
    const seeds = Array.from({ length: 40 }, (_, seed) => 200 + seed);
    // A trial yields before its first decision; what fails before it ends at once.
    const begun = seeds.filter((seed) => tryDay(aDailyGame(seed), dice, DAY).next().done !== true);
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.length).toBeLessThan(seeds.length / 2);
  });

  test('is tried with the same result by every program, which lets others have turns', () => {
    const quick = { ...DAY, rollouts: 40 };
    const trial = isWorthyDay(aDailyGame(SHORT), diceOf(SHORT), quick);
    const turns = [...tryDay(aDailyGame(SHORT), diceOf(SHORT), quick)];
    expect(turns).toHaveLength(trial.decisions + 1);
    expect(isWorthyDay(aDailyGame(SHORT), diceOf(SHORT), quick)).toEqual(trial);
  });
});

test('a game without anything to decide is no day', () => {
  const { setup } = aGame().batting('SO').managedBy('home', 'player').build();
  expect(isWorthyDay({ setup, side: 'home' }, diceOf(1), DAY).isWorthy).toBe(false);
});
