import type { OpenedCard } from '@pennant/contract/packs';
import { salePrice } from '@pennant/rules/cards/sale-price';
import { useMemo, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { countText, moneyText } from '../../ui/money.tsx';
import { sorted } from '../../ui/sorting.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { NAME, RATING, TYPE, YEAR } from '../cards/card-cells.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import { TierTally } from './tier-tally.tsx';
import { useGrowing } from './use-growing.ts';

type Row = OpenedCard & { readonly at: number };

/** How many cards are drawn at once of either look. */
const STEPS = { Table: 100, Pictures: 36 } as const;

/** Whether the player had the card before, as a word. */
function Mark({ card }: { readonly card: OpenedCard }) {
  return card.isNew ? (
    <span className="bg-outfield-paint px-1.5 font-varsity text-xs text-on-outfield">New</span>
  ) : (
    <span className="border border-rule-strong px-1.5 font-varsity text-xs text-ink-soft">
      Duplicate
    </span>
  );
}

const markBelow = (card: OpenedCard) => (
  <p className="mt-1 text-center">
    <Mark card={card} />
  </p>
);

const COLUMNS: readonly Column<Row>[] = [
  {
    ...NAME,
    cell: (card) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {NAME.cell(card)}
        <Mark card={card} />
      </span>
    ),
  },
  YEAR,
  TYPE,
  RATING,
];

const LOOKS = ['Table', 'Pictures'] as const;

/** All cards of an opening in one summary. A long one is drawn as one comes to it. */
export function CardsObtained({ cards }: { readonly cards: readonly OpenedCard[] }) {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('Table');
  // Several packs may hold the same card: the place in the answer names a row.
  const rows = useMemo(() => cards.map((card, at) => ({ ...card, at })), [cards]);
  const bestFirst = useMemo(() => sorted(rows, ({ rating }) => rating, 'descending'), [rows]);
  const { shown, end } = useGrowing(rows.length, STEPS[look]);
  const fresh = cards.filter(({ isNew }) => isNew).length;
  const worth = cards.reduce((sum, card) => sum + (card.isNew ? 0 : salePrice(card.rating)), 0);
  return (
    <section aria-label="Summary of the cards" className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-display text-xl">Cards Obtained</h2>
        <div role="group" aria-label="How the cards are shown" className="flex gap-2">
          {LOOKS.map((each) => (
            <Button
              key={each}
              size="small"
              paint={each === look ? 'outfield' : 'paper'}
              aria-pressed={each === look}
              onClick={() => setLook(each)}
            >
              {each}
            </Button>
          ))}
        </div>
      </div>
      <TierTally cards={cards} />
      <p className="mb-3 text-sm text-ink-soft">
        {countText(cards.length)} cards, {countText(fresh)} new
        {worth > 0
          ? `, ${countText(cards.length - fresh)} duplicates that sell for ${moneyText(worth)}`
          : ''}
        .
      </p>
      {look === 'Table' ? (
        <Table
          caption="Cards Obtained"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ at }) => at}
          first={shown}
          defaultSort={{ column: 'rating', direction: 'descending' }}
        />
      ) : (
        <CardGrid cards={bestFirst.slice(0, shown)} rowKey={({ at }) => at} mark={markBelow} />
      )}
      <div ref={end} />
    </section>
  );
}
