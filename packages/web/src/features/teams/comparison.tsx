import { SLOTS } from '@pennant/rules/games/slot';

import { messageOf } from '../../api/call-refused.ts';
import type { Answer } from '../../api/calls.ts';
import { useAnswer } from '../../api/use-call.ts';
import { BoxScoreFrame } from '../../ui/box-score-frame.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { slotLabel } from './slot-groups.ts';
import { WinBar } from './win-bar.tsx';

type Side = Answer<'GET /teams/compare'>['one'];
type Line = Side['batting'];

/** ".312", as averages are written. */
const rate = (value: number): string => value.toFixed(3).replace(/^0/, '');
const slash = ({ avg, obp, slg }: Line): string => `${rate(avg)}/${rate(obp)}/${rate(slg)}`;

/** Two teams place by place, with what their dice come to against each other. */
export function Comparison({ one, other }: { readonly one: string; readonly other: string }) {
  const compared = useAnswer(
    'GET /teams/compare',
    { query: { one, other } },
    { keepPrevious: true },
  );
  if (compared.isError) {
    return (
      <ErrorState
        title={`Error comparing teams: ${messageOf(compared.error)}`}
        onRetry={() => void compared.refetch()}
      />
    );
  }
  if (compared.data === undefined) return <Loading />;
  const { one: left, other: right, winChance, games } = compared.data;
  return (
    <>
      <WinBar left={left.team.name} right={right.team.name} share={winChance} games={games} />
      <div className="mt-6">
        <BoxScoreFrame caption="Place by place: ratings, and AVG/OBP/SLG against the other team">
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
            {SLOTS.map((slot, at) => (
              <tr key={slot}>
                <th scope="row">{slotLabel(slot)}</th>
                <Cells side={left} at={at} beats={right} />
                <Cells side={right} at={at} beats={left} />
              </tr>
            ))}
            <tr>
              <th scope="row">The nine</th>
              <td colSpan={2}>Score {left.team.score}</td>
              <td data-figures>{slash(left.batting)}</td>
              <td colSpan={2}>Score {right.team.score}</td>
              <td data-figures>{slash(right.batting)}</td>
            </tr>
          </tbody>
        </BoxScoreFrame>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Averages are counted from all 46,656 falls of the dice: a batter against the other five
        starters, a pitcher against the other nine. Pitchers are rested.
      </p>
    </>
  );
}

/** A place of one side: who, his rating, marked where it is the higher of the two, and his line. */
function Cells({
  side,
  at,
  beats,
}: {
  readonly side: Side;
  readonly at: number;
  readonly beats: Side;
}) {
  const place = side.team.UserTeamLineups[at];
  const line = side.lines[at];
  if (place === undefined || line === undefined) return <td colSpan={3}>–</td>;
  const { Card } = place;
  const isBetter = Card.rating > (beats.team.UserTeamLineups[at]?.Card.rating ?? 0);
  return (
    <>
      <td>
        <RatingStamp rating={Card.rating} />
      </td>
      <td className="whitespace-nowrap">
        {isBetter ? (
          <>
            <strong>
              {Card.year} {decodeURIComponent(Card.name)}
            </strong>{' '}
            <span className="text-good">
              ▲<span className="sr-only">rated higher</span>
            </span>
          </>
        ) : (
          `${Card.year} ${decodeURIComponent(Card.name)}`
        )}
      </td>
      <td data-figures>{slash(line)}</td>
    </>
  );
}
