import { TIERS } from '@pennant/rules/cards/tier';
import { lazy, Suspense, useMemo, useState } from 'react';

import type { ApiResponse } from '../../../api/call-types.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { seriesFlag } from '../../../ui/celebration/series-moment.ts';
import { WavingPennant } from '../../../ui/celebration/waving-pennant.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { formatCount } from '../../../ui/money.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { TierSwatch } from '../../../ui/tier-swatch.tsx';
import {
  NAME_COLUMN,
  POSITIONS_COLUMN,
  RATING_COLUMN,
  TEAM_COLUMN,
  YEAR_COLUMN,
  decodeCardName,
} from '../../../ui/card-columns.tsx';
import { WishToggle } from '../marks/mark-toggles.tsx';
import { useSetWish, useWishedIDs } from '../marks/use-wishes.ts';
import { SwapInSeriesText } from '../swap/swap-link.tsx';
import { CompletionPack } from './completion-pack.tsx';
import { MissingCardsOnPhone } from './missing-cards-on-phone.tsx';
import type { SeriesCompletion } from './series-completion.ts';
import { formatOdds } from './format-odds.ts';
import { SeriesCompletionBar } from './series-completion-bar.tsx';

const CompletionCost = lazy(async () => ({
  default: (await import('../../packs/trial/completion-cost.tsx')).CompletionCost,
}));

type SeriesCard = ApiResponse<'GET /series/{id}/cards'>['cards'][number];

/** Returns the columns of the table: each card with its odds, and whether it is wished for. */
const buildColumns = (
  wishedIDs: ReadonlySet<number>,
  onWish: (card: SeriesCard, isWished: boolean) => void,
): readonly Column<SeriesCard>[] => [
  {
    key: 'wish',
    head: 'Wish',
    sortBy: ({ cardID }) => (wishedIDs.has(cardID) ? 0 : 1),
    cell: (card) => (
      <WishToggle
        card={`${decodeCardName(card)} ${card.year}`}
        isSet={wishedIDs.has(card.cardID)}
        onChange={(isWished) => onWish(card, isWished)}
        className="-my-1.5"
      />
    ),
  },
  NAME_COLUMN,
  {
    key: 'odds',
    head: 'Odds',
    sortBy: ({ chance }) => chance,
    cell: ({ chance }) => <span className="whitespace-nowrap">{formatOdds(chance)}</span>,
    figures: true,
  },
  RATING_COLUMN,
  POSITIONS_COLUMN,
  TEAM_COLUMN,
  YEAR_COLUMN,
];

/** Returns the lowest rating of a tier, for the tier's swatch. */
const ratingOf = (tier: string) => TIERS.find((row) => row.tier === tier)?.from ?? 0;

/** The number of rows rendered at first, and added by each "Show more". */
const ROWS_STEP = 100;

interface Props {
  readonly completion: SeriesCompletion;
  readonly ownedIDs: ReadonlySet<number>;
  readonly onBack: () => void;
  /** Shows the cards of the series that the user owns. */
  readonly onOwned: () => void;
}

/** One series: the owned cards by tier, and each missing card with its odds. */
export function MissingCards({ completion, ownedIDs, onBack, onOwned }: Props) {
  const { series, owned, total, tiers } = completion;
  const cards = useApiQuery('GET /series/{id}/cards', { params: { id: series.seriesID } });
  const narrow = useNarrowScreen();
  const [rows, setRows] = useState(ROWS_STEP);
  const wishedIDs = useWishedIDs();
  const setWish = useSetWish();
  const columns = useMemo(() => buildColumns(wishedIDs, setWish), [wishedIDs, setWish]);
  const missing = useMemo(
    () => (cards.data?.cards ?? []).filter(({ cardID }) => !ownedIDs.has(cardID)),
    [cards.data, ownedIDs],
  );
  return (
    <section aria-labelledby="missing-series">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 max-sm:mt-4">
        <h2 id="missing-series" className="font-display text-2xl">
          {series.name}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onBack}>
            All series
          </Button>
          {owned === 0 ? null : (
            <Button size="small" onClick={onOwned}>
              Your {formatCount(owned)} of it
            </Button>
          )}
          <LinkButton
            size="small"
            paint={owned === total ? 'paper' : 'pennant'}
            to={`/packs/buy?series=${series.seriesID}`}
          >
            Buy Packs
          </LinkButton>
        </div>
      </div>
      <SeriesCompletionBar completion={completion} />
      <ul className="mt-3 mb-6 flex flex-wrap gap-x-6 gap-y-2">
        {tiers.map((share) => (
          <li key={share.tier} className="figures flex items-center gap-2 text-sm">
            <TierSwatch rating={ratingOf(share.tier)} />
            <span aria-hidden="true">{share.tier}</span>
            {formatCount(share.owned)} of {formatCount(share.total)}
          </li>
        ))}
      </ul>
      {cards.isPending ? (
        <Loading />
      ) : cards.isError ? (
        <ErrorState
          title="Error fetching packs"
          error={cards.error}
          onRetry={() => void cards.refetch()}
        />
      ) : missing.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-2 border-tin-deep bg-felt p-5 text-chalk shadow-pressed">
          <div className="w-36 sm:w-44">
            <WavingPennant flag={seriesFlag(series)} isStill />
          </div>
          <div className="flex min-w-0 grow basis-56 flex-col items-start gap-3">
            <p className="font-display text-xl">
              Complete: all {formatCount(total)} cards of it are yours.
            </p>
            <CompletionPack series={series} />
          </div>
        </div>
      ) : (
        <>
          <SwapInSeriesText seriesID={series.seriesID} />
          <div className="mb-5 min-h-40">
            <Suspense fallback={null}>
              <CompletionCost series={series} title="To complete it from where you stand" />
            </Suspense>
          </div>
          <p className="mb-3 text-ink-soft">
            {formatCount(missing.length)} {missing.length === 1 ? 'card is' : 'cards are'} missing.
            The odds are for each card of a pack; a pack holds {series.numberOfCards}.
          </p>
          {narrow ? (
            <MissingCardsOnPhone
              label={`Missing cards of ${series.name}`}
              cards={missing}
              first={rows}
              wishedIDs={wishedIDs}
              onWish={setWish}
            />
          ) : (
            <Table
              caption={`Missing cards of ${series.name}`}
              columns={columns}
              rows={missing}
              first={rows}
              rowKey={({ cardID }) => cardID}
              defaultSort={{ column: 'rating', direction: 'descending' }}
            />
          )}
          {rows < missing.length ? (
            <Button className="mt-4" onClick={() => setRows(rows + ROWS_STEP)}>
              Show more
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
