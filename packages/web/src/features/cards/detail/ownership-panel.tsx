import type { Card, CardInventory } from '@pennant/contract/cards';
import { salePrice } from '@pennant/rules/cards/sale-price';

import { Button } from '../../../ui/button.tsx';
import { formatCount, formatMoney } from '../../../ui/money.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { LockIcon, WishIcon } from '../marks/mark-icons.tsx';
import { useSetLock } from '../marks/use-locks.ts';
import { useSetWish, useWishList } from '../marks/use-wishes.ts';
import { cheapestFirst, formatPackOdds } from './chance-in-packs.ts';
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
  return (
    <section
      aria-label="In your shoebox"
      className="grid gap-3 border-2 border-rule-strong bg-raised px-4 py-3 shadow-sheet"
    >
      <div className="flex items-center justify-between gap-x-4 gap-y-2">
        <CopiesText card={card} inventory={inventory} />
        <div className="flex shrink-0 gap-2">
          {inventory !== undefined && inventory.amount > 0 ? (
            <LockButton inventory={inventory} />
          ) : null}
          <WishButton card={card} />
        </div>
      </div>
      {inventory === undefined || inventory.inventoryID === null ? (
        <CheapestPacks cardID={card.cardID} />
      ) : (
        <VariantPicker card={card} inventory={inventory} />
      )}
      {base === undefined ? null : <SeriesProgress series={base} />}
    </section>
  );
}

/** Returns what may be sold of a card, as a sentence. */
export function saleText({ amount, sellable, isLocked }: CardInventory, rating: number): string {
  if (isLocked) return 'Locked: no copy is sold';
  if (sellable > 0) {
    return `${formatCount(sellable)} to sell, ${formatMoney(sellable * salePrice(rating))}`;
  }
  return amount === 1 ? 'Your only one: it stays' : 'None to sell: they stay';
}

function CopiesText({ card, inventory }: Props) {
  const amount = inventory?.amount ?? 0;
  return (
    <div className="min-w-0" aria-live="polite">
      <p className="font-slab text-lg leading-tight font-semibold">
        {inventory === undefined
          ? 'Looking in your shoebox...'
          : amount === 0
            ? 'Not in your shoebox'
            : `${formatCount(amount)} ${amount === 1 ? 'copy' : 'copies'}`}
      </p>
      <p className="text-sm text-ink-soft">
        {inventory === undefined || amount === 0 ? (
          'Wish for it, or look in these packs:'
        ) : inventory.sellable > 0 && !inventory.isLocked ? (
          <TextLink to="/cards/sell">{saleText(inventory, card.rating)}</TextLink>
        ) : (
          saleText(inventory, card.rating)
        )}
      </p>
    </div>
  );
}

function LockButton({ inventory: { cardID, isLocked } }: { readonly inventory: CardInventory }) {
  const setLock = useSetLock();
  return (
    <Button
      size="medium"
      className="px-3"
      paint={isLocked ? 'outfield' : 'paper'}
      title={isLocked ? 'Unlock: extra copies may be sold again' : 'Lock against selling'}
      onClick={() => setLock(cardID, !isLocked)}
    >
      <LockIcon isSet={isLocked} />
      {isLocked ? 'Locked' : 'Lock'}
    </Button>
  );
}

function WishButton({ card }: { readonly card: Card }) {
  const wishes = useWishList();
  const setWish = useSetWish();
  const isWished = wishes.data?.cards.some(({ cardID }) => cardID === card.cardID) ?? false;
  return (
    <Button
      size="medium"
      className="px-3"
      paint={isWished ? 'outfield' : 'paper'}
      disabled={wishes.data === undefined}
      title={isWished ? 'Take it off your wish list' : 'Put it on your wish list'}
      onClick={() => setWish(card, !isWished)}
    >
      <WishIcon isSet={isWished} />
      {isWished ? 'Wished' : 'Wish'}
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
