import {
  BATTER_RESULTS,
  type BatterResult,
  type PitcherDice,
  type PitcherModifier,
} from '../cards/card.ts';
import { BATTER_CHANCES, batterOdds, pitcherOdds } from '../cards/dice-odds.ts';
import { LINEAR_WEIGHTS } from '../cards/linear-weights.ts';
import { applyModifierChances, type ModifierChances } from '../cards/modifier-chances.ts';
import { applyModifier } from '../cards/modifier-effects.ts';
import { extraHitChance, lostCellChance, tiresAt } from '../games/plate-appearance/fatigue.ts';
import type { PlayerSource } from '../games/setup.ts';

/** The batters that a team's pitchers face in a game. */
export const BATTERS_OF_GAME = 40;

/** The cells of the average starting pitcher of a set by lot. */
const USUAL_PITCHER: ModifierChances = {
  h9h: 0.041,
  h9l: 0.06,
  hr9h: 0.041,
  hr9l: 0.183,
  bb9h: 0.039,
  bb9l: 0.123,
  k9h: 0.023,
  k9l: 0.161,
};

/** The results of the average batter of a set by lot. */
const USUAL_BATTER: Readonly<Record<BatterResult, number>> = {
  H1: 0.157,
  H2: 0.045,
  H3: 0.007,
  HR: 0.0215,
  BB: 0.0914,
  SO: 0.144,
  OO: 0.5341,
};

/** The success rate of a season from which on its attempts to steal are worth their risk. */
const SUCCESS_TO_STEAL = 0.68;

/**
 * What a batter's results are worth beside a single, besides being on base: the more are on base,
 * the more each of them is worth, so that is counted by its square.
 */
const BAT_WEIGHTS: Readonly<Record<BatterResult, number>> = {
  H1: 1,
  H2: 2.229,
  H3: 3.195,
  HR: 4.164,
  BB: 0.571,
  SO: -0.025,
  OO: 0,
};

/** The same of what a staff allows. */
const ALLOWED_WEIGHTS: Readonly<Record<BatterResult, number>> = {
  H1: 1,
  H2: 3.14,
  H3: 2.252,
  HR: 5.047,
  BB: 0.588,
  SO: 0,
  OO: 0,
};

const isOnBase = (result: BatterResult): boolean => result !== 'SO' && result !== 'OO';
const ON_BASE = Object.fromEntries(
  BATTER_RESULTS.map((result) => [result, isOnBase(result) ? 1 : 0]),
) as Readonly<Record<BatterResult, number>>;
const IN_PLAY = Object.fromEntries(
  BATTER_RESULTS.map((result) => [result, result === 'OO' ? 1 : 0]),
) as Readonly<Record<BatterResult, number>>;

/** Cells that do nothing for a pitcher who is tired. */
const LOST_WHEN_TIRED: readonly (PitcherModifier | null)[] = ['h9l', 'hr9l', 'bb9l', 'k9h'];

/** What decides games on a batter's card: not the rating, which counts playing time too. */
export interface BatterFigures {
  readonly type: 'Batter';
  /** What 100 plate appearances off the usual pitcher are worth, by `BAT_WEIGHTS`. */
  readonly bat: number;
  /** Times on base in these. */
  readonly onBase: number;
  readonly speed: number;
  /** Attempts to steal, by the points of success, in percent, that make them worth it. */
  readonly steals: number;
  /** Errors of 100 outs in play. */
  readonly errors: number;
}

/** What is counted of a pitcher's batters, off the usual nine, as sums over the first n of them. */
export interface PitcherFigures {
  readonly type: 'Pitcher';
  /** Runs against average ones, by which the manager chooses. */
  readonly runs: Float64Array;
  /** By `ALLOWED_WEIGHTS`. */
  readonly allowed: Float64Array;
  readonly onBase: Float64Array;
  /** Outs in play. */
  readonly inPlay: Float64Array;
  readonly stamina: number;
  /** Number of the batter faced, from 1, from which on the pitcher is tired. */
  readonly tiresAt: number;
}

export type CardFigures = BatterFigures | PitcherFigures;

export const isPitcher = (card: CardFigures | undefined): card is PitcherFigures =>
  card?.type === 'Pitcher';

/** Returns the sum of 100 plate appearances' results by their weights. */
const sumOf = (
  results: Readonly<Record<BatterResult, number>>,
  weights: Readonly<Record<BatterResult, number>>,
): number =>
  (100 * BATTER_RESULTS.reduce((sum, result) => sum + results[result] * weights[result], 0)) /
  BATTER_CHANCES;

/**
 * Returns what one batter brings off a pitcher, by these weights: off a rested one, and what each
 * effect of fatigue adds.
 */
const allowedTo = (dice: PitcherDice, weights: Readonly<Record<BatterResult, number>>) => {
  let [rested, lost, extra] = [0, 0, 0];
  for (const [modifier, weight] of pitcherOdds(dice)) {
    for (const result of BATTER_RESULTS) {
      const chance = (USUAL_BATTER[result] * weight) / 36;
      const worth = chance * weights[applyModifier(result, modifier)];
      rested += worth;
      if (LOST_WHEN_TIRED.includes(modifier)) lost += chance * weights[result] - worth;
      if (modifier === null) extra += chance * weights[applyModifier(result, 'h9h')] - worth;
    }
  }
  return { rested, lost, extra };
};

/** Returns the sums of a pitcher's first n batters, for every n of a game. */
const sumsOf = (
  { dice, stamina }: Extract<PlayerSource, { type: 'Pitcher' }>,
  weights: Readonly<Record<BatterResult, number>>,
): Float64Array => {
  const { rested, lost, extra } = allowedTo(dice, weights);
  const tiredFrom = tiresAt(stamina);
  const sums = new Float64Array(BATTERS_OF_GAME + 2);
  for (let batter = 1; batter < sums.length; batter += 1) {
    const tired = Math.max(0, batter + 1 - tiredFrom);
    const worse = tired === 0 ? 0 : lostCellChance(tired) * lost + extraHitChance(tired) * extra;
    sums[batter] = (sums[batter - 1] ?? 0) + rested + worse;
  }
  return sums;
};

/** Returns what a card brings to a team. */
export const cardFigures = (player: PlayerSource): CardFigures => {
  if (player.type === 'Batter') {
    const results = applyModifierChances(batterOdds(player.dice), USUAL_PITCHER);
    return {
      type: 'Batter',
      bat: sumOf(results, BAT_WEIGHTS),
      onBase: sumOf(results, ON_BASE),
      speed: player.speed,
      steals: 100 * player.stealAttemptRate * (player.stealSuccessRate - SUCCESS_TO_STEAL),
      errors: 100 * player.errorRate,
    };
  }
  return {
    type: 'Pitcher',
    runs: sumsOf(player, LINEAR_WEIGHTS),
    allowed: sumsOf(player, ALLOWED_WEIGHTS),
    onBase: sumsOf(player, ON_BASE),
    inPlay: sumsOf(player, IN_PLAY),
    stamina: player.stamina,
    tiresAt: tiresAt(player.stamina),
  };
};
