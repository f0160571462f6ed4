import { speedFactor } from '@pennant/rules/account/game-speed';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useUser } from '../../api/current-user.ts';
import { toCardFrontData } from '../../ui/card/to-card-front-data.ts';
import { SeriesCompleted } from '../../ui/celebration/series-completed.tsx';
import { PackOpening } from './opening/pack-opening.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CardsObtained } from './cards-obtained.tsx';
import type { OpeningResult } from './use-open-packs.ts';

/** The opening of packs: an animation of the pack and its cards, then the summary of the cards. */
export function OpenedPacks({
  opened: { series, cards, draws, completed },
}: {
  readonly opened: OpeningResult;
}) {
  const { gameSpeed } = useUser();
  const [isRevealed, setRevealed] = useState(false);
  const faces = useMemo(() => cards.map(toCardFrontData), [cards]);
  const newCards = useMemo(
    () => new Set(cards.filter(({ isNew }) => isNew).map(({ cardID }) => cardID)),
    [cards],
  );
  // The button may be far down the page: scroll to the opening and move the focus there.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
    const tearButton = section.current?.querySelector<HTMLElement>('button:not([tabindex])');
    (tearButton ?? section.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Opened pack"
      className="mb-10 scroll-mt-4 outline-none"
    >
      <PackOpening
        series={series}
        cards={faces}
        newCards={newCards}
        pace={speedFactor(gameSpeed)}
        onFinish={() => setRevealed(true)}
      />
      {isRevealed ? (
        <>
          <SeriesCompleted completed={completed} />
          <CardsObtained cards={cards} />
          <p className="mt-2 text-sm text-ink-soft">
            {draws.map(({ epochID, commitment, firstPack, lastPack }) => (
              <span key={`${epochID} ${firstPack}`}>
                Drawn as {firstPack === lastPack ? 'pack' : 'packs'} {firstPack}
                {firstPack === lastPack ? '' : ` to ${lastPack}`} under the commitment{' '}
                <code title={commitment}>{commitment.slice(0, 16)}…</code>.{' '}
              </span>
            ))}
            <TextLink to="/fairness">How to check that</TextLink>
          </p>
        </>
      ) : null}
    </section>
  );
}
