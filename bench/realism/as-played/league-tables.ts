import { COMPARED, type ComparedFigure } from './compared-figures.ts';
import { leagueKey, type LeagueRecords } from './league-record.ts';
import type { Observation } from './league-tally.ts';
import { leadsInSaves, lineupFactsOf } from './lineup-facts.ts';
import type { Mean } from './mean.ts';
import type { ComputerLeague } from './play-computer-league.ts';
import { compareLeagues, recordOf, type ComparedLeague } from './worst-league.ts';

/** A column of a table: its heading, and its text for a league. */
interface Column {
  readonly heading: string;
  readonly text: (league: ComputerLeague) => string;
}

const NONE = '-';

/** Returns a number without the zero before its point, as box scores have it. */
const short = (value: number, digits: number): string =>
  Number.isFinite(value) ? value.toFixed(digits).replace(/^(-?)0\./, '$1.') : NONE;

const withNoise = ({ count, value, standardError }: Mean, digits: number): string =>
  count === 0 ? NONE : `${short(value, digits)} ±${short(standardError, digits)}`;

const comparedColumn = (figure: ComparedFigure, records: LeagueRecords): Column => ({
  heading: `${figure.name} / record`,
  text: (league) => {
    const record = recordOf(league, figure, records);
    const played = withNoise(league.tally.means[figure.observation], figure.digits);
    return `${played} / ${record === null ? NONE : short(record, figure.digits)}`;
  },
});

const observedColumn = (heading: string, observation: Observation, digits: number): Column => ({
  heading,
  text: ({ tally }) => withNoise(tally.means[observation], digits),
});

/** A column of a share of the league's clubs, as "9 of 30". */
const clubsColumn = (
  heading: string,
  is: (league: ComputerLeague) => readonly (boolean | null)[],
): Column => ({
  heading,
  text: (league) => {
    const known = is(league).filter((value) => value !== null);
    return known.length === 0 ? NONE : `${known.filter(Boolean).length} of ${known.length}`;
  },
});

const lineupColumns: readonly Column[] = [
  clubsColumn('SP1 best', ({ sides }) => sides.map((s) => lineupFactsOf(s).firstStarterIsBest)),
  clubsColumn('SP1 worst', ({ sides }) => sides.map((s) => lineupFactsOf(s).firstStarterIsWorst)),
  {
    heading: 'relievers at SP',
    text: ({ sides }) =>
      String(sides.reduce((sum, side) => sum + lineupFactsOf(side).relieversAsStarters, 0)),
  },
  clubsColumn('record’s closer is RP1', ({ sides }) =>
    sides.map((side) => lineupFactsOf(side).closerIsFirst),
  ),
  clubsColumn('best bat 3rd or 4th', ({ sides }) =>
    sides.map((side) => [3, 4].includes(lineupFactsOf(side).bestBat)),
  ),
  clubsColumn('weakest bat 8th or 9th', ({ sides }) =>
    sides.map((side) => lineupFactsOf(side).weakestBat >= 8),
  ),
];

/** Returns the lines of a table of the leagues, each column as wide as it needs. */
const table = (leagues: readonly ComputerLeague[], columns: readonly Column[]): string[] => {
  const cells = leagues.map((league) => columns.map(({ text }) => text(league)));
  const widths = columns.map(({ heading }, index) =>
    Math.max(heading.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (first: string, texts: readonly string[]): string =>
    [first.padEnd(8), ...texts.map((text, index) => text.padStart(widths[index] ?? 0))].join('   ');
  return [
    line(
      'league',
      columns.map(({ heading }) => heading),
    ),
    ...cells.map((row, index) => {
      const { year, league } = leagues[index] as ComputerLeague;
      return line(leagueKey(year, league), row);
    }),
  ];
};

/**
 * Returns each compared figure over all leagues: the means, and in how many leagues it is as near
 * to the record as the target asks.
 */
export const allLeaguesTable = (
  leagues: readonly ComputerLeague[],
  records: LeagueRecords,
): readonly string[] => {
  const head = ['figure', 'played', 'record', 'played/record', 'leagues on target'];
  const rows = COMPARED.map((figure) => {
    const compared = compareLeagues(leagues, figure, records);
    const mean = (of: (league: ComparedLeague) => number): number =>
      compared.reduce((sum, league) => sum + of(league), 0) / compared.length;
    const played = mean((league) => league.played.value);
    const record = mean((league) => league.record);
    const met = compared.filter(({ error, allowed }) => allowed !== null && error <= allowed);
    return [
      figure.name,
      short(played, figure.digits),
      short(record, figure.digits),
      short(played / record, 2),
      figure.target === undefined ? NONE : `${met.length} of ${compared.length}`,
    ];
  });
  return [head, ...rows].map(([name = '', ...texts]) =>
    [name.padEnd(16), ...texts.map((text) => text.padStart(20))].join(''),
  );
};

/** Returns the figures league by league, beside the record's, as lines of text. */
export const leagueTables = (
  leagues: readonly ComputerLeague[],
  records: LeagueRecords,
): readonly string[] => {
  const compared = (...names: readonly string[]): Column[] =>
    COMPARED.filter(({ name }) => names.includes(name)).map((figure) =>
      comparedColumn(figure, records),
    );
  const groups: readonly { readonly title: string; readonly columns: readonly Column[] }[] = [
    {
      title: 'Starters',
      columns: [
        ...compared('CG a start', 'innings a start'),
        observedColumn('30 batters and more', 'thirtyBatters', 3),
        observedColumn('6 runs in 3: gone by 3rd', 'goneByThird', 2),
        observedColumn('by 4th', 'goneByFourth', 2),
        { heading: 'of', text: ({ tally }) => String(tally.means.goneByFourth.count) },
        { heading: 'most batters', text: ({ tally }) => String(tally.mostBatters.batters) },
      ],
    },
    {
      title: 'Closers',
      columns: [
        clubsColumn('RP1 leads in saves', ({ sides, tally }) =>
          sides.map(({ name }) => leadsInSaves(tally.saves.get(name))),
        ),
        observedColumn('chances that are the record’s closer’s', 'closersChance', 2),
        observedColumn('RP1’s', 'firstRelieversChance', 2),
        { heading: 'of', text: ({ tally }) => String(tally.means.closersChance.count) },
        observedColumn('RP1 in more than 3 apart', 'firstRelieverFarApart', 2),
      ],
    },
    {
      title: 'Steals, a club’s game',
      columns: [
        ...compared('SB', 'CS'),
        observedColumn('7 ahead, of attempts', 'stealSevenAhead', 3),
        observedColumn('6 ahead after the 6th', 'bigLeadSteals', 4),
        observedColumn('double steals', 'doubleSteals', 4),
      ],
    },
    { title: 'In the field, a club’s game', columns: compared('E', 'WP+PB+BK', 'IBB') },
    {
      title: 'Benches, a club’s game',
      columns: [
        ...compared('PH', 'PR'),
        observedColumn('defensive replacements', 'defensiveReplacements', 3),
      ],
    },
    {
      title: 'Runs, a club’s game (real clubs without a designated hitter scored less)',
      columns: compared('runs', 'SF', 'GDP'),
    },
    { title: 'Lineups, clubs', columns: lineupColumns },
  ];
  return groups.flatMap(({ title, columns }) => ['', title, ...table(leagues, columns)]);
};
