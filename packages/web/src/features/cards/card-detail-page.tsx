import type { Card } from '@pennant/contract/cards';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { isCustomCard } from '@pennant/rules/cards/custom-card';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useVisitor } from '../../api/current-user.ts';
import { FlipCard } from '../../ui/card/flip-card.tsx';
import { toCardBackData } from '../../ui/card/card-back-data.ts';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { decodeCardName } from '../../ui/card-columns.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { OwnCareer } from './career/own-career.tsx';
import { useOwnCareer } from './career/use-own-career.ts';
import { BatterDicePanel } from './detail/batter-dice-panel.tsx';
import { OwnershipPanel } from './detail/ownership-panel.tsx';
import { OwnedCardStats } from './detail/owned-card-stats.tsx';
import { PacksAndPricePanel } from './detail/packs-and-price-panel.tsx';
import { SeasonMatchPanel } from './detail/season-match-panel.tsx';
import { LoosePitchesNote } from './detail/loose-pitches-note.tsx';
import { PitcherDicePanel } from './detail/pitcher-dice-panel.tsx';
import { SeasonStatsPanel } from './detail/season-stats-panel.tsx';
import { PlayerSeasonsPanel } from './detail/player-seasons-panel.tsx';
import { ShareButton } from './detail/share-button.tsx';
import { SeriesProgress } from './detail/series-progress.tsx';
import { useCardInventory } from './detail/use-card-inventory.ts';
import { useSeriesOfCard } from './detail/use-series-of-card.ts';

const CardRoller = lazy(async () => ({
  default: (await import('./detail/card-roller.tsx')).CardRoller,
}));

/** /cards/{cardID}: a card with its dice tables, statistics, odds and variants. */
export function CardDetailPage() {
  const { cardID = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(cardID);
  const card = useApiQuery('GET /card/{cardID}', { params: { cardID } }, { enabled: isNumber });
  if (!isNumber || isNotFound(card.error)) return <CardNotFound />;
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
  const { data: leagueOfSeason = null } = useApiQuery('GET /card/{cardID}/league', {
    params: { cardID },
  });
  // A custom card was fitted to no league, whatever its league field says.
  const league = isCustomCard(card) ? null : leagueOfSeason;
  const { data: series } = useSeriesOfCard(cardID);
  const base = series?.find(({ kind }) => kind === 'base');
  const title = `${decodeCardName(card)} ${card.year}`;
  usePageTitle(title);
  const isOwned = inventory.data !== undefined && inventory.data.inventoryID !== null;
  const career = useOwnCareer(cardID, isOwned);
  const totals = isOwned ? career.data?.totals : undefined;
  const back = toCardBackData(card);
  const face = toCardFrontData({
    ...card,
    displayKey: inventory.data?.displayKey ?? `${card.year}-base`,
  });
  const isAdmin = visitor.kind === 'player' && visitor.user.isAdmin;
  return (
    <PageBody>
      <PageHeading
        kicker={`${card.year} · ${card.clubNames}`}
        aside={
          <span className="max-sm:hidden">
            <RatingStamp rating={card.rating} />
          </span>
        }
      >
        {decodeCardName(card)}
      </PageHeading>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8">
        {visitor.kind === 'guest' || inventory.isError ? null : (
          <div
            className="lg:col-start-2"
            // Its place is kept for a returning player before the user check is done.
            data-for-players={visitor.kind === 'checking' || undefined}
          >
            <OwnershipPanel card={card} inventory={inventory.data} />
          </div>
        )}
        <div className="mx-auto flex w-full max-w-72 flex-col gap-3 max-lg:mb-4 sm:max-w-88 lg:sticky lg:top-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-fit">
          {back === null ? null : (
            <FlipCard
              card={face}
              back={{
                ...back,
                career:
                  totals === undefined || totals.games === 0
                    ? undefined
                    : { head: 'You', label: 'with you', totals },
              }}
              className="w-full"
            />
          )}
          <div className="flex items-center justify-between gap-4">
            <p className="text-sm text-ink-soft">
              Click the card to turn it over, or press Enter, Space or F on it.
            </p>
            <ShareButton title={title} />
          </div>
          {base === undefined ? null : (
            <div className="lg:hidden">
              <SeriesProgress series={base} />
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-2">
          <SeasonStatsPanel card={card} />
          {card.type === 'Batter' ? (
            <BatterDicePanel
              dice={batterDiceFromFields(card)}
              speed={card.speed}
              league={league}
              isHouse={isCustomCard(card)}
              loosePitches={<LoosePitchesNote card={card} />}
            />
          ) : (
            <PitcherDicePanel
              dice={pitcherDiceFromFields(card)}
              stamina={card.stamina}
              league={league}
              loosePitches={<LoosePitchesNote card={card} />}
            />
          )}
          {league === null ? null : <SeasonMatchPanel card={card} league={league} />}
          <PlayerSeasonsPanel card={card} />
          <PacksAndPricePanel card={card} />
          {inventory.data ? <OwnedCardStats card={card} inventory={inventory.data} /> : null}
          {isOwned ? <OwnCareer card={card} career={career} /> : null}
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
