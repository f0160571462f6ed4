import { battingShares } from '@pennant/card-maker/leagues/stint-shares';
import type { CardedSeason } from './sample-cards.ts';
import { SimulatedRealDifferences } from './simulated-real-differences.ts';
import type { Figure, Section } from './figures-and-sections.ts';
import { playLeague, runsPerGame, type PlayedLeague } from './play-league.ts';

/**
 * Every fifth season from these on: the constants were tuned on the first set, never on the second.
 */
export const TUNED_SEASONS = { title: 'tuned', key: '', first: 1903, last: 2023 } as const;
export const HELD_OUT_SEASONS = {
  title: 'held out',
  key: 'HeldOut',
  first: 1905,
  last: 2020,
} as const;
export type SeasonSet = typeof TUNED_SEASONS | typeof HELD_OUT_SEASONS;

const EVERY = 5;
const LEAGUES = ['NL', 'AL'] as const;
const SEED = 19_030;

/** Columns of a club's batting lines about the bases, with their names in the totals. */
const ON_THE_BASES = [
  { name: 'SB', column: 'SB' },
  { name: 'CS', column: 'CS' },
  { name: 'SF', column: 'SF' },
  { name: 'GDP', column: 'GIDP' },
] as const;

/**
 * Returns the real sum over a league's batters; null if fewer than nine of ten appearances have the
 * figure on record.
 */
const realSum = (
  { season }: CardedSeason,
  league: string,
  column: 'SB' | 'CS' | 'SF' | 'GIDP',
): number | null => {
  let sum = 0;
  let kept = 0;
  let all = 0;
  for (const player of season.players) {
    const { batting } = player;
    if (batting === null) continue;
    const share =
      battingShares(player).find((stintShare) => stintShare.league === league)?.share ?? 0;
    all += share * batting.AB;
    const value = batting[column];
    if (value === null) continue;
    kept += share * batting.AB;
    sum += share * value;
  }
  return kept > 0.9 * all ? sum : null;
};

const onTheBases = (played: readonly PlayedLeague[], key: string): Figure[] =>
  ON_THE_BASES.map(({ name, column }) => {
    let simulated = 0;
    let real = 0;
    for (const { carded, league, rosters, tally } of played) {
      const realTotal = realSum(carded, league, column);
      if (realTotal === null) continue;
      const games = rosters.reduce((sum, { club }) => sum + club.games, 0);
      const gamesPlayed = tally.clubs.reduce((sum, club) => sum + club.games, 0);
      simulated += (tally[name] / gamesPlayed) * games;
      real += realTotal;
    }
    return {
      key: `${name.toLowerCase()}Ratio${key}`,
      name: `${name} simulated / real`,
      measured: real > 0 ? simulated / real : 1,
      target: 0.9,
      max: 1.1,
      rule: 'between',
      digits: 3,
    };
  });

/**
 * Returns the slope of real on simulated: 1 if a club that plays so much better really won so much
 * more.
 */
const slopeOf = (pairs: readonly (readonly [simulated: number, real: number])[]): number => {
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
  const [simulatedMean, realMean] = [mean(0), mean(1)];
  let both = 0;
  let squares = 0;
  for (const [simulated, real] of pairs) {
    both += (simulated - simulatedMean) * (real - realMean);
    squares += (simulated - simulatedMean) ** 2;
  }
  return both / squares;
};

/**
 * Plays every fifth season with real clubs: runs per game of each league, winning percentages of
 * its clubs, and baserunning totals.
 */
export const runEnvironmentSection = (
  carded: ReadonlyMap<number, CardedSeason>,
  { title, key, first, last }: SeasonSet,
  times: number,
): Section => {
  const played: PlayedLeague[] = [];
  for (let year = first; year <= last; year += EVERY) {
    for (const league of LEAGUES) played.push(playLeague(carded, { year, league }, times, SEED));
  }
  const runs = new SimulatedRealDifferences();
  const shares = new SimulatedRealDifferences();
  const pairs: [number, number][] = [];
  const decades = new Map<number, SimulatedRealDifferences>();
  for (const league of played) {
    const { simulated, real } = runsPerGame(league);
    runs.add(simulated / real, 1);
    const decade = Math.floor(league.year / 10) * 10;
    const decadeErrors = decades.get(decade) ?? new SimulatedRealDifferences();
    decades.set(decade, decadeErrors);
    decadeErrors.add(simulated / real, 1);
    league.rosters.forEach(({ club }, index) => {
      const tally = league.tally.clubs[index];
      if (tally === undefined || club.wins + club.losses === 0) return;
      const pair: [number, number] = [
        tally.wins / tally.games,
        club.wins / (club.wins + club.losses),
      ];
      pairs.push(pair);
      shares.add(...pair);
    });
  }
  const atMost = { rule: 'at most' as const, digits: 4 };
  return {
    title: `Runs a game and clubs, ${played.length} league-seasons (${title}), each played ${times} times`,
    lines: [
      `runs a game by decade, simulated less real: ${[...decades]
        .map(([decade, errors]) => `${decade}s ${(100 * errors.bias()).toFixed(1)}%`)
        .join(', ')}`,
      `largest error of a league-season ${(100 * runs.within(1)).toFixed(1)}%`,
    ],
    figures: [
      {
        key: `runsMae${key}`,
        name: 'runs a game, mean error',
        measured: runs.mean(),
        target: 0.03,
        ...atMost,
      },
      {
        key: `runsBias${key}`,
        name: 'runs a game, bias',
        measured: runs.bias(),
        target: -0.01,
        max: 0.01,
        rule: 'between',
        digits: 4,
      },
      {
        key: `winPctMae${key}`,
        name: 'winning percentage, error',
        measured: shares.mean(),
        target: 0.033,
        ...atMost,
      },
      {
        key: `winPctSlope${key}`,
        name: 'winning percentage, slope',
        measured: slopeOf(pairs),
        target: 0.9,
        max: 1.1,
        rule: 'between',
        digits: 3,
      },
      ...onTheBases(played, key),
    ],
  };
};
