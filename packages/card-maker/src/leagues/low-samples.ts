import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import type { BattingLine } from './batting-line.ts';
import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';
import type { AllowedRates, PitchingLine } from './pitching-line.ts';

/**
 * Few plate appearances say little: such a line is drawn toward its league. `weight` is the number of league plate
 * appearances mixed in, `prior` what men of few appearances hit, relative to the league. Weights by the method of
 * moments over five eras (realism study, section 1).
 */
const BATTER = {
  H1: { weight: 300, prior: 0.87 },
  H2: { weight: 800, prior: 0.76 },
  H3: { weight: 600, prior: 0.75 },
  HR: { weight: 130, prior: 0.55 },
  BB: { weight: 90, prior: 0.88 },
  SO: { weight: 60, prior: 1.3 },
} as const;
/** Full weight to 100 plate appearances, none from 300; the prior is the league itself from 300. */
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

/** 1 up to `full`, 0 from `none`, straight between. */
const fading = (sample: number, full: number, none: number): number =>
  Math.min(1, Math.max(0, (none - sample) / (none - full)));

const drawnToward = (
  rate: number,
  sample: number,
  league: number,
  rule: { readonly weight: number; readonly prior: number },
  weightShare: number,
  priorShare: number,
): number => {
  const weight = rule.weight * weightShare;
  if (sample + weight <= 0) return league * rule.prior;
  const prior = league * (1 + (rule.prior - 1) * priorShare);
  return (sample * rate + weight * prior) / (sample + weight);
};

/** A batter's rates as his card is to show them: his own from 300 plate appearances, nearer his league's below. */
export const steadyBattingRates = (line: BattingLine, league: OutcomeRates): OutcomeRates => {
  const sample = line.plateAppearances;
  if (sample >= BATTER_NONE) return line.rates;
  const weightShare = fading(sample, BATTER_FULL, BATTER_NONE);
  const priorShare = fading(sample, BATTER_PRIOR_FULL, BATTER_NONE);
  const steady = { H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0 };
  for (const result of BATTER_RESULTS) {
    if (result === 'OO') continue;
    steady[result] = drawnToward(
      line.rates[result],
      sample,
      league[result],
      BATTER[result],
      weightShare,
      priorShare,
    );
  }
  return withOrdinaryOuts(steady);
};

/** A pitcher's rates as his card is to show them: his own from 400 batters, nearer his league's below. */
export const steadyAllowedRates = (line: PitchingLine, league: AllowedRates): AllowedRates => {
  const sample = line.plateAppearances;
  if (sample >= PITCHER_NONE) return line.rates;
  const share = fading(sample, PITCHER_FULL, PITCHER_NONE);
  const steady = (figure: keyof AllowedRates): number =>
    drawnToward(line.rates[figure], sample, league[figure], PITCHER[figure], share, share);
  return { H: steady('H'), HR: steady('HR'), BB: steady('BB'), SO: steady('SO') };
};
