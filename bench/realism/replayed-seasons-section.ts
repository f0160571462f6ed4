import { plateAppearancesOf } from '@pennant/card-maker/leagues/batting-line';
import type { CardedSeason } from './sample-cards.ts';
import { SimulatedRealDifferences } from './simulated-real-differences.ts';
import type { Section } from './figures-and-sections.ts';
import { playLeague, type LeagueYear } from './play-league.ts';

/** One league-season of each era of play. */
const REPLAYED: readonly LeagueYear[] = [
  { year: 1908, league: 'NL' },
  { year: 1920, league: 'AL' },
  { year: 1930, league: 'NL' },
  { year: 1954, league: 'AL' },
  { year: 1968, league: 'NL' },
  { year: 1985, league: 'AL' },
  { year: 2000, league: 'NL' },
  { year: 2019, league: 'AL' },
];
const REGULAR_APPEARANCES = 300;
const SEED = 40;

/**
 * Replays the seasons of regular batters many times, and compares their totals with their real
 * batting.
 */
export const replaySection = (
  carded: ReadonlyMap<number, CardedSeason>,
  times: number,
): Section => {
  const averages = new SimulatedRealDifferences();
  const homeRuns = new SimulatedRealDifferences();
  for (const leagueYear of REPLAYED) {
    const played = playLeague(carded, leagueYear, times, SEED);
    for (const player of played.carded.season.players) {
      const { batting, stints } = player;
      const tally = played.tally.batters.get(player.playerID);
      const stayed = stints.every((stint) => stint.league === leagueYear.league);
      if (batting === null || tally === undefined || !stayed) continue;
      const appearances = plateAppearancesOf(batting);
      if (appearances < REGULAR_APPEARANCES) continue;
      // If the record has no sacrifice flies, they were at-bats.
      const atBats = tally.AB + (batting.SF === null ? tally.SF : 0);
      averages.add(tally.H / atBats, batting.H / batting.AB);
      homeRuns.add(tally.HR / tally.PA, batting.HR / appearances);
    }
  }
  return {
    title: `Replay of ${REPLAYED.length} league-seasons, ${times} times: ${averages.count} regulars`,
    lines: [`AVG r ${averages.correlation().toFixed(4)}`],
    figures: [
      {
        key: 'replayAvgMae',
        name: 'AVG mean error',
        measured: averages.mean(),
        target: 0.0035,
        rule: 'at most',
        digits: 5,
      },
      {
        key: 'replayAvgBias',
        name: 'AVG bias',
        measured: averages.bias(),
        target: -0.001,
        max: 0.001,
        rule: 'between',
        digits: 5,
      },
      {
        key: 'replayHrBias',
        name: 'HR per appearance, bias',
        measured: homeRuns.bias(),
        target: -0.0003,
        max: 0.0003,
        rule: 'between',
        digits: 5,
      },
    ],
  };
};
