/** Number of clubs of each league from a year on; 0 ends the league. */
const LEAGUE_SIZES: readonly (readonly [year: number, league: string, clubs: number])[] = [
  [1871, 'CL', 10],
  [1882, 'CL', 8],
  [1882, 'EA', 6],
  [1884, 'EA', 8],
  [1892, 'EA', 0],
  [1892, 'CL', 12],
  [1900, 'CL', 8],
  [1901, 'WL', 8],
  [1961, 'WL', 10],
  [1962, 'CL', 10],
  [1969, 'WL', 12],
  [1969, 'CL', 12],
  [1977, 'WL', 14],
  [1993, 'CL', 14],
  [1998, 'CL', 16],
  [2013, 'CL', 15],
  [2013, 'WL', 15],
];

export const LEAGUES: readonly string[] = [...new Set(LEAGUE_SIZES.map(([, league]) => league))];

/** Returns the number of a league's clubs in a year. */
export const leagueSizeOf = (league: string, year: number): number =>
  LEAGUE_SIZES.findLast(([from, code]) => code === league && from <= year)?.[2] ?? 0;

/** The league whose pitchers have not batted since `from`; nobody's have since `everywhereFrom`. */
const DESIGNATED_HITTER = { league: 'WL', from: 1973, everywhereFrom: 2022 } as const;

/** Returns whether a league's pitchers do not bat in a year. */
export const hasDesignatedHitter = (league: string, year: number): boolean =>
  year >= DESIGNATED_HITTER.everywhereFrom ||
  (league === DESIGNATED_HITTER.league && year >= DESIGNATED_HITTER.from);
