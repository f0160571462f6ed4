import type { CardedSeason } from '../sample-cards.ts';
import type { Figure, Section } from '../figures-and-sections.ts';
import { COMPARED } from './compared-figures.ts';
import type { LeagueRecords } from './league-record.ts';
import { allLeaguesTable, leagueTables } from './league-tables.ts';
import { LeagueTally, type Observation } from './league-tally.ts';
import { lineupFactsOf } from './lineup-facts.ts';
import { playComputerLeague, type ComputerLeague } from './play-computer-league.ts';
import type { PlayedSet } from './played-seasons.ts';
import { worstLeagueFigures } from './worst-league.ts';

const LEAGUES = ['NL', 'AL'] as const;
/** Managers are compared before and since: pitchers finished what they began. */
const MODERN = 1950;
const MAX_BATTERS = 45;

const poolTallies = (leagues: readonly ComputerLeague[]): LeagueTally => {
  const pooled = new LeagueTally();
  for (const { tally } of leagues) pooled.addAll(tally);
  return pooled;
};

/** Returns a pooled share beside its target; nothing without an observation. */
const shareFigures = (
  leagues: readonly ComputerLeague[],
  observation: Observation,
  figure: Pick<Figure, 'key' | 'name' | 'target'> & { readonly rule: 'at most' | 'at least' },
): readonly Figure[] => {
  const mean = poolTallies(leagues).means[observation];
  if (mean.count === 0) return [];
  const { value, standardError } = mean;
  return [{ ...figure, measured: value, noise: standardError, digits: 3 }];
};

/** Returns the distribution of the best bat's place over all clubs: "1st 3%, 2nd …". */
const bestBatLine = (leagues: readonly ComputerLeague[]): string => {
  const places = leagues.flatMap(({ sides }) => sides.map((side) => lineupFactsOf(side).bestBat));
  const share = (place: number): string =>
    `${place}: ${((100 * places.filter((at) => at === place).length) / places.length).toFixed(0)}%`;
  return `the best bat's place in the order: ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(share).join(', ')}`;
};

/**
 * Plays games between the computer clubs of these seasons as users play them, and compares them
 * with the record: designated hitter, computer managers on both sides, pitchers who tire.
 */
export const asUsersPlaySection = (
  carded: ReadonlyMap<number, CardedSeason>,
  records: LeagueRecords,
  { title, keySuffix, years }: PlayedSet,
  games: number,
): Section => {
  const leagues = years.flatMap((year) => {
    const season = carded.get(year);
    if (season === undefined) return [];
    return LEAGUES.map((league) => playComputerLeague(season, { year, league }, games));
  });
  const pooled = poolTallies(leagues);
  const since = leagues.filter(({ year }) => year >= MODERN);
  const before = leagues.filter(({ year }) => year < MODERN);
  const key = (name: string): string => `${name}${keySuffix}`;
  return {
    title: `As users play, ${leagues.length} league-seasons (${title}), ${pooled.games} games`,
    lines: [
      'Played ± standard error / record, of each league; steals, errors and the like of one club in one game.',
      ...leagueTables(leagues, records),
      '',
      'All leagues, mean of the means',
      ...allLeaguesTable(leagues, records),
      bestBatLine(leagues),
      `most batters by one pitcher: ${pooled.mostBatters.batters} (${pooled.mostBatters.pitcher})`,
    ],
    figures: [
      ...COMPARED.flatMap((figure) => worstLeagueFigures(leagues, figure, records, keySuffix)),
      ...shareFigures(since, 'goneByFourth', {
        key: key('earlyHookShare'),
        name: '6 runs in 3, gone by 4th, 1950 on',
        target: 0.7,
        rule: 'at least',
      }),
      ...shareFigures(before, 'goneByFourth', {
        key: key('earlyHookShareBefore1950'),
        name: '6 runs in 3, gone by 4th, to 1949',
        target: 0.4,
        rule: 'at least',
      }),
      ...shareFigures(leagues, 'closersChance', {
        key: key('playedCloserShare'),
        name: 'save chances of the closer',
        target: 0.8,
        rule: 'at least',
      }),
      ...shareFigures(leagues, 'bigLeadSteals', {
        key: key('playedBigLeadSteals'),
        name: 'steals 6 ahead after the 6th',
        target: 0,
        rule: 'at most',
      }),
      {
        key: key('playedMostBatters'),
        name: 'most batters by one pitcher',
        measured: pooled.mostBatters.batters,
        target: MAX_BATTERS,
        rule: 'at most',
        digits: 0,
      },
    ],
  };
};
