import type { GameSummary } from '@pennant/contract/game-summary';

import { Table, type Column } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { formatWpa } from '../../../ui/format-wpa.ts';
import { inningsInThirds, inningsPitched } from '../../../ui/innings-pitched.ts';
import {
  boxScoreLines,
  positionText,
  positionTitle,
  type BoxScoreCount,
  type BoxScoreLine,
} from './box-score-lines.ts';
import './box-scores.css';

type LineColumn = Column<BoxScoreLine>;

const countColumn = (
  head: string,
  key: BoxScoreCount,
  /** Whose figure it is; by default everybody's. */
  only?: BoxScoreLine['type'],
): LineColumn => ({
  key,
  head,
  cell: (line) => (only === undefined || line.type === only ? line[key] : null),
  figures: true,
});

function PlayerCell({ player, isSubstitute }: BoxScoreLine) {
  if (player === null)
    return (
      <strong data-total className="font-slab">
        Totals
      </strong>
    );
  const { cardID, name, decision } = player;
  return (
    <span className={`whitespace-nowrap ${isSubstitute ? 'pl-3' : ''}`}>
      <TextLink to={`/cards/${cardID}`}>{decodeURIComponent(name)}</TextLink>
      {decision === null ? null : <strong className="ml-1 font-varsity"> {decision}</strong>}
    </span>
  );
}

function PositionCell({ player }: BoxScoreLine) {
  if (player === null) return null;
  const title = positionTitle(player);
  if (title === null) return positionText(player);
  return (
    <abbr className="whitespace-nowrap no-underline" title={title}>
      {positionText(player)}
    </abbr>
  );
}

const COLUMNS: readonly LineColumn[] = [
  {
    key: 'order',
    head: 'Order',
    cell: ({ player }) => (player === null ? null : (player.order ?? '–')),
    figures: true,
  },
  { key: 'card', head: 'Card', cell: PlayerCell },
  { key: 'position', head: 'Position', cell: PositionCell },
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
  countColumn('R', 'r'),
  countColumn('ER', 'er', 'Pitcher'),
  countColumn('RBI', 'rbi', 'Batter'),
  countColumn('BB', 'bb'),
  countColumn('SO', 'so'),
  countColumn('SB', 'sb'),
  countColumn('CS', 'cs'),
  {
    key: 'wpa',
    head: 'WPA',
    cell: ({ wpa }) => <span title="Win probability added, in wins">{formatWpa(wpa)}</span>,
    figures: true,
  },
];

interface Props extends Pick<GameSummary, 'boxScore'> {
  readonly visitors: string;
  readonly home: string;
}

/** The box scores of both teams, visitors first: batters in order, then pitchers, with totals. */
export function BoxScores({ boxScore, visitors, home }: Props) {
  return (
    <div className="box-scores flex flex-col gap-8">
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
            rows={boxScoreLines(rows)}
            rowKey={({ key }) => key}
          />
        </div>
      ))}
    </div>
  );
}
