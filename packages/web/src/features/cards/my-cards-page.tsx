import type { UserCard } from '@pennant/contract/cards';
import { useMemo, useState } from 'react';

import { useAnswer } from '../../api/use-call.ts';
import { EmptyBox } from '../../ui/art/signs/empty-box.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { countText } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { CardGrid } from './card-grid.tsx';
import { NAME, POSITIONS, RATING, TEAM, TYPE, YEAR } from './card-cells.tsx';
import { choicesOf, everything, passes } from './collection-filter.ts';
import { CollectionFilters } from './collection-filters.tsx';

const COLUMNS: readonly Column<UserCard>[] = [
  NAME,
  YEAR,
  TYPE,
  TEAM,
  POSITIONS,
  RATING,
  {
    key: 'quantity',
    head: 'Quantity',
    sortBy: ({ amount }) => amount,
    cell: ({ amount }) => amount,
    figures: true,
  },
];

/** How many cards are drawn at first, and how many more each time. */
const STEP = 250;

/** /cards/user */
export function MyCardsPage() {
  const collection = useAnswer('GET /card/user');
  if (collection.isPending) return <Loading />;
  if (collection.isError) {
    return (
      <ErrorState
        title="Error fetching user cards"
        error={collection.error}
        onRetry={() => void collection.refetch()}
      />
    );
  }
  const { cards, totalCards } = collection.data;
  return (
    <PageBody>
      <PageHeading
        kicker={`${countText(totalCards)} different cards`}
        aside={<LinkButton to="/cards/sell">Sell Duplicates</LinkButton>}
      >
        My Cards
      </PageHeading>
      {cards.length === 0 ? <NoCards /> : <Collection cards={cards} />}
    </PageBody>
  );
}

function NoCards() {
  return (
    <EmptyState
      title="An empty shoebox"
      picture={<EmptyBox className="w-56" />}
      action={
        <LinkButton to="/packs/buy" paint="pennant">
          Buy Packs
        </LinkButton>
      }
    >
      Your cards will stand here, best first. They come in packs.
    </EmptyState>
  );
}

function Collection({ cards }: { readonly cards: readonly UserCard[] }) {
  const [filter, setFilter] = useState(everything);
  const [shown, setShown] = useState(STEP);
  const [asPictures, setAsPictures] = useState(false);
  const choices = useMemo(() => choicesOf(cards), [cards]);
  const chosen = useMemo(() => cards.filter((card) => passes(card, filter)), [cards, filter]);
  return (
    <>
      <CollectionFilters
        filter={filter}
        years={choices.years}
        teams={choices.teams}
        onFilter={(next) => {
          setFilter(next);
          setShown(STEP);
        }}
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {countText(chosen.length)} of {countText(cards.length)} cards
        </p>
        <Button size="small" aria-pressed={asPictures} onClick={() => setAsPictures(!asPictures)}>
          {asPictures ? 'Show as table' : 'Show as pictures'}
        </Button>
      </div>
      {chosen.length === 0 ? (
        <p className="py-8 text-ink-soft">No card of yours is all of that.</p>
      ) : asPictures ? (
        <CardGrid cards={chosen.slice(0, shown)} />
      ) : (
        <Table
          caption="My Cards"
          columns={COLUMNS}
          rows={chosen}
          first={shown}
          rowKey={({ cardID }) => cardID}
          defaultSort={{ column: 'rating', direction: 'descending' }}
        />
      )}
      {shown < chosen.length ? (
        <Button className="mt-4" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      ) : null}
    </>
  );
}
