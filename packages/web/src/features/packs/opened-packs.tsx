import { speedFactor } from '@pennant/rules/account/game-speed';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useUser } from '../../api/user.ts';
import { cardFace } from '../../ui/art/card-face.ts';
import { PackOpening } from '../../ui/art/pack/pack-opening.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CardsObtained } from './cards-obtained.tsx';
import type { Opened } from './use-opening.ts';

/** What came out: the pack is torn and its cards turned over, then all of them stand in one summary. */
export function OpenedPacks({ opened: { series, cards, draws } }: { readonly opened: Opened }) {
  const { gameSpeed } = useUser();
  const [turned, setTurned] = useState(false);
  const faces = useMemo(() => cards.map(cardFace), [cards]);
  const newCards = useMemo(
    () => new Set(cards.filter(({ isNew }) => isNew).map(({ cardID }) => cardID)),
    [cards],
  );
  // Whoever opened a pack at the foot of the page is brought to it, and goes on from there by key.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
    const tear = section.current?.querySelector<HTMLElement>('button:not([tabindex])');
    (tear ?? section.current)?.focus({ preventScroll: true });
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
        onFinish={() => setTurned(true)}
      />
      {turned ? (
        <>
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
