import type { GameEvent, TwoDice } from '../../event.ts';
import { otherSide, type Side } from '../../lineup-slots.ts';

/** Sums of two dice, 2 to 12. */
export const DICE_SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type DiceSum = (typeof DICE_SUMS)[number];

/** Of normally distributed numbers 95 in a hundred are within so many standard deviations. */
const BAND = 1.96;

/** How often a sum was rolled, and how often it was to be expected. */
export interface RolledSum {
  readonly sum: DiceSum;
  readonly rolled: number;
  readonly expected: number;
  /** Between these two it falls in 95 of a hundred games. */
  readonly low: number;
  readonly high: number;
}

/** What a side rolled for its own cards: its batters' tables and its pitchers'. */
export interface SideRolls {
  /** Rolls of two dice. */
  readonly rolls: number;
  readonly sums: readonly RolledSum[];
}

const waysOf = (sum: number): number => 6 - Math.abs(7 - sum);

const countSums = (rolls: readonly TwoDice[]): SideRolls => {
  const count = rolls.length;
  const sums = DICE_SUMS.map((sum): RolledSum => {
    const share = waysOf(sum) / 36;
    const spread = BAND * Math.sqrt(count * share * (1 - share));
    const expected = count * share;
    return {
      sum,
      rolled: rolls.filter(([one, two]) => one + two === sum).length,
      expected,
      low: Math.max(0, expected - spread),
      high: expected + spread,
    };
  });
  return { rolls: count, sums };
};

/** Returns what both sides rolled in a game. */
export const rolledSums = (events: readonly GameEvent[]): Readonly<Record<Side, SideRolls>> => {
  const rolls: Record<Side, TwoDice[]> = { visitors: [], home: [] };
  for (const { batting, batterDice, extraDice, pitcherDice } of events) {
    for (const dice of [batterDice, extraDice]) if (dice !== null) rolls[batting].push(dice);
    if (pitcherDice !== null) rolls[otherSide(batting)].push(pitcherDice);
  }
  return { visitors: countSums(rolls.visitors), home: countSums(rolls.home) };
};
