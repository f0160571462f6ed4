import type { CardSummary } from '@pennant/contract/cards';
import type { Home } from '@pennant/contract/home';
import { lazy, Suspense } from 'react';

import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';

// The day is read before its pictures are drawn: they have their place, and come when they are
// loaded.
const CardFront = lazy(async () => ({
  default: (await import('../../ui/card/card-front.tsx')).PlayerCardFront,
}));
const PackWrapper = lazy(async () => ({
  default: (await import('../../ui/pack/pack-wrapper.tsx')).PackWrapper,
}));

/** A small card of the day. */
export const DayCard = ({ card }: { readonly card: CardSummary }) => (
  <Suspense fallback={<span className="block aspect-[5/7] bg-sunk" />}>
    <CardFront card={toCardFrontData(card)} detail="thumbnail" />
  </Suspense>
);

/** A small pack of the day, without its name. */
export const DayPack = ({ series }: { readonly series: Home['packs']['series'][number] }) => (
  <Suspense fallback={<span className="block aspect-[232/360] w-16" />}>
    <PackWrapper series={series} decorative className="w-16" />
  </Suspense>
);
