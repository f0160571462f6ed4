import type { CardFrontData } from '@pennant/card-art/card/card-front-data';
import { drawFaceDownCard } from '@pennant/card-art/card/face-down-card-drawing';
import type { WrappedSeries } from '@pennant/card-art/pack/wrapper-style';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { tierOf } from '@pennant/rules/cards/tier';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { PackWrapper } from '../../../ui/pack/pack-wrapper.tsx';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import {
  announceCards,
  DEAL_MS,
  selectCardsToReveal,
  TEAR_MS,
  revealDelays,
} from './opening-sequence.ts';
import './pack-opening.css';

/** Stages of the sequence: the wrapper tears, the cards are dealt, then turned over. */
type Stage = 'sealed' | 'torn' | 'dealt';

const HURRIED_MS = 90;

interface Props {
  series: WrappedSeries;
  cards: readonly CardFrontData[];
  /** IDs of the cards that the player did not own before. */
  newCards?: ReadonlySet<number>;
  /** Factor of the durations, from the player's game speed: 1 is normal, 0 shows all at once. */
  pace?: number;
  /** Called once, when the last card lies face up. */
  onFinish?: () => void;
  className?: string;
}

/**
 * The animated opening of a pack: the wrapper tears, the cards are dealt and turned one by one, the
 * best last, in less than five seconds. A click or key turns the next card at once, holding speeds
 * up, Open all ends it. With reduced motion or at pace 0 all cards are face up at once.
 */
export const PackOpening = ({ series, cards, newCards, pace = 1, onFinish, className }: Props) => {
  const isStill = useReducedMotion() || pace === 0;
  const opening = useMemo(() => selectCardsToReveal(cards), [cards]);
  const waits = useMemo(() => revealDelays(opening), [opening]);
  const total = opening.length;
  const others = cards.length - total;
  const [played, setPlayed] = useState<Stage>('sealed');
  const [turns, setTurns] = useState({ before: 0, count: 0 });
  const [isHurried, setIsHurried] = useState(false);
  const stage = isStill ? 'dealt' : played;
  const turned = isStill ? { before: 0, count: total } : turns;
  const done = turned.count >= total;

  const turnTo = (count: number) =>
    setTurns((now) =>
      count > now.count ? { before: now.count, count: Math.min(count, total) } : now,
    );
  const openAll = () => {
    setPlayed('dealt');
    turnTo(total);
  };
  const step = () => {
    if (stage === 'sealed') setPlayed('torn');
    else if (stage === 'torn') setPlayed('dealt');
    else turnTo(turned.count + 1);
  };

  const list = useRef<HTMLOListElement>(null);
  const finish = useEffectEvent(() => {
    // The buttons are gone: a focus that was on one of them moves to the cards.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    onFinish?.();
  });
  useEffect(() => {
    if (done) finish();
  }, [done]);

  const normalWait =
    stage === 'sealed' ? TEAR_MS : stage === 'torn' ? DEAL_MS : (waits[turned.count] ?? 0);
  const wait = isHurried ? HURRIED_MS : normalWait * pace;
  // Identifies the current step: each step starts the timer again.
  const stepKey = `${stage} ${turned.count}`;
  const onTimeout = useEffectEvent((dueStepKey: string) => {
    if (dueStepKey === stepKey) step();
  });
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => onTimeout(stepKey), wait);
    return () => clearTimeout(timer);
  }, [done, stepKey, wait]);

  // A press turns the next card at once, holding it speeds up, Escape opens all.
  const handlers = {
    onClick: step,
    onPointerDown: () => setIsHurried(true),
    onPointerUp: () => setIsHurried(false),
    onPointerLeave: () => setIsHurried(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') openAll();
      if (event.key === 'ArrowRight') step();
    },
  };

  return (
    <section
      className={`pack-opening ${className ?? ''}`}
      aria-label={`Opening ${series.name}`}
      data-stage={stage}
      data-still={isStill || undefined}
    >
      <p className="art-unseen" role="status">
        {stage === 'dealt' ? announceCards(opening, turned.before, turned.count) : ''}
      </p>
      <div className="pack-opening-table">
        {stage === 'dealt' ? (
          <ol ref={list} tabIndex={-1} className="pack-opening-cards">
            {opening.map((card, index) => {
              const isUp = index < turned.count;
              const tier = tierOf(card.rating);
              return (
                <li
                  key={`${card.cardID} ${index}`}
                  data-up={isUp || undefined}
                  data-tier={tier}
                  data-now={index === turned.count - 1 || undefined}
                  {...(isStill
                    ? {}
                    : { style: { animationDelay: `${Math.min(index, 12) * 55}ms` } })}
                >
                  <div className="pack-opening-turn">
                    <svg viewBox="0 0 250 350" className="pack-opening-down" aria-hidden>
                      {renderShapes(drawFaceDownCard())}
                    </svg>
                    <div className="pack-opening-up">{isUp && <PlayerCardFront card={card} />}</div>
                  </div>
                  {isUp && newCards?.has(card.cardID) === true && (
                    <span className="pack-opening-new">New</span>
                  )}
                </li>
              );
            })}
          </ol>
        ) : (
          <PackWrapper series={series} torn={stage === 'torn'} className="pack-opening-wrapper" />
        )}
        {!done && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className="pack-opening-hand"
            {...handlers}
          />
        )}
      </div>
      {stage === 'dealt' && others > 0 && (
        <p className="pack-opening-others">
          The best {total} of {cards.length} cards
        </p>
      )}
      {!done && (
        <div className="pack-opening-buttons">
          <button type="button" {...handlers}>
            {stage === 'dealt' ? 'Turn the next card' : 'Tear it open'}
          </button>
          <button type="button" onClick={openAll}>
            {others > 0 ? `Show all ${cards.length} cards` : 'Open all'}
          </button>
        </div>
      )}
    </section>
  );
};
