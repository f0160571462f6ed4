import type { AdminSeries } from '@pennant/contract/series-admin';
import type { CardSummary } from '@pennant/contract/cards';

import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';

/** How many cards are listed at first. */
export const STEP = 12;

/** What both lists of cards beside a series are given. */
export interface PartProps {
  readonly series: AdminSeries;
  readonly busy: boolean;
  readonly onChange: (body: { add?: number[]; remove?: number[] }) => void;
}

/** A card in a line, and what can be done with it. */
export const columnsWith = (last: Column<CardSummary>): readonly Column<CardSummary>[] => [
  {
    key: 'name',
    head: 'Name',
    cell: (card) => (
      <TextLink to={`/cards/${card.cardID}`}>{decodeURIComponent(card.name)}</TextLink>
    ),
    sortBy: (card) => decodeURIComponent(card.name),
  },
  {
    key: 'year',
    head: 'Year',
    figures: true,
    cell: ({ year }) => year,
    sortBy: ({ year }) => year,
  },
  { key: 'team', head: 'Team', cell: ({ teamNameID }) => teamNameID },
  { key: 'pos', head: 'Pos', cell: ({ positions }) => positions },
  {
    key: 'rating',
    head: 'Rating',
    figures: true,
    cell: ({ rating }) => <RatingStamp rating={rating} />,
    sortBy: ({ rating }) => rating,
  },
  last,
];
