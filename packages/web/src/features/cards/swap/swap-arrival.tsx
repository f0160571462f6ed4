import type { SwapResult } from '@pennant/contract/swap-box';
import { useEffect, useRef } from 'react';

import { Button, LinkButton } from '../../../ui/button.tsx';
import { decodeCardName } from '../../../ui/card-columns.tsx';
import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { SeriesCompleted } from '../../../ui/celebration/series-completed.tsx';
import './swap-arrival.css';

interface Props {
  readonly result: SwapResult;
  readonly onDismiss: () => void;
}

/** The card that a swap brought, on felt; and the series that it completed. */
export function SwapArrival({ result: { card, completed }, onDismiss }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <>
      <section
        aria-labelledby="swap-arrival"
        className="mb-6 flex scroll-mt-20 flex-wrap items-center gap-x-8 gap-y-4 border-2 border-tin-deep bg-felt p-5 text-chalk shadow-pressed"
      >
        <div className="swap-card mx-auto w-44 sm:mx-0 sm:w-52">
          <PlayerCardFront card={toCardFrontData(card)} className="w-full drop-shadow-lg" />
        </div>
        <div className="flex min-w-0 grow basis-56 flex-col items-start gap-3">
          <p className="font-varsity text-lg text-lamp">
            {card.isWished ? 'Wished for' : 'Swapped'}
          </p>
          <h3
            ref={heading}
            id="swap-arrival"
            tabIndex={-1}
            className="font-display text-2xl text-balance outline-none"
          >
            {decodeCardName(card)} is yours
          </h3>
          <p className="text-chalk-soft">
            {card.year} {card.clubName}, rated {card.rating}. Three extra copies went for it.
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={`/cards/${card.cardID}`}>See the card</LinkButton>
            <Button onClick={onDismiss}>Swap again</Button>
          </div>
        </div>
      </section>
      <SeriesCompleted completed={completed} packsPath="/packs/user" />
    </>
  );
}
