import type { Card } from '@pennant/contract/cards';
import type { SeriesOfCard } from '@pennant/contract/series-completion';
import { salePrice } from '@pennant/rules/cards/sale-price';

import { useVisitor } from '../../../api/current-user.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatCount, Money } from '../../../ui/money.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { formatPackOdds } from './chance-in-packs.ts';
import { formatPercent } from './format-stat.ts';
import { DetailPanel } from './detail-panel.tsx';
import { useSeriesOfCard } from './use-series-of-card.ts';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';

/**
 * The panel with a copy's sale price, the series that hold the card, its odds in their packs, and
 * how many of their cards the user has.
 */
export function PacksAndPricePanel({ card }: { readonly card: Card }) {
  const isPlayer = useVisitor().kind === 'player';
  const series = useSeriesOfCard(card.cardID);
  return (
    <DetailPanel title="Packs and price">
      <p>
        An extra copy sells for <Money amount={salePrice(card.rating)} />.
      </p>
      {card.variants.length === 0 ? (
        <p className="mt-2 text-ink-soft">No series holds this card: it comes in no pack.</p>
      ) : series.isError ? (
        <ErrorState
          title="Error fetching packs"
          error={series.error}
          onRetry={() => void series.refetch()}
        />
      ) : (
        <ul
          className="mt-3 flex flex-col divide-y divide-rule border-y border-rule"
          aria-busy={series.isPending}
        >
          {card.variants.map(({ seriesID, name }) => (
            <SeriesRow
              key={seriesID}
              name={name}
              isPlayer={isPlayer}
              series={series.data?.find((row) => row.seriesID === seriesID)}
            />
          ))}
        </ul>
      )}
      {isPlayer ? (
        <p className="mt-3">
          <TextLink to="/packs/buy">Buy Packs</TextLink>
        </p>
      ) : null}
    </DetailPanel>
  );
}

interface RowProps {
  readonly name: string;
  /** Undefined while it is loading, and of a series whose cards are still being made. */
  readonly series: SeriesOfCard | undefined;
  readonly isPlayer: boolean;
}

function SeriesRow({ name, series, isPlayer }: RowProps) {
  return (
    <li className="flex min-h-13 justify-between gap-x-4 py-1 max-sm:flex-col max-sm:pb-3 sm:items-center">
      {isPlayer && series?.isOnSale === true ? (
        <TextLink
          to={`/packs/buy?series=${series.seriesID}`}
          className="inline-flex min-h-11 items-center font-slab"
        >
          {name}
        </TextLink>
      ) : (
        <span className="font-slab font-semibold">{name}</span>
      )}
      {series === undefined ? null : (
        <span className="figures flex flex-wrap gap-x-4 text-sm">
          <OddsText series={series} />
          {series.owned === null ? null : (
            <span className="text-ink-soft">
              {formatCount(series.owned)} of {formatCount(series.cards)} yours
            </span>
          )}
        </span>
      )}
    </li>
  );
}

function OddsText({ series }: { readonly series: SeriesOfCard }) {
  const { chance, isOnSale } = series;
  if (!isOnSale) return <span className="text-ink-soft">not on sale now</span>;
  return (
    <RuleLink
      rule="card-in-packs"
      {...(chance > 0
        ? {
            title: `Each card: 1 in ${formatCount(Math.round(1 / chance))} (${formatPercent(chance)})`,
          }
        : {})}
    >
      {formatPackOdds(series)}
    </RuleLink>
  );
}
