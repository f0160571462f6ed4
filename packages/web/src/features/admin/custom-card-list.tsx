import type { CardSummary } from '@pennant/contract/cards';

import { useApiQuery } from '../../api/query-hooks.ts';
import { TEAM_COLUMN } from '../../ui/card-columns.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';

const COLUMNS: readonly Column<CardSummary>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: ({ cardID, name }) => (
      <TextLink to={`/cardCustom?card=${cardID}`}>{decodeURIComponent(name)}</TextLink>
    ),
  },
  { key: 'year', head: 'Year', figures: true, cell: ({ year }) => year },
  TEAM_COLUMN,
  { key: 'pos', head: 'Pos', cell: ({ positions }) => positions },
  {
    key: 'rating',
    head: 'Rating',
    figures: true,
    cell: ({ rating }) => <RatingStamp rating={rating} />,
  },
];

/** The custom cards made last; each name links to the form that edits the card. */
export function CustomCardList() {
  const made = useApiQuery('GET /card/custom');
  const cards = made.data ?? [];
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="made" className="mt-10">
      <h2 id="made" className="mb-3 font-display text-2xl">
        Printed last
      </h2>
      <Table
        caption="Custom cards"
        columns={COLUMNS}
        rows={cards}
        rowKey={({ cardID }) => cardID}
        sheetsOnPhone
      />
    </section>
  );
}
