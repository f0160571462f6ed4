import type { CardSummary } from '@pennant/contract/cards';
import { Link } from 'react-router';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { RatingStamp } from '../../../ui/tier-swatch.tsx';
import { DetailPanel } from './detail-panel.tsx';

/** The panel with all cards of the same player: a chart of their ratings, and a link to each. */
export function PlayerSeasonsPanel({ card }: { readonly card: CardSummary }) {
  const { data: seasons = [] } = useApiQuery('GET /card/{cardID}/seasons', {
    params: { cardID: card.cardID },
  });
  if (seasons.length < 2) return null;
  return (
    <DetailPanel title="His seasons" note={`${seasons.length} cards from year to year.`}>
      <RatingChart seasons={seasons} currentCardID={card.cardID} />
      <ul className="mt-3 flex flex-wrap gap-2">
        {seasons.map((season) => (
          <li key={season.cardID}>
            <Link
              to={`/cards/${season.cardID}`}
              title={season.clubNames}
              {...(season.cardID === card.cardID ? { 'aria-current': 'page' as const } : {})}
              className="inline-flex min-h-11 items-center gap-2 rounded-md border border-rule-strong bg-raised px-2 text-sm text-ink no-underline hover:bg-sunk aria-[current]:border-2 aria-[current]:border-pennant"
            >
              <span className="figures">{season.year}</span>
              <span className="text-ink-soft">
                {season.type === 'Pitcher' ? 'P' : (season.positions.split(',')[0] ?? '')}
              </span>
              <RatingStamp rating={season.rating} />
            </Link>
          </li>
        ))}
      </ul>
    </DetailPanel>
  );
}

const WIDTH = 600;
const HEIGHT = 150;
const LEFT = 40;
const FOOT = 28;

/** The chart of ratings by year: a line for batting cards, a dashed one for pitching cards. */
function RatingChart({
  seasons,
  currentCardID,
}: {
  readonly seasons: readonly CardSummary[];
  readonly currentCardID: number;
}) {
  const years = seasons.map(({ year }) => year);
  const first = Math.min(...years);
  const last = Math.max(...years);
  const x = (year: number) =>
    LEFT + 20 + ((year - first) / Math.max(1, last - first)) * (WIDTH - LEFT - 50);
  const y = (rating: number) => 8 + (1 - rating / 100) * (HEIGHT - FOOT - 8);
  const lines = (['Batter', 'Pitcher'] as const).map((type) => ({
    type,
    cards: seasons.filter((season) => season.type === type),
  }));
  const yearStep = Math.max(1, Math.ceil((last - first) / 5));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden>
      {[25, 50, 75, 100].map((rating) => (
        <g key={rating}>
          <path d={`M${LEFT} ${y(rating)}H${WIDTH}`} className="stroke-rule" />
          <text
            x={LEFT - 6}
            y={y(rating) + 4}
            textAnchor="end"
            className="fill-ink-soft text-[20px] sm:text-[11px]"
          >
            {rating}
          </text>
        </g>
      ))}
      {Array.from(
        { length: Math.floor((last - first) / yearStep) + 1 },
        (_, index) => first + index * yearStep,
      ).map((year) => (
        <text
          key={year}
          x={x(year)}
          y={HEIGHT - 5}
          textAnchor="middle"
          className="fill-ink-soft text-[20px] sm:text-[11px]"
        >
          {year}
        </text>
      ))}
      {lines.map(({ type, cards }) => (
        <g key={type} className={type === 'Batter' ? 'text-pennant' : 'text-outfield'}>
          <polyline
            points={cards.map(({ year, rating }) => `${x(year)},${y(rating)}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={type === 'Batter' ? undefined : '6 5'}
          />
          {cards.map(({ cardID, year, rating }) => (
            <circle
              key={cardID}
              cx={x(year)}
              cy={y(rating)}
              r={cardID === currentCardID ? 8 : 4.5}
              stroke="currentColor"
              strokeWidth="2.5"
              className={cardID === currentCardID ? 'fill-lamp' : 'fill-raised'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
