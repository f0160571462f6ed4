import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { STARTER_TOLERANCE } from '@pennant/rules/packs/club-starter-set';
import { expect, test } from 'vitest';
import { playAgainst, VARIANCE_OF_GAME } from './play-against.ts';
import { mean, standardDeviation } from './spread.ts';
import type { StarterHistory } from './starter-history.ts';

/** How far the chance to win of a chosen set may be from the mean of sets by lot. */
const MOST_OFF = 0.02;
/**
 * The standard deviation by which a set's strength misses its chance to win: measured by
 * `npm run bench:starter-sets` in games of a set of every club of both histories.
 */
const STRENGTH_MISSES = 0.0045;
/** Near one half a logit is four times the chance. */
const LOGITS = 4;

/** Defines the tests of a history's clubs. */
export const testEveryClub = (history: StarterHistory): void => {
  test('every club has a starter set as strong as the average one by lot', () => {
    const { clubs, usual, drawForClub } = history;
    expect(clubs.length).toBeGreaterThan(2500);
    const unlike = clubs.flatMap((club, index) => {
      const { strength, cardIDs } = drawForClub(club, new SeededDice(index));
      const off = Math.abs(strength - usual);
      const isWhole = new Set(cardIDs).size === 24;
      return isWhole && off <= STARTER_TOLERANCE ? [] : [`${club.year} ${club.team} ${off}`];
    });
    expect(unlike).toEqual([]);
    // Four times what a strength misses lies within the bound.
    expect(STARTER_TOLERANCE / LOGITS + 4 * STRENGTH_MISSES).toBeLessThanOrEqual(MOST_OFF);
    // Of thirty programs on a machine each gets little: the limit only ends a test that hangs.
  }, 900_000);

  test('played games bear the strengths out', () => {
    const [sets, games] = [60, 600];
    const dice = new SeededDice(1871);
    const opponents = Array.from({ length: 20 }, () => history.drawByLot(dice));
    const byLot = Array.from({ length: sets }, (_, index) => {
      const side = history.drawByLot(dice);
      return { side, won: playAgainst(side, opponents, games, index) };
    });
    // The sets by lot that are played are not quite the average of all.
    const usual = mean(
      byLot.map(({ side, won }) => won - (side.strength - history.usual) / LOGITS),
    );
    const step = Math.floor(history.clubs.length / sets);
    const offs = Array.from({ length: sets }, (_, index) => {
      const side = history.drawForClub(history.clubs[index * step]!, dice);
      return playAgainst(side, opponents, games, index) - usual;
    });
    const ofGames = Math.sqrt(VARIANCE_OF_GAME / games);
    expect(Math.abs(mean(offs))).toBeLessThan(MOST_OFF / 2);
    // Without the balance sets differ by .03 and more besides what their games do, with it by .004.
    expect(standardDeviation(offs)).toBeLessThan(Math.hypot(ofGames, MOST_OFF / 2));
  }, 900_000);
};
