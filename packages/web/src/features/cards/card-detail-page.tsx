import type { Card } from '@pennant/contract/cards';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { isHouseCard } from '@pennant/rules/cards/house-card';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';

import { refusedWith } from '../../api/call-refused.ts';
import { useAnswer } from '../../api/use-call.ts';
import { useVisitor } from '../../api/user.ts';
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
import { usePageTitle } from '../../ui/use-page-title.ts';
import { BatterDiceSheet } from './detail/batter-dice-sheet.tsx';
import { InventorySheet } from './detail/inventory-sheet.tsx';
import { MarketSheet } from './detail/market-sheet.tsx';
import { MatchSheet } from './detail/match-sheet.tsx';
import { PitcherDiceSheet } from './detail/pitcher-dice-sheet.tsx';
import { SeasonSheet } from './detail/season-sheet.tsx';
import { SeasonsSheet } from './detail/seasons-sheet.tsx';
import { ShareButton } from './detail/share-button.tsx';
import { useCardInventory } from './detail/use-card-inventory.ts';

const CardRoller = lazy(async () => ({
  default: (await import('./detail/card-roller.tsx')).CardRoller,
}));

/** /cards/{cardID}: a card with its dice tables, statistics, odds and variants. */
export function CardDetailPage() {
  const { cardID = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(cardID);
  const card = useAnswer('GET /card/{cardID}', { params: { cardID } }, { enabled: isNumber });
  if (!isNumber || refusedWith(card.error, 'card_not_found')) return <CardNotFound />;
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
  // A new key resets the state for another card: which side is up, and what was rolled.
  return <CardDetail key={cardID} card={card.data} />;
}

function CardNotFound() {
  usePageTitle('No card found');
  return (
    <EmptyState title="No card found" action={<LinkButton to="/">Home</LinkButton>}>
      No card has that number. It may have been mistyped.
    </EmptyState>
  );
}

function CardDetail({ card }: { readonly card: Card }) {
  const { cardID } = card;
  const visitor = useVisitor();
  const inventory = useCardInventory(cardID);
  const { data: leagueOfSeason = null } = useAnswer('GET /card/{cardID}/league', {
    params: { cardID },
  });
  // A custom card was fitted to no league, whatever its league field says.
  const league = isHouseCard(card) ? null : leagueOfSeason;
  const title = `${nameOf(card)} ${card.year}`;
  usePageTitle(title);
  const back = cardBack(card);
  const face = cardFace({
    ...card,
    displayKey: inventory.data?.displayKey ?? `${card.year}-base`,
  });
  const isAdmin = visitor.kind === 'player' && visitor.user.isAdmin;
  return (
    <PageBody>
      <PageHeading
        kicker={`${card.year} · ${card.clubName}`}
        aside={
          <span className="flex items-center gap-3">
            <RatingStamp rating={card.rating} />
            <ShareButton title={title} />
          </span>
        }
      >
        {nameOf(card)}
      </PageHeading>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="mx-auto flex w-full max-w-88 flex-col gap-3 lg:sticky lg:top-4 lg:h-fit">
          {back === null ? null : <FlipCard card={face} back={back} className="w-full" />}
          <p className="text-center text-sm text-ink-soft">
            Click the card to turn it over, or press Enter, Space or F on it.
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <SeasonSheet card={card} />
          {card.type === 'Batter' ? (
            <BatterDiceSheet
              dice={batterDiceFromFields(card)}
              speed={card.speed}
              league={league}
              isHouse={isHouseCard(card)}
            />
          ) : (
            <PitcherDiceSheet
              dice={pitcherDiceFromFields(card)}
              stamina={card.stamina}
              league={league}
            />
          )}
          {league === null ? null : <MatchSheet card={card} league={league} />}
          <SeasonsSheet card={card} />
          <MarketSheet card={card} />
          {inventory.data ? <InventorySheet card={card} inventory={inventory.data} /> : null}
          {inventory.isError ? (
            <ErrorState
              title="Error fetching card inventory"
              error={inventory.error}
              onRetry={() => void inventory.refetch()}
            />
          ) : null}
          {isAdmin && card.type === 'Batter' ? (
            <Suspense fallback={null}>
              <CardRoller card={card} league={league} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </PageBody>
  );
}
