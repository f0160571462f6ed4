import type { BoxScoreRow, GameSummary } from '@pennant/contract/game-summary';

import { Table, type Column } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { inningsInThirds, inningsPitched } from '../../../ui/innings-pitched.ts';

const countColumn = (
  head: string,
  key: 'h1' | 'h2' | 'h3' | 'hr' | 'r' | 'rbi' | 'bb' | 'so' | 'sb' | 'cs',
): Column<BoxScoreRow> => ({ key, head, cell: (row) => row[key], figures: true });

const COLUMNS: readonly Column<BoxScoreRow>[] = [
  { key: 'order', head: 'Order', cell: ({ order }) => order ?? '–', figures: true },
  {
    key: 'card',
    head: 'Card',
    cell: ({ cardID, name, decision }) => (
      <span className="whitespace-nowrap">
        <TextLink to={`/cards/${cardID}`}>{decodeURIComponent(name)}</TextLink>
        {decision === null ? null : <strong className="ml-1 font-varsity"> {decision}</strong>}
      </span>
    ),
  },
  { key: 'position', head: 'Position', cell: ({ position }) => position },
  {
    key: 'ab',
    head: 'AB/IP',
    cell: ({ type, ab, ipOuts }) =>
      type === 'Batter' ? (
        ab
      ) : (
        <abbr className="no-underline" title={inningsInThirds(ipOuts)}>
          {inningsPitched(ipOuts)}
        </abbr>
      ),
    figures: true,
  },
  countColumn('H1', 'h1'),
  countColumn('H2', 'h2'),
  countColumn('H3', 'h3'),
  countColumn('HR', 'hr'),
  {
    key: 'r',
    head: 'R',
    cell: ({ type, r, er }) =>
      type === 'Pitcher' ? (
        <abbr className="no-underline" title={`${er} earned`}>
          {r}
        </abbr>
      ) : (
        r
      ),
    figures: true,
  },
  countColumn('RBI', 'rbi'),
  countColumn('BB', 'bb'),
  countColumn('SO', 'so'),
  countColumn('SB', 'sb'),
  countColumn('CS', 'cs'),
];

/** On a phone the columns are narrow, and the names stay in sight while the table scrolls. */
const PHONE_STYLES =
  'max-sm:[&_:is(td,th)]:px-1.5 max-sm:[&_th]:text-2xs max-sm:[&_th]:tracking-normal max-sm:[&_:is(td,th):nth-child(2)]:sticky max-sm:[&_:is(td,th):nth-child(2)]:left-0 max-sm:[&_:is(td,th):nth-child(2)]:bg-inherit';

interface Props extends Pick<GameSummary, 'boxScore'> {
  readonly visitors: string;
  readonly home: string;
}

/** The box scores of both teams, visitors first: batters in order, then pitchers. */
export function BoxScores({ boxScore, visitors, home }: Props) {
  return (
    <div className={`flex flex-col gap-8 ${PHONE_STYLES}`}>
      {(
        [
          [visitors, boxScore.visitors],
          [home, boxScore.home],
        ] as const
      ).map(([team, rows], side) => (
        <div key={side === 0 ? 'visitors' : 'home'}>
          <h3 className="mb-2 font-display text-lg">{team}</h3>
          <Table
            caption={`Box Score of ${team}`}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ gameLineupID, type }) => `${gameLineupID} ${type}`}
          />
        </div>
      ))}
    </div>
  );
}
