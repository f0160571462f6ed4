import { speedFactor } from '@pennant/rules/account/game-speed';
import type { PackInventoryItem } from '@pennant/contract/packs';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useUser } from '../../api/current-user.ts';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { SeriesCompleted } from '../../ui/celebration/series-completed.tsx';
import { CardsObtained } from './cards-obtained.tsx';
import { OpenedSummary } from './opened-summary.tsx';
import { openingModeSetting } from './opening/opening-mode.ts';
import { PackOpening } from './opening/pack-opening.tsx';
import type { OpeningResult } from './use-open-packs.ts';

interface Props {
  readonly opened: OpeningResult;
  /** The packs that can be opened next; null if there are none. */
  readonly next: PackInventoryItem | null;
  /** Whether packs are being opened now. */
  readonly isBusy: boolean;
  readonly onOpenNext: () => void;
  /** Called once, when all cards have been seen. */
  readonly onReveal: () => void;
}

/** The opening of packs: the pack and its cards on the table, then what they brought. */
export function OpenedPacks({ opened, next, isBusy, onOpenNext, onReveal }: Props) {
  const { seriesID, series, cards, packs, completed } = opened;
  const pace = speedFactor(useUser().gameSpeed);
  const mode = openingModeSetting.useValue();
  const [isRevealed, setRevealed] = useState(false);
  const faces = useMemo(
    () =>
      cards.map((card) => {
        const { isNew, isWished } = card;
        return { ...toCardFrontData(card), isNew, isWished };
      }),
    [cards],
  );
  // The button may be far down the page: scroll to the opening and move the focus there.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
    const tearButton = section.current?.querySelector<HTMLElement>('.pack-opening-buttons button');
    (tearButton ?? section.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Opened pack"
      className="mb-10 scroll-mt-2 outline-none"
    >
      <PackOpening
        series={series}
        title={packs > 1 && seriesID !== null ? `${packs} packs of ${series.name}` : series.name}
        cards={faces}
        pace={pace}
        runsByItself={packs > 1 || mode === 'by-itself'}
        hasModeSwitch={packs === 1 && pace > 0}
        onFinish={() => {
          setRevealed(true);
          onReveal();
        }}
      />
      {isRevealed ? (
        <>
          <SeriesCompleted completed={completed} />
          <OpenedSummary opened={opened} next={next} isBusy={isBusy} onOpenNext={onOpenNext} />
          <CardsObtained cards={cards} />
        </>
      ) : null}
    </section>
  );
}
