import { cardLabel, type CardFrontData } from '@pennant/card-art/card/card-front-data';
import { drawFaceDownCard } from '@pennant/card-art/card/face-down-card-drawing';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { tierOf, type Tier } from '@pennant/rules/cards/tier';
import type { Ref } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { glowOf } from './opening-sequence.ts';
import { useSwipe } from './use-swipe.ts';

/** A card of an opening: its front, whether the user had no copy before, and wished for it. */
export type RevealedCard = CardFrontData & {
  readonly isNew: boolean;
  readonly isWished: boolean;
};

interface Props {
  readonly card: RevealedCard;
  /** Its place among the cards, from 0, and their number. */
  readonly index: number;
  readonly total: number;
  readonly isUp: boolean;
  readonly isHeld: boolean;
  readonly onTouch: () => void;
  readonly ref: Ref<HTMLLIElement>;
}

/** A card on the table: turned by a click, a key or a swipe; face up it can be looked at closely. */
export function OpeningCard({ card, index, total, isUp, isHeld, onTouch, ref }: Props) {
  const glow = glowOf(card);
  const { card: lift, ...swipe } = useSwipe({ isEnabled: !isUp, onTouch });
  return (
    <li
      ref={ref}
      data-up={isUp || undefined}
      data-held={isHeld || undefined}
      data-tier={tierOf(card.rating)}
      data-glow={glow ?? undefined}
    >
      <div ref={lift} className="pack-card-lift">
        {glow === null ? null : <span className="pack-card-rays" />}
        <div className="pack-card-turn">
          <div className="pack-card-down">
            <svg viewBox="0 0 250 350" aria-hidden>
              {renderShapes(drawFaceDownCard())}
            </svg>
            {glow === null ? null : <Stars tier={glow} />}
          </div>
          <div className="pack-card-up">
            {isUp ? <PlayerCardFront card={card} decorative /> : null}
            {glow === null ? null : <span className="pack-card-shine" />}
          </div>
        </div>
        {isUp && card.isNew ? (
          <span className="pack-card-new">{card.isWished ? 'Wished for' : 'New'}</span>
        ) : null}
        <button
          type="button"
          className="pack-card-hand"
          aria-label={
            isUp
              ? `${cardLabel(card, tierOf(card.rating))}. Look closer`
              : `Turn card ${index + 1} of ${total}${glow === null ? '' : `: its edge glows ${glow}`}`
          }
          {...swipe}
        />
      </div>
    </li>
  );
}

const STAR_COUNTS: Partial<Record<Tier, number>> = { gold: 1, titanium: 2, uranium: 3 };
const STAR = 'M0 -9 2.6 -2.9 9 -2.6 4 1.7 5.7 8 0 4.4 -5.7 8 -4 1.7 -9 -2.6 -2.6 -2.9Z';

/** The stars on a glowing back: one for gold, two for titanium, three for uranium. */
function Stars({ tier }: { readonly tier: Tier }) {
  const count = STAR_COUNTS[tier] ?? 0;
  return (
    <svg viewBox="0 0 250 350" className="pack-card-stars" aria-hidden>
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          d={STAR}
          transform={`translate(${125 + (i - (count - 1) / 2) * 30} 297) scale(1.5)`}
        />
      ))}
    </svg>
  );
}
