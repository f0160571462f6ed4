import { normalCdf } from '@pennant/rules/statistics/normal-distribution';
import type { BattingSeason } from '@pennant/rules/cards/card';
import { plateAppearancesOf } from '../leagues/batting-line.ts';
import { type SeasonStealing, timesOnFirst } from '../leagues/season-stealing.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { stealAttempts } from './steal-rates.ts';

/**
 * A component of speed: the rate of steal attempts, triples, runs once on base, grounding into
 * double plays (negated) or successful steals. Each rate is regressed toward the season's mean by
 * `priorChances` and measured in standard deviations of the regulars; components that were not
 * recorded are left out and the others weighted up.
 */
interface Component {
  readonly weight: number;
  readonly priorChances: number;
  /** Returns the season's rate and its number of chances; null where it was not recorded. */
  readonly measure: (
    batting: BattingSeason,
    season: SeasonStealing,
  ) => { rate: number; chances: number } | null;
}

const rateOf = (count: number, chances: number) => ({
  rate: chances > 0 ? count / chances : 0,
  chances: Math.max(0, chances),
});

const COMPONENTS: readonly Component[] = [
  {
    weight: 0.4,
    priorChances: 30,
    measure: (batting, season) => {
      const attempts = stealAttempts(batting, season);
      if (attempts === null) return null;
      // The square root, because the distribution is skewed: most runners attempt hardly any
      // steals.
      const { rate, chances } = rateOf(attempts, timesOnFirst(batting));
      return { rate: Math.sqrt(Math.min(1, rate)), chances };
    },
  },
  {
    weight: 0.22,
    priorChances: 300,
    measure: (batting) => rateOf(batting['3B'], batting.AB - (batting.SO ?? 0)),
  },
  {
    weight: 0.16,
    priorChances: 80,
    measure: (batting) =>
      rateOf(batting.R - batting.HR, batting.H + batting.BB + (batting.HBP ?? 0) - batting.HR),
  },
  {
    weight: 0.12,
    priorChances: 250,
    measure: (batting) => {
      if (batting.GIDP === null) return null;
      const { rate, chances } = rateOf(batting.GIDP, batting.AB - (batting.SO ?? 0));
      return { rate: -rate, chances };
    },
  },
  {
    weight: 0.1,
    priorChances: 12,
    measure: (batting, season) => {
      const attempts = stealAttempts(batting, season);
      if (attempts === null || batting.SB === null || batting.CS === null) return null;
      return rateOf(batting.SB, attempts);
    },
  },
];

export const MIN_SPEED = 1;
export const MAX_SPEED = 98;
const AVERAGE_SPEED = 50;
/** Minimum plate appearances of a regular per game of the season; regulars set the scale. */
const REGULAR_APPEARANCES_PER_GAME = 1.5;

/** Returns the mean and standard deviation, weighted by chances. */
const weightedStats = (values: readonly { readonly rate: number; readonly chances: number }[]) => {
  let chances = 0;
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    chances += value.chances;
    sum += value.chances * value.rate;
    squares += value.chances * value.rate * value.rate;
  }
  const mean = chances > 0 ? sum / chances : 0;
  const variance = chances > 0 ? Math.max(0, squares / chances - mean * mean) : 0;
  return { mean, deviation: Math.sqrt(variance) };
};

/**
 * Returns the speeds of a season's players, 1 to 98, parallel to `season.players`; 50 without a
 * batting line.
 */
export const speedsOf = (season: SeasonRecord, stealing: SeasonStealing): Uint8Array => {
  const games = season.clubs.reduce((max, club) => Math.max(max, club.games), 1);
  const scores = new Float64Array(season.players.length);
  const weights = new Float64Array(season.players.length);
  const regulars: number[] = [];
  season.players.forEach(({ batting }, index) => {
    if (batting !== null && plateAppearancesOf(batting) >= REGULAR_APPEARANCES_PER_GAME * games)
      regulars.push(index);
  });
  for (const component of COMPONENTS) {
    const measured = season.players.map(({ batting }) =>
      batting === null ? null : component.measure(batting, stealing),
    );
    const measuredRegulars = regulars.flatMap((index) => measured[index] ?? []);
    const { mean } = weightedStats(measuredRegulars);
    const regress = ({ rate, chances }: { rate: number; chances: number }) =>
      (rate * chances + mean * component.priorChances) / (chances + component.priorChances);
    const { deviation } = weightedStats(
      measuredRegulars.map((value) => ({ rate: regress(value), chances: value.chances })),
    );
    if (deviation === 0) continue;
    measured.forEach((value, index) => {
      if (value === null) return;
      scores[index]! += (component.weight * (regress(value) - mean)) / deviation;
      weights[index]! += component.weight;
    });
  }
  for (let index = 0; index < scores.length; index++) {
    if (weights[index]! > 0) scores[index]! /= weights[index]!;
  }
  // The mean of several components varies less than each, so few players reach the ends of the
  // scale.
  const { mean } = weightedStats(regulars.map((index) => ({ rate: scores[index]!, chances: 1 })));
  return Uint8Array.from(scores, (score, index) => {
    if (weights[index] === 0) return AVERAGE_SPEED;
    const speed = Math.round(100 * normalCdf(score - mean));
    return Math.min(MAX_SPEED, Math.max(MIN_SPEED, speed));
  });
};
