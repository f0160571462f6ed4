import type { WishedCard } from '@pennant/contract/wish-list';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EmptyShoebox } from '../../../ui/illustrations/empty-shoebox.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { formatCount, formatMoney } from '../../../ui/money.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { formatPackOdds } from '../detail/chance-in-packs.ts';
import { WishToggle } from '../marks/mark-toggles.tsx';
import { useSetWish, useWishedIDs, useWishList } from '../marks/use-wishes.ts';
import { SwapForCardLink } from '../swap/swap-link.tsx';
import { wishRows, type WishRow } from './wish-list-rows.ts';

const WishCosts = lazy(() => import('./wish-costs.tsx'));

/** Returns a list with those cards of another that it lacks. */
const joinLists = (cards: readonly WishedCard[], others: readonly WishedCard[]): WishedCard[] => [
  ...cards,
  ...others.filter((other) => cards.every(({ cardID }) => cardID !== other.cardID)),
];

/**
 * The wish list: cards that the user looks for, with the packs that hold them, then granted ones.
 */
export function WishListView() {
  const wishes = useWishList();
  const series = useApiQuery('GET /series');
  // A card that is taken off stays in its place until the view is left, to be put back.
  const [takenOff, setTakenOff] = useState<readonly WishedCard[]>([]);
  const rows = useMemo(
    () =>
      wishes.data && series.data
        ? wishRows(joinLists(wishes.data.cards, takenOff), series.data)
        : null,
    [wishes.data, series.data, takenOff],
  );
  const failed = [wishes, series].find(({ isError }) => isError);
  if (failed !== undefined && failed.error !== null) {
    return (
      <ErrorState
        title="Error fetching your wish list"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (rows === null || wishes.data === undefined) return <Loading />;
  const { open, granted } = rows;
  if (open.length + granted.length === 0) return <NoWishes />;
  const { cards, limit } = wishes.data;
  const came = cards.filter(({ amount }) => amount > 0).length;
  const onTakeOff = (card: WishedCard) => setTakenOff((before) => joinLists([card], before));
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {formatCount(cards.length)} of {formatCount(limit)} wishes
        {came === 0 ? '' : `, ${formatCount(came)} came true`}
      </p>
      <Suspense fallback={null}>
        <WishCosts rows={open} onSale={series.data ?? []} />
      </Suspense>
      {open.length === 0 ? null : (
        <WishSection
          title="Looked for"
          rows={open}
          label="Cards that you look for"
          onTakeOff={onTakeOff}
        />
      )}
      {granted.length === 0 ? null : (
        <WishSection
          title="Came true"
          rows={granted}
          label="Wishes that came true"
          onTakeOff={onTakeOff}
        />
      )}
    </>
  );
}

function WishSection({
  title,
  rows,
  label,
  onTakeOff,
}: {
  readonly title: string;
  readonly rows: readonly WishRow[];
  readonly label: string;
  readonly onTakeOff: (card: WishedCard) => void;
}) {
  const wishedIDs = useWishedIDs();
  const setWish = useSetWish();
  return (
    <section className="mb-8">
      <h2 className="mb-3 font-display text-xl">{title}</h2>
      <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
        {rows.map(({ card, sources }) => (
          <li
            key={card.cardID}
            className="flex gap-3 border border-rule bg-raised p-3 shadow-sheet [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
          >
            <Link
              to={`/cards/${card.cardID}`}
              tabIndex={-1}
              aria-hidden="true"
              className="block w-18 shrink-0"
            >
              <PlayerCardFront
                card={toCardFrontData(card)}
                detail="thumbnail"
                className="w-full"
                decorative
              />
            </Link>
            <div className="flex min-w-0 grow flex-col gap-1">
              <div className="flex items-start justify-between gap-2">
                <p className="min-w-0 leading-snug">
                  <TextLink to={`/cards/${card.cardID}`} className="font-slab text-lg">
                    {decodeCardName(card)}
                  </TextLink>
                  <span className="block text-sm text-ink-soft">
                    {card.year} {card.clubName}
                    <span className="sr-only">, rated {card.rating}</span>
                  </span>
                </p>
                <WishToggle
                  card={`${decodeCardName(card)} ${card.year}`}
                  isSet={wishedIDs.has(card.cardID)}
                  onChange={(isWished) => {
                    if (!isWished) onTakeOff(card);
                    setWish(card, isWished);
                  }}
                  className="-mt-1 -mr-1"
                />
              </div>
              {card.amount > 0 ? (
                <OwnedText card={card} />
              ) : (
                <>
                  <Sources sources={sources} />
                  <p className="text-sm empty:hidden">
                    <SwapForCardLink
                      card={card}
                      seriesIDs={sources.map(({ seriesID }) => seriesID)}
                    />
                  </p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const OwnedText = ({ card: { amount } }: { readonly card: WishedCard }) => (
  <p className="text-sm">
    In your shoebox: {formatCount(amount)} {amount === 1 ? 'copy' : 'copies'}
  </p>
);

/** How many series of a card are named. */
const MAX_SOURCES = 2;

function Sources({ sources }: Pick<WishRow, 'sources'>) {
  if (sources.length === 0) {
    return <p className="text-sm text-ink-soft">No pack on sale holds it now.</p>;
  }
  const more = sources.length - MAX_SOURCES;
  return (
    <ul className="grid gap-0.5 text-sm">
      {sources.slice(0, MAX_SOURCES).map((source) => (
        <li key={source.seriesID} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <TextLink to={`/packs/buy?series=${source.seriesID}`}>{source.name}</TextLink>
          <span className="figures text-ink-soft">
            {formatPackOdds(source)}, {formatMoney(source.cost)}
          </span>
        </li>
      ))}
      {more > 0 ? <li className="text-ink-soft">and {formatCount(more)} more series</li> : null}
    </ul>
  );
}

function NoWishes() {
  return (
    <EmptyState
      title="No wishes yet"
      picture={<EmptyShoebox className="w-56" />}
      action={<LinkButton to="/cards/user?view=series">See what is missing</LinkButton>}
    >
      Put a star on a card that you look for, on its page or among the missing cards of a series. It
      stands here with the packs that hold it.
    </EmptyState>
  );
}
