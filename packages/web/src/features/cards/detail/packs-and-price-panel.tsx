import type { Card } from '@pennant/contract/cards';
import { salePrice } from '@pennant/rules/cards/sale-price';
import { useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { useVisitor } from '../../../api/current-user.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount, Money } from '../../../ui/money.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { formatPercent } from './format-stat.ts';
import { DetailPanel } from './detail-panel.tsx';

/**
 * The panel with a copy's sale price, the series that hold the card, and its odds in their packs.
 */
export function PacksAndPricePanel({ card }: { readonly card: Card }) {
  const isPlayer = useVisitor().kind === 'player';
  return (
    <DetailPanel title="Packs and price">
      <p>
        An extra copy sells for <Money amount={salePrice(card.rating)} />.
      </p>
      {card.variants.length === 0 ? (
        <p className="mt-2 text-ink-soft">No series holds this card: it comes in no pack.</p>
      ) : (
        <ul className="mt-3 flex flex-col divide-y divide-rule border-y border-rule">
          {card.variants.map((series) => (
            <SeriesRow key={series.seriesID} cardID={card.cardID} isPlayer={isPlayer} {...series} />
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

function SeriesRow({
  cardID,
  seriesID,
  name,
  isPlayer,
}: Card['variants'][number] & { readonly cardID: number; readonly isPlayer: boolean }) {
  const [isRequested, setIsRequested] = useState(false);
  const seriesCards = useApiQuery(
    'GET /series/{id}/cards',
    { params: { id: seriesID } },
    { enabled: isRequested },
  );
  const seriesCard = seriesCards.data?.cards.find((card) => card.cardID === cardID);
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      {isPlayer ? (
        <TextLink
          to={`/packs/buy?series=${seriesID}`}
          className="inline-flex min-h-11 items-center font-slab"
        >
          {name}
        </TextLink>
      ) : (
        <span className="font-slab font-semibold">{name}</span>
      )}
      <span className="text-sm" aria-live="polite">
        {seriesCard ? (
          <OddsText chance={seriesCard.chance} />
        ) : seriesCards.isError ? (
          <span className="text-bad">{messageOf(seriesCards.error)}</span>
        ) : seriesCards.data ? (
          'not in its packs'
        ) : (
          <Button
            size="small"
            paint="quiet"
            aria-label={isRequested ? `Loading... ${name}` : `Odds in its packs: ${name}`}
            disabled={isRequested}
            onClick={() => setIsRequested(true)}
          >
            {isRequested ? 'Loading...' : 'Odds in its packs'}
          </Button>
        )}
      </span>
    </li>
  );
}

function OddsText({ chance }: { readonly chance: number }) {
  if (chance === 0) return <>not in its packs at these odds</>;
  return (
    <>
      each card: 1 in {formatCount(Math.round(1 / chance))}{' '}
      {chance >= 0.001 ? `(${formatPercent(chance)})` : null}
    </>
  );
}
