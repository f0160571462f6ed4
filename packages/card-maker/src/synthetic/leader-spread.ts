/** Figures whose leaders are held against the record's. */
export const LEADER_FIGURES = ['HR', 'AVG', 'SB', 'SO', 'W', 'SV', 'IP', 'ERA', 'SHO'] as const;
export type LeaderFigure = (typeof LEADER_FIGURES)[number];

/**
 * How far the best stood apart in each decade: what separates two players in the skill or use that
 * makes the figure is multiplied by it. Fitted so that the five best seasons of a decade are as
 * good as in the record (`real-leaders.ts`).
 */
const SPREADS = `
  1870 2.692 1.632 0.959 0.453 5.828 3.450 5.700 1.394 5.545
  1880 2.200 1.887 0.709 1.283 1.151 1.063 3.140 3.176 1.197
  1890 1.213 1.162 0.541 1.218 0.653 0.475 1.432 1.780 1.117
  1900 1.481 1.464 0.534 1.325 0.873 0.741 1.159 2.557 0.522
  1910 2.734 1.961 0.632 1.261 0.947 1.803 1.454 2.434 0.864
  1920 2.789 0.216 0.700 0.966 1.575 1.182 0.522 1.078 0.291
  1930 2.111 0.153 0.817 1.488 1.193 1.489 1.009 1.636 0.349
  1940 1.631 0.641 1.139 1.435 1.125 1.477 1.169 1.385 0.900
  1950 0.993 0.490 0.953 0.846 1.004 1.329 1.149 1.190 0.574
  1960 1.148 0.610 1.021 0.818 0.983 1.377 0.978 1.675 0.570
  1970 1.323 0.952 0.733 1.064 0.754 2.092 1.341 1.522 0.550
  1980 0.913 1.118 1.136 1.105 1.160 2.038 0.764 1.468 0.900
  1990 1.260 0.570 0.794 1.140 0.965 2.133 0.708 1.781 0.588
  2000 1.264 0.645 0.751 0.905 1.023 4.143 0.680 1.465 0.701
  2010 0.739 0.601 0.687 0.731 1.030 1.426 0.701 1.745 2.500
  2020 0.771 1.195 0.927 0.507 0.916 1.150 0.718 2.049 0.628
`;

export type LeaderSpread = Readonly<Record<LeaderFigure, number>>;

const spreads = new Map(
  SPREADS.trim()
    .split('\n')
    .map((line) => {
      const [decade = 0, ...factors] = line.trim().split(/\s+/).map(Number);
      const entries = LEADER_FIGURES.map((figure, index) => [figure, factors[index] ?? 1]);
      return [decade, Object.fromEntries(entries) as LeaderSpread];
    }),
);

/** Returns the spreads of a year's decade. */
export const leaderSpreadOf = (year: number): LeaderSpread => {
  const spread = spreads.get(Math.floor(year / 10) * 10);
  if (!spread) throw new Error(`no spreads for ${year}`);
  return spread;
};
