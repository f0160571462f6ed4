import { LEADER_FIGURES, type LeaderFigure } from '../synthetic/leader-spread.ts';

/** Means of the five best seasons of each decade in the real record, in the figures' order. */
const FIVE_BEST = `
  1870   6.6 0.443  30.8 204.0  49.0   5.6 627.6  1.40  10.2
  1880  23.0 0.407 121.2 477.4  52.4   3.6 659.9  1.07  11.2
  1890  19.4 0.419 103.2 317.4  39.0   3.6 575.1  1.91   6.8
  1900  14.2 0.388  66.8 294.8  37.2   6.8 437.0  1.13  10.2
  1910  22.4 0.404  85.8 277.4  33.4  11.4 388.0  1.17  12.4
  1920  54.8 0.411  53.6 214.8  28.0  15.6 352.1  2.05   6.6
  1930  54.2 0.391  45.4 231.8  28.8  16.6 324.7  2.03   7.8
  1940  48.6 0.376  53.0 271.2  27.0  19.2 340.3  1.81   9.0
  1950  49.2 0.363  40.8 237.0  25.0  23.0 328.5  2.07   7.4
  1960  53.0 0.353  81.6 322.6  27.0  30.4 329.6  1.57  10.8
  1970  48.2 0.368  86.6 349.4  25.4  36.8 360.5  1.83   9.2
  1980  48.0 0.371 112.8 294.0  24.2  45.0 295.4  1.87   8.4
  1990  64.4 0.377  76.0 326.6  23.6  53.0 269.3  1.78   5.2
  2000  61.8 0.370  70.2 332.4  22.8  55.4 259.4  2.05   4.6
  2010  54.2 0.349  63.0 307.0  22.0  52.0 249.8  1.75   4.6
  2020  51.8 0.349  58.0 255.2  19.2  41.0 215.4  1.82   2.0
`;

/** A figure for every figure whose leaders are compared. */
export type LeaderLine = Readonly<Record<LeaderFigure, number>>;

/** The best season ever of each figure in the real record. */
export const REAL_BEST_EVER: LeaderLine = {
  HR: 73,
  AVG: 0.492,
  SB: 138,
  SO: 513,
  W: 60,
  SV: 62,
  IP: 680,
  ERA: 0.86,
  SHO: 16,
};

/** Means of the five best seasons of each decade in the real record. */
export const REAL_FIVE_BEST: ReadonlyMap<number, LeaderLine> = new Map(
  FIVE_BEST.trim()
    .split('\n')
    .map((line) => {
      const [decade = 0, ...means] = line.trim().split(/\s+/).map(Number);
      const entries = LEADER_FIGURES.map((figure, index) => [figure, means[index] ?? 0]);
      return [decade, Object.fromEntries(entries) as LeaderLine];
    }),
);
