/** Average figures of a league in one year. */
export interface Era {
  readonly year: number;
  /** Games of each club. */
  readonly games: number;
  /** Shares of plate appearances (without sacrifice bunts). */
  readonly H1: number;
  readonly H2: number;
  readonly H3: number;
  readonly HR: number;
  readonly BB: number;
  readonly HBP: number;
  readonly SO: number;
  /** Per club and game. */
  readonly runs: number;
  readonly errors: number;
  readonly stolenBases: number;
  readonly sacrifices: number;
  /** Share of attempted steals that succeed. */
  readonly stealSuccess: number;
  /** Share of runs that are unearned. */
  readonly unearned: number;
  /** Outs per start. */
  readonly outsPerStart: number;
  /** Share of starts that are complete games. */
  readonly completeGames: number;
  /** Share of wins with a save. */
  readonly saves: number;
  /** Number of a club's pitchers, and of batters on its bench. */
  readonly pitchers: number;
  readonly bench: number;
}

const FIGURES = [
  'games',
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
  'outsPerStart',
  'completeGames',
  'saves',
  'pitchers',
  'bench',
] as const satisfies readonly (keyof Era)[];

/** Rounded figures of professional baseball around these years; other years are interpolated. */
const ANCHORS: readonly (readonly number[])[] = [
  // year games H1    H2    H3     HR     BB    HBP    SO    runs errors SB  SH   SB%  unearned outs
  // CG   SV   P  bench
  [
    1871, 30, 0.226, 0.042, 0.022, 0.0045, 0.031, 0.0, 0.014, 10.2, 7.8, 1.6, 0.2, 0.75, 0.58, 26,
    0.93, 0.02, 3, 3,
  ],
  [
    1876, 64, 0.216, 0.037, 0.014, 0.0025, 0.018, 0.0, 0.03, 5.9, 5.9, 0.9, 0.2, 0.7, 0.56, 26,
    0.92, 0.02, 3, 3,
  ],
  [
    1884, 110, 0.185, 0.038, 0.0145, 0.0068, 0.048, 0.004, 0.105, 5.4, 4.6, 1.4, 0.3, 0.68, 0.45,
    26, 0.93, 0.02, 4, 4,
  ],
  [
    1889, 134, 0.184, 0.038, 0.0145, 0.008, 0.087, 0.008, 0.082, 5.8, 3.3, 2.4, 0.5, 0.66, 0.36,
    25.5, 0.9, 0.02, 5, 4,
  ],
  [
    1894, 132, 0.211, 0.046, 0.018, 0.0085, 0.091, 0.01, 0.048, 7.2, 2.9, 2.0, 0.6, 0.64, 0.29, 25,
    0.82, 0.03, 5, 4,
  ],
  [
    1901, 138, 0.2, 0.037, 0.014, 0.0056, 0.066, 0.01, 0.083, 4.9, 2.3, 1.4, 0.9, 0.6, 0.27, 25,
    0.83, 0.04, 6, 4,
  ],
  [
    1908, 154, 0.18, 0.03, 0.0115, 0.0034, 0.066, 0.009, 0.099, 3.4, 1.8, 1.3, 1.3, 0.57, 0.26, 24,
    0.67, 0.09, 7, 4,
  ],
  [
    1914, 154, 0.185, 0.034, 0.0125, 0.0046, 0.079, 0.008, 0.102, 3.9, 1.7, 1.2, 1.2, 0.56, 0.25,
    23, 0.55, 0.12, 7, 4,
  ],
  [
    1920, 154, 0.197, 0.041, 0.0125, 0.0068, 0.078, 0.0068, 0.076, 4.4, 1.35, 0.7, 1.2, 0.56, 0.19,
    22.5, 0.55, 0.12, 7, 4,
  ],
  [
    1925, 154, 0.2, 0.047, 0.0125, 0.0125, 0.084, 0.0055, 0.071, 5.1, 1.25, 0.55, 1.05, 0.57, 0.16,
    22, 0.49, 0.15, 8, 4,
  ],
  [
    1930, 154, 0.196, 0.049, 0.0125, 0.0165, 0.084, 0.0048, 0.083, 5.5, 1.15, 0.45, 0.9, 0.56, 0.14,
    21.5, 0.44, 0.17, 8, 4,
  ],
  [
    1941, 154, 0.183, 0.042, 0.009, 0.0138, 0.095, 0.0045, 0.092, 4.5, 1.0, 0.37, 0.65, 0.57, 0.13,
    21.5, 0.43, 0.17, 9, 5,
  ],
  [
    1950, 154, 0.174, 0.04, 0.0085, 0.0217, 0.103, 0.005, 0.1, 4.8, 0.9, 0.28, 0.5, 0.56, 0.11, 21,
    0.38, 0.2, 9, 5,
  ],
  [
    1961, 162, 0.17, 0.038, 0.0068, 0.0252, 0.091, 0.0055, 0.137, 4.5, 0.88, 0.34, 0.42, 0.63, 0.11,
    20, 0.27, 0.31, 9, 5,
  ],
  [
    1968, 162, 0.166, 0.033, 0.0058, 0.0163, 0.0765, 0.006, 0.156, 3.4, 0.85, 0.45, 0.48, 0.62,
    0.11, 20.7, 0.28, 0.33, 9, 5,
  ],
  [
    1977, 162, 0.172, 0.041, 0.0068, 0.0227, 0.087, 0.0053, 0.127, 4.5, 0.88, 0.75, 0.42, 0.64,
    0.11, 20, 0.24, 0.36, 10, 5,
  ],
  [
    1987, 162, 0.167, 0.042, 0.0057, 0.0272, 0.089, 0.0053, 0.155, 4.7, 0.78, 0.84, 0.38, 0.69, 0.1,
    18.7, 0.14, 0.46, 10, 5,
  ],
  [
    2000, 162, 0.164, 0.046, 0.0049, 0.0298, 0.096, 0.0095, 0.165, 5.1, 0.69, 0.6, 0.33, 0.69, 0.08,
    17.8, 0.05, 0.49, 11, 5,
  ],
  [
    2010, 162, 0.164, 0.045, 0.0046, 0.0249, 0.086, 0.0085, 0.185, 4.4, 0.62, 0.6, 0.3, 0.72, 0.08,
    18, 0.035, 0.5, 12, 5,
  ],
  [
    2019, 162, 0.149, 0.0455, 0.0042, 0.0363, 0.0853, 0.0105, 0.23, 4.8, 0.58, 0.47, 0.15, 0.73,
    0.075, 15.6, 0.01, 0.49, 13, 5,
  ],
  [
    2023, 162, 0.152, 0.044, 0.0038, 0.0318, 0.086, 0.0115, 0.227, 4.6, 0.53, 0.72, 0.08, 0.8,
    0.075, 15.4, 0.007, 0.49, 13, 5,
  ],
];

/** Returns the figures of a year, interpolated linearly between the anchors around it. */
export const eraOf = (year: number): Era => {
  const next = ANCHORS.findIndex(([anchor = 0]) => anchor >= year);
  const after = ANCHORS[next < 0 ? ANCHORS.length - 1 : next] as readonly number[];
  const before = ANCHORS[
    next < 0 ? ANCHORS.length - 1 : Math.max(0, next - 1)
  ] as readonly number[];
  const [from = 0] = before;
  const [to = 0] = after;
  const share = to === from ? 0 : (year - from) / (to - from);
  const figures = FIGURES.map((figure, i) => {
    const low = before[i + 1] ?? 0;
    const interpolated = low + ((after[i + 1] ?? 0) - low) * share;
    const isWhole = figure === 'games' || figure === 'pitchers' || figure === 'bench';
    return [figure, isWhole ? Math.round(interpolated) : interpolated];
  });
  return { year, ...Object.fromEntries(figures) } as Era;
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

/** Years without recorded strikeouts of batters. */
export const STRIKEOUTS_UNKNOWN = { from: 1897, to: 1909 } as const;
