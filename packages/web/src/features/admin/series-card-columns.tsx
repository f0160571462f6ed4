import type { AdminSeries } from '@pennant/contract/series-admin';
import type { CardSummary } from '@pennant/contract/cards';

import { sortedCardName, TEAM_COLUMN } from '../../ui/card-columns.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';

/** Number of cards listed initially. */
export const INITIAL_CARDS = 12;

/** The props of both card lists of a series: its cards and the candidates. */
export interface SeriesCardListProps {
  readonly series: AdminSeries;
  readonly busy: boolean;
  readonly onChange: (body: { add?: number[]; remove?: number[] }) => void;
}

/** Returns the columns of a card list, the given column of actions last. */
export const cardColumnsWith = (actions: Column<CardSummary>): readonly Column<CardSummary>[] => [
  {
    key: 'name',
    head: 'Name',
    cell: (card) => (
      <TextLink to={`/cards/${card.cardID}`}>{decodeURIComponent(card.name)}</TextLink>
    ),
    sortBy: sortedCardName,
  },
  {
    key: 'year',
    head: 'Year',
    figures: true,
    cell: ({ year }) => year,
    sortBy: ({ year }) => year,
  },
  TEAM_COLUMN,
  { key: 'pos', head: 'Pos', cell: ({ positions }) => positions },
  {
    key: 'rating',
    head: 'Rating',
    figures: true,
    cell: ({ rating }) => <RatingStamp rating={rating} />,
    sortBy: ({ rating }) => rating,
  },
  actions,
];
