import { lazy, Suspense } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';

// Loaded lazily: most registrations keep no card.
const CardFront = lazy(async () => ({
  default: (await import('../../ui/card/card-front.tsx')).PlayerCardFront,
}));

/** The card that a guest keeps from the half-inning on home, at the head of the form. */
export function KeptCard({ cardID }: { readonly cardID: number }) {
  const { data: card } = useApiQuery('GET /card/{cardID}', { params: { cardID } });
  return (
    <div className="flex min-h-40 items-center gap-5 bg-outfield-deep px-5 py-4 text-chalk">
      <div className="aspect-5/7 w-24 shrink-0 -rotate-3">
        {card === undefined ? null : (
          <Suspense fallback={null}>
            <CardFront
              card={toCardFrontData(card)}
              detail="thumbnail"
              decorative
              className="block w-full shadow-lifted"
            />
          </Suspense>
        )}
      </div>
      <p>
        <strong className="block font-display text-xl font-normal">This card will be yours</strong>
        {card === undefined ? (
          'It is one of the 24 that you begin with.'
        ) : (
          <>
            {decodeURIComponent(card.name)}, {card.year} {card.clubName}: one of the 24 that you
            begin with.
          </>
        )}
      </p>
    </div>
  );
}
