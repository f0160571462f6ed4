import type { BoxScoreRow, GameSummary } from '@pennant/contract/game-summary';

import { Table, type Column } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { inningsInThirds, inningsPitched } from '../../../ui/innings-pitched.ts';

const figure = (
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
  figure('H1', 'h1'),
  figure('H2', 'h2'),
  figure('H3', 'h3'),
  figure('HR', 'hr'),
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
  figure('RBI', 'rbi'),
  figure('BB', 'bb'),
  figure('SO', 'so'),
  figure('SB', 'sb'),
  figure('CS', 'cs'),
];

/** On a phone the figures stand close, and the names stay in sight while they are pushed aside. */
const ON_A_PHONE =
  'max-sm:[&_:is(td,th)]:px-1.5 max-sm:[&_th]:text-2xs max-sm:[&_th]:tracking-normal max-sm:[&_:is(td,th):nth-child(2)]:sticky max-sm:[&_:is(td,th):nth-child(2)]:left-0 max-sm:[&_:is(td,th):nth-child(2)]:bg-raised';

interface Props extends Pick<GameSummary, 'boxScore'> {
  readonly visitors: string;
  readonly home: string;
}

/** Everybody who played, batters in order, then pitchers; visitors first. */
export function BoxScores({ boxScore, visitors, home }: Props) {
  return (
    <div className={`flex flex-col gap-8 ${ON_A_PHONE}`}>
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
