import { cardLabel, type CardFrontData } from '@pennant/card-art/card/card-front-data';
import { GLINTING_TIERS } from '@pennant/card-art/card/tier-colors';
import { tierOf } from '@pennant/rules/cards/tier';
import { useState, type PointerEvent } from 'react';
import type { CardBackData } from './card-back-data.ts';
import { PlayerCardBack } from './card-back.tsx';
import { PlayerCardFront } from './card-front.tsx';
import type { RolledCell } from './dice-table.tsx';
import './flip-card.css';

interface Props {
  card: CardFrontData;
  back: CardBackData;
  hits?: readonly RolledCell[];
  /** The visible side, for a controlled component; without it the card keeps its own state. */
  side?: 'front' | 'back';
  onTurn?: (side: 'front' | 'back') => void;
  className?: string;
}

/** Tilts the card a few degrees towards the mouse and moves its glint, by CSS variables. */
const tiltCard = (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType !== 'mouse') return;
  const card = event.currentTarget;
  const bounds = card.getBoundingClientRect();
  const across = (event.clientX - bounds.left) / bounds.width - 0.5;
  const down = (event.clientY - bounds.top) / bounds.height - 0.5;
  card.style.setProperty('--tilt-y', `${(across * 14).toFixed(1)}deg`);
  card.style.setProperty('--tilt-x', `${(-down * 10).toFixed(1)}deg`);
  card.style.setProperty('--light', `${((across + down + 1) * 50).toFixed(0)}%`);
};

const resetTilt = (event: PointerEvent<HTMLElement>) => {
  for (const name of ['--tilt-x', '--tilt-y', '--light'])
    event.currentTarget.style.removeProperty(name);
};

/** A card that turns over by click, Enter, Space or F; gold and better tiers tilt and glint. */
export const FlipCard = ({ card, back, hits, side, onTurn, className }: Props) => {
  const [ownSide, setOwnSide] = useState<'front' | 'back'>('front');
  const visibleSide = side ?? ownSide;
  const otherSide = visibleSide === 'front' ? 'back' : 'front';
  const tier = tierOf(card.rating);
  const glints = GLINTING_TIERS.includes(tier);
  const turn = () => {
    setOwnSide(otherSide);
    onTurn?.(otherSide);
  };
  return (
    <div
      className={`flip-card ${className ?? ''}`}
      data-side={visibleSide}
      data-tier={tier}
      data-glint={glints || undefined}
      {...(glints ? { onPointerMove: tiltCard, onPointerLeave: resetTilt } : {})}
    >
      <div className="flip-card-body">
        <div className="flip-card-front" inert={visibleSide === 'back'}>
          <PlayerCardFront card={card} decorative />
          {glints && <span className="flip-card-glint" />}
        </div>
        <div className="flip-card-back" inert={visibleSide === 'front'}>
          <PlayerCardBack card={card} back={back} hits={hits ?? []} />
        </div>
      </div>
      <button
        type="button"
        className="flip-card-turn"
        aria-label={`${cardLabel(card, tier)}. Show its ${otherSide}.`}
        aria-keyshortcuts="F"
        onClick={turn}
        onKeyDown={(event) => {
          // Only while the card has the focus: a page-wide letter key would interfere with voice
          // control.
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
          if (event.key.toLowerCase() === 'f' && isPlain) turn();
        }}
      />
    </div>
  );
};
