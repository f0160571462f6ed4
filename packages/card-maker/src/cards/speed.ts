import type { BattingSeason } from '@pennant/rules/cards/card';
import { plateAppearancesOf } from '../leagues/batting-line.ts';
import { type SeasonStealing, timesOnFirst } from '../leagues/baserunning.ts';
import type { SeasonRecord } from '../seasons/season-record.ts';
import { stealAttempts } from './stealing.ts';

/**
 * Speed from what a season shows of it: how often a man tries to steal, triples, scores once on base, hits into double
 * plays (turned about) and steals safely. Each sign is drawn toward the season's average by `steady` chances of it and
 * measured in standard deviations of the regulars; what was not kept drops out and the rest count the more.
 */
interface Sign {
  readonly weight: number;
  readonly steady: number;
  /** The season's rate and the number of chances that it rests on; null where it was not kept. */
  readonly of: (
    batting: BattingSeason,
    season: SeasonStealing,
  ) => { rate: number; chances: number } | null;
}

const perChance = (count: number, chances: number) => ({
  rate: chances > 0 ? count / chances : 0,
  chances: Math.max(0, chances),
});

const SIGNS: readonly Sign[] = [
  {
    weight: 0.4,
    steady: 30,
    of: (batting, season) => {
      const attempts = stealAttempts(batting, season);
      if (attempts === null) return null;
      // The root, because attempts are bunched near none: a few runners would else hold the whole scale.
      const { rate, chances } = perChance(attempts, timesOnFirst(batting));
      return { rate: Math.sqrt(Math.min(1, rate)), chances };
    },
  },
  {
    weight: 0.22,
    steady: 300,
    of: (batting) => perChance(batting['3B'], batting.AB - (batting.SO ?? 0)),
  },
  {
    weight: 0.16,
    steady: 80,
    of: (batting) =>
      perChance(batting.R - batting.HR, batting.H + batting.BB + (batting.HBP ?? 0) - batting.HR),
  },
  {
    weight: 0.12,
    steady: 250,
    of: (batting) => {
      if (batting.GIDP === null) return null;
      const { rate, chances } = perChance(batting.GIDP, batting.AB - (batting.SO ?? 0));
      return { rate: -rate, chances };
    },
  },
  {
    weight: 0.1,
    steady: 12,
    of: (batting, season) => {
      const attempts = stealAttempts(batting, season);
      if (attempts === null || batting.SB === null || batting.CS === null) return null;
      return perChance(batting.SB, attempts);
    },
  },
];

export const SLOWEST = 1;
export const FASTEST = 98;
const AVERAGE_SPEED = 50;
/** Regulars set the scale: men with this many plate appearances for each game of the season. */
const REGULAR_APPEARANCES_PER_GAME = 1.5;

/** Chance that a standard normal value is at most z (Abramowitz and Stegun 26.2.17; error below 1e-7). */
export const normalDistribution = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
};

/** Mean and standard deviation, weighed by chances. */
const spread = (values: readonly { readonly rate: number; readonly chances: number }[]) => {
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

/** Speeds of a season's players, 1 to 98, in the order of `season.players`; 50 for who has no batting line. */
export const speedsOf = (season: SeasonRecord, stealing: SeasonStealing): Uint8Array => {
  const games = season.clubs.reduce((most, club) => Math.max(most, club.games), 1);
  const scores = new Float64Array(season.players.length);
  const weights = new Float64Array(season.players.length);
  const regulars: number[] = [];
  season.players.forEach(({ batting }, index) => {
    if (batting !== null && plateAppearancesOf(batting) >= REGULAR_APPEARANCES_PER_GAME * games)
      regulars.push(index);
  });
  for (const sign of SIGNS) {
    const shown = season.players.map(({ batting }) =>
      batting === null ? null : sign.of(batting, stealing),
    );
    const ofRegulars = regulars.flatMap((index) => shown[index] ?? []);
    const { mean } = spread(ofRegulars);
    const steadied = ({ rate, chances }: { rate: number; chances: number }) =>
      (rate * chances + mean * sign.steady) / (chances + sign.steady);
    const { deviation } = spread(
      ofRegulars.map((value) => ({ rate: steadied(value), chances: value.chances })),
    );
    if (deviation === 0) continue;
    shown.forEach((value, index) => {
      if (value === null) return;
      scores[index]! += (sign.weight * (steadied(value) - mean)) / deviation;
      weights[index]! += sign.weight;
    });
  }
  for (let index = 0; index < scores.length; index++) {
    if (weights[index]! > 0) scores[index]! /= weights[index]!;
  }
  // The mean of several signs spreads less than each, which keeps all but a few men off the ends of the scale.
  const { mean } = spread(regulars.map((index) => ({ rate: scores[index]!, chances: 1 })));
  return Uint8Array.from(scores, (score, index) => {
    if (weights[index] === 0) return AVERAGE_SPEED;
    const speed = Math.round(100 * normalDistribution(score - mean));
    return Math.min(FASTEST, Math.max(SLOWEST, speed));
  });
};
