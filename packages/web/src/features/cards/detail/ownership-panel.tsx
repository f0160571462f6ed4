import type { Card, CardInventory } from '@pennant/contract/cards';

import { Button } from '../../../ui/button.tsx';
import { formatCount, formatMoney } from '../../../ui/money.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { LockIcon, WishIcon } from '../marks/mark-icons.tsx';
import { useSetLock } from '../marks/use-locks.ts';
import { useSetWish, useWishList } from '../marks/use-wishes.ts';
import { SwapForCardLink } from '../swap/swap-link.tsx';
import { cheapestFirst, formatPackOdds } from './chance-in-packs.ts';
import { saleText } from './sale-text.ts';
import { SeriesProgress } from './series-progress.tsx';
import { useSeriesOfCard } from './use-series-of-card.ts';
import { VariantPicker } from './variant-picker.tsx';

interface Props {
  readonly card: Card;
  /** Undefined while it is loading. */
  readonly inventory: CardInventory | undefined;
}

/**
 * The panel beside a card's picture, for players: their copies and what may be sold of them, the
 * lock and the wish, the variant, and how far they are with its base series.
 */
export function OwnershipPanel({ card, inventory }: Props) {
  const series = useSeriesOfCard(card.cardID);
  const base = series.data?.find(({ kind }) => kind === 'base');
  const amount = inventory?.amount ?? 0;
  return (
    <section
      aria-label="In your shoebox"
      className="grid gap-2 border-2 border-rule-strong bg-raised p-3 shadow-sheet sm:gap-3 sm:px-4"
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="figures grid h-11 min-w-11 shrink-0 place-items-center rounded-sm border-2 border-tin-line bg-tin-deep px-1 font-display text-xl text-chalk"
        >
          {inventory === undefined ? '' : formatCount(amount)}
        </span>
        <CopiesText card={card} inventory={inventory} />
        <div className="flex shrink-0 gap-2">
          {inventory !== undefined && amount > 0 ? <LockButton inventory={inventory} /> : null}
          <WishButton card={card} />
        </div>
      </div>
      {/* As high as the variant's select, so that the card does not move when either has come. */}
      <div className="min-h-11">
        {inventory === undefined ? null : inventory.inventoryID === null ? (
          <CheapestPacks cardID={card.cardID} />
        ) : (
          <VariantPicker card={card} inventory={inventory} />
        )}
      </div>
      <div className="max-lg:hidden">
        {base === undefined ? (
          <div className={series.isPending ? 'h-11' : ''} />
        ) : (
          <SeriesProgress series={base} />
        )}
      </div>
    </section>
  );
}

function CopiesText({ card, inventory }: Props) {
  const amount = inventory?.amount ?? 0;
  return (
    <div className="min-w-0 grow leading-tight" aria-live="polite">
      <p className="font-slab text-lg leading-tight font-semibold">
        {inventory !== undefined && amount > 0 ? (
          <>
            <span className="sr-only">{formatCount(amount)} </span>
            {amount === 1 ? 'copy' : 'copies'}
          </>
        ) : (
          'In your shoebox'
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {inventory === undefined ? (
          'Looking...'
        ) : amount === 0 ? (
          <NoneYet card={card} />
        ) : inventory.sellable > 0 && !inventory.isLocked ? (
          <TextLink to="/cards/sell">{saleText(inventory, card.rating)}</TextLink>
        ) : (
          saleText(inventory, card.rating)
        )}
      </p>
    </div>
  );
}

/** What stands in the place of copies: the way to swap for the card, where there is one. */
function NoneYet({ card }: Pick<Props, 'card'>) {
  const { data = [] } = useSeriesOfCard(card.cardID);
  const onSale = data.filter(({ isOnSale }) => isOnSale).map(({ seriesID }) => seriesID);
  return <SwapForCardLink card={card} seriesIDs={onSale} otherwise="None yet" />;
}

/** The classes of the toggles: on a phone their icons alone, at the size of a fingertip. */
const TOGGLE = 'min-h-11 min-w-11 max-sm:px-0 sm:min-w-26';

function LockButton({ inventory: { cardID, isLocked } }: { readonly inventory: CardInventory }) {
  const setLock = useSetLock();
  return (
    <Button
      size="small"
      className={TOGGLE}
      paint={isLocked ? 'outfield' : 'paper'}
      title={isLocked ? 'Unlock: extra copies may be sold again' : 'Lock against selling'}
      onClick={() => setLock(cardID, !isLocked)}
    >
      <LockIcon isSet={isLocked} />
      <span className="max-sm:sr-only">{isLocked ? 'Locked' : 'Lock'}</span>
    </Button>
  );
}

function WishButton({ card }: Pick<Props, 'card'>) {
  const wishes = useWishList();
  const setWish = useSetWish();
  const isWished = wishes.data?.cards.some(({ cardID }) => cardID === card.cardID) ?? false;
  return (
    <Button
      size="small"
      className={TOGGLE}
      paint={isWished ? 'outfield' : 'paper'}
      disabled={wishes.data === undefined}
      title={isWished ? 'Take it off your wish list' : 'Put it on your wish list'}
      onClick={() => setWish(card, !isWished)}
    >
      <WishIcon isSet={isWished} />
      <span className="max-sm:sr-only">{isWished ? 'Wished' : 'Wish'}</span>
    </Button>
  );
}

/** How many of the series that hold the card are named. */
const MAX_SERIES_NAMED = 2;

/** The series on sale that bring a missing card at the lowest cost, with its odds. */
function CheapestPacks({ cardID }: { readonly cardID: number }) {
  const { data, isPending } = useSeriesOfCard(cardID);
  const onSale = cheapestFirst((data ?? []).filter(({ isOnSale }) => isOnSale));
  if (onSale.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        {isPending ? 'Looking through the packs...' : 'No pack on sale holds it now.'}
      </p>
    );
  }
  return (
    <ul className="grid gap-1 text-sm">
      {onSale.slice(0, MAX_SERIES_NAMED).map((series) => (
        <li key={series.seriesID} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <TextLink to={`/packs/buy?series=${series.seriesID}`}>{series.name}</TextLink>
          <span className="figures text-ink-soft">
            {formatPackOdds(series)}, {formatMoney(series.cost)} each
          </span>
        </li>
      ))}
    </ul>
  );
}
