import type { Card } from '@pennant/contract/cards';
import { useParams } from 'react-router';

import { refusedWith } from '../../api/call-refused.ts';
import { useAnswer } from '../../api/use-call.ts';
import { FlipCard } from '../../ui/art/card/flip-card.tsx';
import { cardBack } from '../../ui/art/card-back.ts';
import { cardFace } from '../../ui/art/card-face.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { nameOf } from '../../ui/card-cells.tsx';
import { DiceSheet } from './dice-sheet.tsx';
import { InventorySheet } from './inventory-sheet.tsx';
import { SeasonSheet } from './season-sheet.tsx';
import { VariantPicker } from './variant-picker.tsx';

/** /cards/{cardID} */
export function CardDetailPage() {
  const { cardID = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(cardID);
  const card = useAnswer('GET /card/{cardID}', { params: { cardID } }, { enabled: isNumber });
  if (!isNumber || refusedWith(card.error, 'card_not_found')) return <NoCard />;
  if (card.isError) {
    return (
      <ErrorState
        title="Error fetching card details"
        error={card.error}
        onRetry={() => void card.refetch()}
      />
    );
  }
  if (card.isPending) return <Loading />;
  return <CardDetail card={card.data} />;
}

function NoCard() {
  return (
    <EmptyState title="No card found" action={<LinkButton to="/">Home</LinkButton>}>
      No card has that number. It may have been mistyped.
    </EmptyState>
  );
}

function CardDetail({ card }: { readonly card: Card }) {
  const back = cardBack(card);
  const face = cardFace({
    ...card,
    displayKey: card.CardInventory?.displayKey ?? `${card.year}-base`,
  });
  return (
    <PageBody>
      <PageHeading
        kicker={`${card.year} · ${card.clubName}`}
        aside={<RatingStamp rating={card.rating} />}
      >
        {nameOf(card)}
      </PageHeading>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="mx-auto flex w-full max-w-88 flex-col gap-3 lg:sticky lg:top-4 lg:h-fit">
          {back === null ? null : <FlipCard card={face} back={back} className="w-full" />}
          <p className="text-center text-sm text-ink-soft">Click the card to turn it over.</p>
          <VariantPicker card={card} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <SeasonSheet card={card} />
          <DiceSheet card={card} />
          {card.CardInventory === null ? null : (
            <InventorySheet card={card} inventory={card.CardInventory} />
          )}
        </div>
      </div>
    </PageBody>
  );
}
