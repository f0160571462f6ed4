import type { OpenedCard } from '@pennant/contract/packs';
import { useCallback, useMemo, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { decodeCardName, sortedCardName } from '../../ui/card-columns.tsx';
import { formatCount } from '../../ui/money.tsx';
import { sortRows, type Sorting, type SortValue } from '../../ui/sorting.ts';
import { RatingStamp, TierSwatch } from '../../ui/tier-swatch.tsx';
import { VirtualCardGrid } from '../../ui/virtual/virtual-card-grid.tsx';
import { VirtualTable, type VirtualTableHead } from '../../ui/virtual/virtual-table.tsx';
import { TABLE_ROLES } from '../../ui/virtual/table-roles.ts';
import { TierCounts } from './tier-counts.tsx';

type Column = 'name' | 'year' | 'type' | 'rating';

const HEADS: readonly (VirtualTableHead & { readonly column: Column })[] = [
  { column: 'name', head: 'Name' },
  { column: 'year', head: 'Year', figures: true },
  { column: 'type', head: 'Type' },
  { column: 'rating', head: 'Rating', figures: true },
];
const VALUES: Readonly<Record<Column, (card: OpenedCard) => SortValue>> = {
  name: sortedCardName,
  year: ({ year }) => year,
  type: ({ type }) => type,
  rating: ({ rating }) => rating,
};

/** Every card of an opening is shown by itself, as one copy. */
const ONE_COPY = () => 1;

/** The height in pixels of the mark below a picture. */
const MARK_HEIGHT = 26;

/** The mark "Wished for", "New" or "Duplicate": whether the user owned the card before. */
function OwnershipMark({ card }: { readonly card: OpenedCard }) {
  if (card.isWished && card.isNew) {
    return (
      <span className="bg-pennant-paint px-1.5 font-varsity text-xs text-on-pennant">
        Wished for
      </span>
    );
  }
  return card.isNew ? (
    <span className="bg-outfield-paint px-1.5 font-varsity text-xs text-on-outfield">New</span>
  ) : (
    <span className="border border-rule-strong px-1.5 font-varsity text-xs text-ink-soft">
      Duplicate
    </span>
  );
}

const VIEWS = ['Table', 'Pictures'] as const;

/**
 * The summary of all cards of an opening, as a table or pictures; only visible ones are rendered.
 */
export function CardsObtained({ cards }: { readonly cards: readonly OpenedCard[] }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Table');
  const [order, setOrder] = useState<Sorting>({ column: 'rating', direction: 'descending' });
  const inOrder = useMemo(
    () => sortRows(cards, VALUES[order.column as Column], order.direction),
    [cards, order],
  );
  const bestFirst = useMemo(() => sortRows(cards, VALUES.rating, 'descending'), [cards]);
  const cellsOf = useCallback((row: number) => <Cells card={inOrder[row]!} />, [inOrder]);
  const cardAt = useCallback((index: number) => bestFirst[index]!, [bestFirst]);
  const markAt = useCallback(
    (index: number) => (
      <p className="mt-1 text-center leading-none">
        <OwnershipMark card={bestFirst[index]!} />
      </p>
    ),
    [bestFirst],
  );
  const newCount = cards.filter(({ isNew }) => isNew).length;
  return (
    <section aria-label="Summary of the cards" className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-display text-xl">Cards Obtained</h2>
        <div role="group" aria-label="How the cards are shown" className="flex gap-2">
          {VIEWS.map((option) => (
            <Button
              key={option}
              size="small"
              className="max-sm:min-h-11"
              paint={option === view ? 'outfield' : 'paper'}
              aria-pressed={option === view}
              onClick={() => setView(option)}
            >
              {option}
            </Button>
          ))}
        </div>
      </div>
      <TierCounts cards={cards} />
      <p className="mb-3 text-sm text-ink-soft">
        {formatCount(cards.length)} cards, {formatCount(newCount)} new.
      </p>
      {view === 'Table' ? (
        <VirtualTable
          label="Cards Obtained"
          kind="obtained"
          heads={HEADS}
          order={order}
          onOrder={setOrder}
          count={cards.length}
          cellsOf={cellsOf}
        />
      ) : (
        <VirtualCardGrid
          label="Cards Obtained"
          count={cards.length}
          cardAt={cardAt}
          copiesAt={ONE_COPY}
          markAt={markAt}
          foot={MARK_HEIGHT}
        />
      )}
    </section>
  );
}

function Cells({ card }: { readonly card: OpenedCard }) {
  return (
    <>
      <td {...TABLE_ROLES.cell} data-column="name">
        <TierSwatch rating={card.rating} />{' '}
        <a href={`/cards/${card.cardID}`}>{decodeCardName(card)}</a> <OwnershipMark card={card} />
      </td>
      <td {...TABLE_ROLES.cell} data-column="year">
        {card.year}
      </td>
      <td {...TABLE_ROLES.cell} data-column="type">
        {card.type}
      </td>
      <td {...TABLE_ROLES.cell} data-column="rating">
        <RatingStamp rating={card.rating} />
      </td>
    </>
  );
}
