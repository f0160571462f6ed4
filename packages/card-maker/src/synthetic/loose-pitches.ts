import { tableByYear } from './table-by-year.ts';
import type { Era } from './era.ts';
import type { Random } from './seeded-random.ts';
import type { SimulatedBatting } from './simulate-batting.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';

/**
 * Wild pitches, balks and passed balls per club and game of the major leagues around these years,
 * rounded means of up to three seasons.
 */
const ratesOf = tableByYear(
  ['wildPitches', 'balks', 'passedBalls'],
  `
  1871 0.82 0.008 1.93
  1873 0.37 0.002 0.86
  1876 0.46 0.003 1.04
  1879 0.53 0.000 1.17
  1882 0.51 0.002 1.14
  1884 0.65 0.008 1.19
  1886 0.66 0.009 1.00
  1888 0.58 0.003 0.75
  1890 0.49 0.004 0.52
  1892 0.38 0.002 0.40
  1895 0.27 0.002 0.24
  1898 0.22 0.016 0.19
  1902 0.20 0.007 0.16
  1906 0.20 0.009 0.14
  1910 0.22 0.016 0.12
  1915 0.20 0.017 0.12
  1920 0.16 0.020 0.08
  1925 0.13 0.017 0.07
  1930 0.14 0.016 0.06
  1935 0.19 0.016 0.07
  1940 0.19 0.018 0.07
  1945 0.15 0.018 0.08
  1950 0.18 0.033 0.07
  1955 0.18 0.017 0.07
  1959 0.23 0.025 0.09
  1962 0.28 0.037 0.11
  1966 0.32 0.028 0.11
  1969 0.32 0.031 0.11
  1973 0.29 0.032 0.09
  1977 0.27 0.056 0.07
  1981 0.25 0.062 0.07
  1985 0.28 0.063 0.08
  1987 0.32 0.085 0.10
  1988 0.30 0.220 0.08
  1989 0.31 0.097 0.08
  1992 0.32 0.058 0.08
  1996 0.34 0.045 0.08
  2000 0.32 0.034 0.07
  2004 0.31 0.033 0.07
  2008 0.32 0.029 0.06
  2012 0.33 0.032 0.07
  2016 0.37 0.030 0.07
  2019 0.37 0.032 0.07
  2023 0.33 0.043 0.05
  `,
);

/** Batters faced in a game, and catchers of a club in one. */
const BATTERS_A_GAME = 38.5;
const CATCHERS_A_GAME = 1.15;

/** Deviations of the logarithm of a player's rate. */
const WILDNESS = 0.4;
const CATCHING = 0.3;
/** Who walks twice as many as the others throws so many more wild pitches. */
const WITH_WALKS = 0.5;
const MAX_WITH_WALKS = 2;
/** Passed balls are drawn of so many chances in a game: in 1871 there were two a game. */
const CHANCES_A_GAME = 8;

/** Returns the factor of a player's rate, with mean 1. */
const drawFactor = (deviation: number, chance: Random): number =>
  Math.exp(deviation * chance.normal() - deviation ** 2 / 2);

/** Draws a pitcher's wild pitches and balks. */
export const drawWildPitches = (
  { battersFaced, BB }: SimulatedPitching,
  era: Era,
  chance: Random,
): { readonly wildPitches: number; readonly balks: number } => {
  const { wildPitches, balks } = ratesOf(era.year);
  const walks = BB / Math.max(1, battersFaced * era.BB);
  const wild = Math.min(MAX_WITH_WALKS, walks ** WITH_WALKS) * drawFactor(WILDNESS, chance);
  const drawCount = (aGame: number, factor: number): number =>
    chance.binomial(battersFaced, Math.min(1, (aGame / BATTERS_A_GAME) * factor));
  return {
    wildPitches: drawCount(wildPitches, wild),
    balks: drawCount(balks, drawFactor(WILDNESS, chance)),
  };
};

/** Draws a catcher's passed balls; null for who did not catch. */
export const drawPassedBalls = (
  { time }: SimulatedBatting,
  era: Era,
  chance: Random,
): number | null => {
  const games = time.gamesAt.C;
  if (games === 0) return null;
  const aGame = ratesOf(era.year).passedBalls / CATCHERS_A_GAME;
  const factor = drawFactor(CATCHING, chance);
  return chance.binomial(CHANCES_A_GAME * games, Math.min(1, (aGame / CHANCES_A_GAME) * factor));
};
