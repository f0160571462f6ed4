import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import type { BattingLine } from './batting-line.ts';
import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';
import type { AllowedRates, PitchingLine } from './pitching-line.ts';

/**
 * Regression of small samples toward the league. `weight` is the number of league plate appearances
 * added, `prior` the rate of players with few appearances relative to the league. Weights by the
 * method of moments over five eras (docs/spec/realism.md, "Card maker").
 */
const BATTER = {
  H1: { weight: 300, prior: 0.87 },
  H2: { weight: 800, prior: 0.76 },
  H3: { weight: 600, prior: 0.75 },
  HR: { weight: 130, prior: 0.55 },
  BB: { weight: 90, prior: 0.88 },
  SO: { weight: 60, prior: 1.3 },
} as const;
/**
 * Full weight up to 100 plate appearances, none from 300; the prior rises to the league's rate at
 * 300.
 */
const BATTER_FULL = 100;
const BATTER_NONE = 300;
const BATTER_PRIOR_FULL = 25;

const PITCHER = {
  H: { weight: 600, prior: 1.06 },
  HR: { weight: 1000, prior: 1.15 },
  BB: { weight: 165, prior: 1.3 },
  SO: { weight: 90, prior: 0.9 },
} as const;
const PITCHER_FULL = 120;
const PITCHER_NONE = 400;

/** Returns 1 up to `full`, 0 from `none`, linear between. */
const fade = (sample: number, full: number, none: number): number =>
  Math.min(1, Math.max(0, (none - sample) / (none - full)));

const regressRate = (
  rate: number,
  sample: number,
  league: number,
  rule: { readonly weight: number; readonly prior: number },
  weightShare: number,
  priorShare: number,
): number => {
  const weight = rule.weight * weightShare;
  const prior = league * (1 + (rule.prior - 1) * priorShare);
  return (sample * rate + weight * prior) / (sample + weight);
};

/** Returns a batter's rates regressed toward the league; unchanged from 300 plate appearances. */
export const regressBattingRates = (line: BattingLine, league: OutcomeRates): OutcomeRates => {
  const sample = line.plateAppearances;
  if (sample >= BATTER_NONE) return line.rates;
  const weightShare = fade(sample, BATTER_FULL, BATTER_NONE);
  const priorShare = fade(sample, BATTER_PRIOR_FULL, BATTER_NONE);
  const regressed = { H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0 };
  for (const result of BATTER_RESULTS) {
    if (result === 'OO') continue;
    regressed[result] = regressRate(
      line.rates[result],
      sample,
      league[result],
      BATTER[result],
      weightShare,
      priorShare,
    );
  }
  return withOrdinaryOuts(regressed);
};

/** Returns a pitcher's allowed rates regressed toward the league; unchanged from 400 batters. */
export const regressAllowedRates = (line: PitchingLine, league: AllowedRates): AllowedRates => {
  const sample = line.plateAppearances;
  if (sample >= PITCHER_NONE) return line.rates;
  const share = fade(sample, PITCHER_FULL, PITCHER_NONE);
  const regressFigure = (figure: keyof AllowedRates): number =>
    regressRate(line.rates[figure], sample, league[figure], PITCHER[figure], share, share);
  return {
    H: regressFigure('H'),
    HR: regressFigure('HR'),
    BB: regressFigure('BB'),
    SO: regressFigure('SO'),
  };
};
