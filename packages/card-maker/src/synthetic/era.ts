import { ERA_FIGURES } from './era-figures.ts';
import { tableByYear } from './table-by-year.ts';

const FIGURES = [
  'H1',
  'H2',
  'H3',
  'HR',
  'BB',
  'HBP',
  'SO',
  'runs',
  'errors',
  'stolenBases',
  'sacrifices',
  'stealSuccess',
  'unearned',
] as const;
type EraFigure = (typeof FIGURES)[number];

/**
 * Average figures of a league in one year: shares of plate appearances (without sacrifice bunts) of
 * H1 to SO; runs to sacrifices are per club and game.
 */
export interface Era extends Readonly<Record<EraFigure, number>> {
  readonly year: number;
  /** Games of each club. */
  readonly games: number;
  /** Number of batters on a club's bench. */
  readonly bench: number;
}

const figuresOf = tableByYear(FIGURES, ERA_FIGURES);

/** Games of each club and batters on its bench; the schedule grew with the leagues. */
const scheduleOf = tableByYear(
  ['games', 'bench'],
  `
  1871  30 3
  1872  48 3
  1875  72 3
  1876  64 3
  1878  60 3
  1879  84 3
  1882  84 3
  1884 112 3
  1886 126 4
  1889 138 4
  1892 154 4
  1893 132 4
  1897 132 4
  1898 154 5
  1900 140 5
  1903 140 5
  1904 154 5
  1914 154 6
  1960 154 6
  1961 162 7
  2023 162 7
  `,
);

/** Returns the figures of a year. */
export const eraOf = (year: number): Era => {
  const { games, bench } = scheduleOf(year);
  return { year, games: Math.round(games), bench: Math.round(bench), ...figuresOf(year) };
};

/** First year in which a figure was recorded; before, it is unknown. */
export const RECORDED_FROM = {
  HBP: 1884,
  SB: 1886,
  SH: 1894,
  CS: 1920,
  GIDP: 1939,
  SF: 1954,
  IBB: 1955,
} as const;

/** Last year of the first professional league, whose stolen bases were counted. */
const LAST_EARLY_STEALS = 1875;

/** Years without recorded strikeouts of batters. */
const STRIKEOUTS_UNKNOWN = { from: 1897, to: 1909 } as const;

/** Returns whether a figure of batters was recorded in a year. */
export const isRecorded = (figure: keyof typeof RECORDED_FROM | 'SO', year: number): boolean => {
  if (figure === 'SO') return year < STRIKEOUTS_UNKNOWN.from || year > STRIKEOUTS_UNKNOWN.to;
  return year >= RECORDED_FROM[figure] || (figure === 'SB' && year <= LAST_EARLY_STEALS);
};
