import { tierOf } from '@pennant/rules/cards/tier';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CardFace } from '../card-face.ts';
import { PlayerCardFront } from '../card/card-front.tsx';
import { CardReverse } from '../card/card-reverse.tsx';
import { announcement, DEAL_MS, openingOf, TEAR_MS, waitsBefore } from './opening.ts';
import { PackWrapper } from './pack-wrapper.tsx';
import { useStill } from '../use-still.ts';
import type { WrappedSeries } from './wrapper-style.ts';
import './pack-opening.css';

/** Of the sequence: the wrapper tears, the cards are dealt, then turned. */
type Stage = 'sealed' | 'torn' | 'dealt';

const HURRIED_MS = 90;

interface Props {
  series: WrappedSeries;
  cards: readonly CardFace[];
  /** Ids of the cards that the player had none of before. */
  newCards?: ReadonlySet<number>;
  /** The player's game speed as a factor of the times: 1 normal, 0 all at once. */
  pace?: number;
  /** Called once, when the last card lies face up. */
  onFinish?: () => void;
  className?: string;
}

/**
 * Opens a pack: tear, fan, turn one by one, the rarest last, in less than five seconds. A click or key turns the next card at
 * once, holding hurries, Open all ends it. Nothing moves with reduced motion or at pace 0: the cards simply lie there.
 */
export const PackOpening = ({ series, cards, newCards, pace = 1, onFinish, className }: Props) => {
  const still = useStill() || pace === 0;
  const opening = useMemo(() => openingOf(cards), [cards]);
  const waits = useMemo(() => waitsBefore(opening), [opening]);
  const total = opening.length;
  const others = cards.length - total;
  const [played, setPlayed] = useState<Stage>('sealed');
  const [turns, setTurns] = useState({ before: 0, count: 0 });
  const [hurried, setHurried] = useState(false);
  const stage = still ? 'dealt' : played;
  const turned = still ? { before: 0, count: total } : turns;
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
    // The buttons are gone: whoever stood on one goes on from the cards.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    onFinish?.();
  });
  useEffect(() => {
    if (done) finish();
  }, [done]);

  const rest =
    stage === 'sealed' ? TEAR_MS : stage === 'torn' ? DEAL_MS : (waits[turned.count] ?? 0);
  const wait = hurried ? HURRIED_MS : rest * pace;
  // What the timer waits for: each step of the sequence starts it anew.
  const moment = `${stage} ${turned.count}`;
  const onTime = useEffectEvent((due: string) => {
    if (due === moment) step();
  });
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => onTime(moment), wait);
    return () => clearTimeout(timer);
  }, [done, moment, wait]);

  // One hand for finger and keys: a press turns the next card at once, holding it hurries, Escape opens all.
  const hand = {
    onClick: step,
    onPointerDown: () => setHurried(true),
    onPointerUp: () => setHurried(false),
    onPointerLeave: () => setHurried(false),
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
      data-still={still || undefined}
    >
      <p className="art-unseen" role="status">
        {stage === 'dealt' ? announcement(opening, turned.before, turned.count) : ''}
      </p>
      <div className="pack-opening-table">
        {stage === 'dealt' ? (
          <ol ref={list} tabIndex={-1} className="pack-opening-cards">
            {opening.map((card, at) => {
              const up = at < turned.count;
              const tier = tierOf(card.rating);
              return (
                <li
                  key={`${card.cardID} ${at}`}
                  data-up={up || undefined}
                  data-tier={tier}
                  data-now={at === turned.count - 1 || undefined}
                  {...(still ? {} : { style: { animationDelay: `${Math.min(at, 12) * 55}ms` } })}
                >
                  <div className="pack-opening-turn">
                    <CardReverse className="pack-opening-down" />
                    <div className="pack-opening-up">{up && <PlayerCardFront card={card} />}</div>
                  </div>
                  {up && newCards?.has(card.cardID) === true && (
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
          <button type="button" tabIndex={-1} aria-hidden className="pack-opening-hand" {...hand} />
        )}
      </div>
      {stage === 'dealt' && others > 0 && (
        <p className="pack-opening-others">
          The best {total} of {cards.length} cards
        </p>
      )}
      {!done && (
        <div className="pack-opening-buttons">
          <button type="button" {...hand}>
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
