import { ratesAgainstPitcher, type ModifierShares } from '../dice/pitcher-adjusted-rates.ts';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { ratingCap, type RatingCaps } from './rating-cap.ts';
import type { Strength } from './rating-scale.ts';
import { APPEARANCES_PER_GAME, runsPerAppearance } from './runs-per-appearance.ts';

/** Runs per game that many innings add or few innings subtract. */
const VOLUME_RUNS = { min: -0.3, max: 0.25 } as const;
/** Innings, in a season of full length, of the minimum and maximum of `VOLUME_RUNS`. */
const STARTER_INNINGS = { min: 50, max: 250 } as const;
const RELIEVER_INNINGS = { min: 15, max: 95 } as const;
/** Runs subtracted for relievers, who face fewer batters. */
const RELIEVER_RUNS = -0.45;

/** Maximum ratings for few innings, in a season of full length. */
const STARTER_CAPS: RatingCaps = [
  { below: 20, cap: 58 },
  { below: 50, cap: 68 },
  { below: 90, cap: 82 },
  { below: 130, cap: 92 },
];
const RELIEVER_CAPS: RatingCaps = [
  { below: 10, cap: 58 },
  { below: 25, cap: 68 },
  { below: 40, cap: 82 },
  { below: 50, cap: 92 },
];

/**
 * Returns a pitcher's strength against cards of all eras: runs saved against a fixed batter.
 * @param seasonLength games of the season as a share of 162
 */
export const pitcherStrength = (
  card: { readonly shares: ModifierShares; readonly outs: number; readonly isStarter: boolean },
  batter: OutcomeRates,
  seasonLength: number,
): Strength => {
  const saved = -APPEARANCES_PER_GAME * runsPerAppearance(ratesAgainstPitcher(batter, card.shares));
  const innings = card.outs / 3 / seasonLength;
  const inningsRange = card.isStarter ? STARTER_INNINGS : RELIEVER_INNINGS;
  const volume = Math.min(
    1,
    Math.max(0, (innings - inningsRange.min) / (inningsRange.max - inningsRange.min)),
  );
  const caps = card.isStarter ? STARTER_CAPS : RELIEVER_CAPS;
  return {
    value:
      saved +
      VOLUME_RUNS.min +
      (VOLUME_RUNS.max - VOLUME_RUNS.min) * volume +
      (card.isStarter ? 0 : RELIEVER_RUNS),
    cap: ratingCap(caps, innings),
  };
};
