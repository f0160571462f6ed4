import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { STARTER_TOLERANCE } from '@pennant/rules/packs/club-starter-set';
import { expect, test } from 'vitest';
import { readLahmanRecord } from '../lahman-record/read-record-if-present.ts';
import { playAgainst } from './play-against.ts';
import { mean, standardDeviation } from './spread.ts';
import { openStarterHistory } from './starter-history.ts';

/** How far the chance to win of a chosen set may be from the mean of sets by lot. */
const MOST_OFF = 0.02;
/**
 * The standard deviation by which a set's strength misses its chance to win: measured by
 * `npm run bench:starter-sets` in games of a set of every club of both histories.
 */
const STRENGTH_MISSES = 0.0045;
/** Near one half a logit is four times the chance. */
const LOGITS = 4;

const record = await readLahmanRecord();
const invented = openStarterHistory('invented', generateHistory());
const HISTORIES = record === null ? [invented] : [invented, openStarterHistory('record', record)];

test.each(HISTORIES)(
  'in the $name history every club has a starter set as strong as the average one by lot',
  (history) => {
    const { clubs, usual, drawForClub } = history;
    expect(clubs.length).toBeGreaterThan(2500);
    const unlike = clubs.flatMap((club, index) => {
      const { strength, cardIDs } = drawForClub(club, new SeededDice(index));
      const off = Math.abs(strength - usual);
      const isWhole = new Set(cardIDs).size === 24;
      return isWhole && off <= STARTER_TOLERANCE ? [] : [`${club.year} ${club.team} ${off}`];
    });
    expect(unlike).toEqual([]);
    // Four times what a strength misses lies within the bound: about one set in 16,000 is beyond.
    expect(STARTER_TOLERANCE / LOGITS + 4 * STRENGTH_MISSES).toBeLessThanOrEqual(MOST_OFF);
  },
);

test.each(HISTORIES)('in the $name history played games bear the strengths out', (history) => {
  const [sets, games] = [60, 600];
  const dice = new SeededDice(1871);
  const opponents = Array.from({ length: 20 }, () => history.drawByLot(dice));
  const byLot = Array.from({ length: sets }, (_, index) => {
    const side = history.drawByLot(dice);
    return { side, won: playAgainst(side, opponents, games, index) };
  });
  // The sets by lot that are played are not quite the average of all.
  const usual = mean(byLot.map(({ side, won }) => won - (side.strength - history.usual) / LOGITS));
  const step = Math.floor(history.clubs.length / sets);
  const offs = Array.from({ length: sets }, (_, index) => {
    const side = history.drawForClub(history.clubs[index * step]!, dice);
    return playAgainst(side, opponents, games, index) - usual;
  });
  const ofGames = 0.5 / Math.sqrt(games);
  expect(Math.abs(mean(offs))).toBeLessThan(MOST_OFF / 2);
  // Without the balance sets differ by .03 and more besides what their games do.
  expect(standardDeviation(offs)).toBeLessThan(Math.hypot(ofGames, MOST_OFF / 2));
});

// The record is on few machines; the invented history is everywhere.
if (record === null) console.log('No record on this machine: its clubs were not looked at.');
