import {
  BATTER_RESULTS,
  type BatterCard,
  type BatterDice,
  type BatterResult,
  type PitcherCard,
} from '@pennant/rules/cards/card';
import { MATCHUP_CHANCES, matchupOdds } from '@pennant/rules/cards/dice-odds';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import { LiveGame } from '@pennant/rules/games/engine/live-game';
import { newGame } from '@pennant/rules/games/engine/new-game';
import { playPlateAppearance } from '@pennant/rules/games/plate-appearance/plate-appearance';
import type { SideSource } from '@pennant/rules/games/setup';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { chiSquareTest } from '@pennant/rules/statistics/chi-square';
import type { Section } from './figures-and-sections.ts';

const PAIRS = 200;
const SEED = 200;
/**
 * Significance level of one pair: all pairs together fail by chance once in twenty runs, each alone
 * once in four thousand (Bonferroni).
 */
const LEVEL = 0.05 / PAIRS;
/** Minimum stamina of the pitchers: one with less would start tired. */
const MIN_STAMINA = 6;

/** Returns a side of nine copies of the batter and ten of the pitcher. */
const sideOf = (name: string, batter: BatterCard, pitcher: PitcherCard): SideSource => ({
  name,
  players: SLOTS.map((slot) => (/^[SR]P/.test(slot) ? pitcher : batter)),
  battingOrder: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  starter: 9,
  manager: 'computer',
});

/**
 * Returns how often each result occurred in so many plate appearances, played by the engine: first
 * inning, nobody on, pitcher rested.
 */
const playAppearances = (
  batter: BatterCard,
  pitcher: PitcherCard,
  appearances: number,
  dice: SeededDice,
): number[] => {
  const sides = { visitors: sideOf('V', batter, pitcher), home: sideOf('H', batter, pitcher) };
  const setup = compileSetup({ ...sides, rates: 'designed' });
  const counts = BATTER_RESULTS.map(() => 0);
  const options = { events: true, automatic: true };
  const start = newGame(setup);
  for (let index = 0; index < appearances; index++) {
    const live = new LiveGame(setup, start, dice, options);
    playPlateAppearance(live);
    live.finishEvent();
    const result = live.events?.[0]?.resultType as BatterResult;
    counts[BATTER_RESULTS.indexOf(result)]! += 1;
  }
  return counts;
};

const chancesOf = (batter: BatterDice, pitcher: PitcherCard): number[] => {
  const odds = matchupOdds(batter, pitcher.dice);
  return BATTER_RESULTS.map((result) => odds[result] / MATCHUP_CHANCES);
};

/**
 * Returns the same card with a different cell at sum 3 (two of 36): a wrong card, which the check
 * must detect.
 */
const wrongDice = ({ base, extra }: BatterDice): BatterDice => ({
  base: base.map((cell, index) => (index === 1 ? (cell === 'BB' ? 'SO' : 'BB') : cell)),
  extra,
});

/** Compares the engine's plate appearances with the exact odds of the two cards. */
export const matchupSection = (
  batters: readonly BatterCard[],
  pitchers: readonly PitcherCard[],
  appearances: number,
): Section => {
  const dice = new SeededDice(SEED);
  const rested = pitchers.filter((card) => card.stamina >= MIN_STAMINA);
  const pick = <Card>(cards: readonly Card[]): Card =>
    cards[Math.floor(dice.fraction('pick') * cards.length)] as Card;
  let failures = 0;
  let faultsSeen = 0;
  let smallestP = 1;
  for (let pair = 0; pair < PAIRS; pair++) {
    const [batter, pitcher] = [pick(batters), pick(rested)];
    const observed = playAppearances(batter, pitcher, appearances, dice);
    const p = chiSquareTest(observed, chancesOf(batter.dice, pitcher));
    smallestP = Math.min(smallestP, p);
    if (p < LEVEL) failures++;
    if (chiSquareTest(observed, chancesOf(wrongDice(batter.dice), pitcher)) < LEVEL) faultsSeen++;
  }
  return {
    title: `The engine against the exact odds: ${appearances} plate appearances of each of ${PAIRS} pairs`,
    lines: [`least p ${smallestP.toFixed(5)}, level ${LEVEL.toFixed(5)}`],
    figures: [
      {
        key: 'matchupFailures',
        name: 'pairs that fail',
        measured: failures,
        target: 0,
        rule: 'at most',
        digits: 0,
      },
      {
        key: null,
        name: 'planted faults seen',
        measured: faultsSeen,
        target: PAIRS,
        rule: 'at least',
        digits: 0,
      },
    ],
  };
};
