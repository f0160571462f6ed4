import { SLOTS } from '@pennant/rules/games/lineup-slots';

import { messageOf } from '../../api/api-error.ts';
import type { ApiResponse } from '../../api/call-types.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { ScrollableTable } from '../../ui/scrollable-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { isBetterLine, opsOf } from './better-line.ts';
import { slotLabel } from './lineup-slot-groups.ts';
import { WinProbabilityBar } from './win-probability-bar.tsx';

type Side = ApiResponse<'GET /teams/compare'>['one'];
type Line = Side['batting'];

/** Returns an average as ".312". */
const averageText = (value: number): string => value.toFixed(3).replace(/^0/, '');
const slashLine = ({ avg, obp, slg }: Line): string =>
  `${averageText(avg)}/${averageText(obp)}/${averageText(slg)}`;

/** Two teams slot by slot, with their expected batting lines against each other. */
export function TeamComparison({ one, other }: { readonly one: string; readonly other: string }) {
  const comparison = useApiQuery(
    'GET /teams/compare',
    { query: { one, other } },
    { keepPrevious: true },
  );
  if (comparison.isError) {
    return (
      <ErrorState
        title={`Error comparing teams: ${messageOf(comparison.error)}`}
        onRetry={() => void comparison.refetch()}
      />
    );
  }
  if (comparison.data === undefined) return <Loading />;
  const { one: left, other: right, winChance, games } = comparison.data;
  return (
    <>
      <WinProbabilityBar
        left={left.team.name}
        right={right.team.name}
        share={winChance}
        games={games}
      />
      <div className="mt-6">
        <ScrollableTable caption="Place by place: ratings, and AVG/OBP/SLG against the other team">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col" colSpan={2}>
                {left.team.name}
              </th>
              <th scope="col" data-figures>
                AVG/OBP/SLG
              </th>
              <th scope="col" colSpan={2}>
                {right.team.name}
              </th>
              <th scope="col" data-figures>
                AVG/OBP/SLG
              </th>
            </tr>
          </thead>
          <tbody>
            {SLOTS.map((slot, index) => (
              <tr key={slot}>
                <th scope="row">{slotLabel(slot)}</th>
                <PlayerCells
                  side={left}
                  index={index}
                  isBetter={isBetterLine(left, right, index)}
                />
                <PlayerCells
                  side={right}
                  index={index}
                  isBetter={isBetterLine(right, left, index)}
                />
              </tr>
            ))}
            <tr>
              <th scope="row">The nine</th>
              <td colSpan={2}>Score {left.team.score}</td>
              <LineCell line={left.batting} isBetter={opsOf(left.batting) > opsOf(right.batting)} />
              <td colSpan={2}>Score {right.team.score}</td>
              <LineCell
                line={right.batting}
                isBetter={opsOf(right.batting) > opsOf(left.batting)}
              />
            </tr>
          </tbody>
        </ScrollableTable>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        <span className="text-good">▲</span> marks the better line of the two, by OBP and SLG; for
        pitchers that is the lower one. Averages are counted from all 46,656 falls of the dice: a
        batter against the other five starters, a pitcher against the other nine. Pitchers are
        rested.
      </p>
    </>
  );
}

/** The cells of one slot of a side: the card, its rating, and its line. */
function PlayerCells({
  side,
  index,
  isBetter,
}: {
  readonly side: Side;
  readonly index: number;
  readonly isBetter: boolean;
}) {
  const slot = side.team.UserTeamLineups[index];
  const line = side.lines[index];
  if (slot === undefined || line === undefined) return <td colSpan={3}>–</td>;
  const { Card } = slot;
  return (
    <>
      <td>
        <RatingStamp rating={Card.rating} />
      </td>
      <td className="whitespace-nowrap">
        {Card.year} {decodeURIComponent(Card.name)}
      </td>
      <LineCell line={line} isBetter={isBetter} />
    </>
  );
}

/** A line, marked if it is the better one of the two teams'. */
function LineCell({ line, isBetter }: { readonly line: Line; readonly isBetter: boolean }) {
  return (
    <td data-figures className="whitespace-nowrap">
      {isBetter ? <strong>{slashLine(line)}</strong> : slashLine(line)}{' '}
      <span className={isBetter ? 'text-good' : 'invisible'}>
        ▲{isBetter ? <span className="sr-only">the better line</span> : null}
      </span>
    </td>
  );
}
