import type { WrappedSeries } from '@pennant/card-art/pack/wrapper-style';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type CSSProperties,
} from 'react';

import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { dealCards, setLift } from './card-motion.ts';
import { OpeningButtons } from './opening-buttons.tsx';
import { OpeningCard, type RevealedCard } from './opening-card.tsx';
import { announceCards, glowOf, selectCardsToReveal, timedStep } from './opening-sequence.ts';
import { reduceOpening, startOpening, type OpeningAction } from './opening-state.ts';
import { OpeningTools } from './opening-tools.tsx';
import { TornWrapper } from './torn-wrapper.tsx';
import { useOpeningSounds } from './use-opening-sounds.ts';
import './pack-opening.css';

/** The wait for each step of an opening that runs by itself while the table is pressed, in ms. */
const HURRIED_MS = 90;

interface Props {
  readonly series: WrappedSeries;
  /** What is opened, in words: by default the name of the series. */
  readonly title?: string;
  readonly cards: readonly RevealedCard[];
  /** Factor of the durations, from the player's game speed: 1 is normal, 0 shows all at once. */
  readonly pace?: number;
  /** Whether the pack is torn and its cards are turned without a touch, in a few seconds. */
  readonly runsByItself?: boolean;
  /** Whether the user can choose that here. */
  readonly hasModeSwitch?: boolean;
  /** Called once, when all cards are face up and the last one has been put down. */
  readonly onFinish?: () => void;
}

/**
 * The opening of a pack on a table of felt: its top is torn off, the cards come out of it and lie
 * face down, the best one last, with the light of the best tiers around their backs. Each is turned
 * by a click, a key or a swipe and held up for a moment. Open all ends it; at pace 0 all cards are
 * face up at once.
 */
export const PackOpening = ({
  series,
  title = series.name,
  cards,
  pace = 1,
  runsByItself = false,
  hasModeSwitch = false,
  onFinish,
}: Props) => {
  const isReduced = useReducedMotion();
  const isStill = pace === 0;
  const shown = useMemo(() => selectCardsToReveal(cards), [cards]);
  const total = shown.length;
  const rules = { total, holdsUp: !runsByItself };
  const [state, act] = useReducer(
    (now, action: OpeningAction) => reduceOpening(now, action, rules),
    { total, isStill },
    startOpening,
  );
  const { stage, turned, held, isFinished } = state;
  const [tornPart, setTornPart] = useState(0);
  const [isHurried, setIsHurried] = useState(false);
  const playSound = useOpeningSounds(state, shown, { isSilent: isStill });

  const step = timedStep(state, { cards: shown, runsByItself, tornPart });
  const wait =
    step === null
      ? null
      : isReduced && stage !== 'dealt'
        ? 0
        : isHurried
          ? HURRIED_MS
          : step.ms * pace;
  // Each step starts the timer again.
  const stepKey = `${stage} ${turned.length} ${held?.index} ${held?.isLook}`;
  const onTimeout = useEffectEvent((dueStepKey: string) => {
    if (step !== null && dueStepKey === stepKey) act(step.action);
  });
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => onTimeout(stepKey), wait);
    return () => clearTimeout(timer);
  }, [stepKey, wait]);

  const section = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<number, HTMLLIElement>());
  const heldIndex = held?.index ?? null;
  useLayoutEffect(() => {
    const card = heldIndex === null ? undefined : places.current.get(heldIndex);
    if (card !== undefined && table.current !== null) setLift(card, table.current);
  }, [heldIndex]);
  const deal = useEffectEvent(() => {
    if (table.current === null || isStill || isReduced) return;
    dealCards([...places.current.values()], { table: table.current, pace });
  });
  useLayoutEffect(() => {
    if (stage === 'dealt') deal();
  }, [stage]);

  const finish = useEffectEvent(() => onFinish?.());
  useEffect(() => {
    if (isFinished) finish();
  }, [isFinished]);

  const tear = (part: number) => {
    setTornPart(part);
    act({ kind: 'tear' });
  };
  const goOn = () => {
    if (stage === 'sealed') tear(0);
    else act(stage === 'dealt' || step === null ? { kind: 'turnNext' } : step.action);
  };
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') act({ kind: held === null ? 'openAll' : 'putDown' });
    if (key === 'ArrowRight' && !isFinished) goOn();
  });
  useEffect(() => {
    const element = section.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);
  const best = shown.at(-1);
  const others = cards.length - total;

  return (
    <section
      ref={section}
      className="pack-opening lamp-lit"
      aria-label={`Opening ${series.name}`}
      data-stage={stage}
      data-still={isStill || undefined}
      data-holding={held !== null || undefined}
      data-finished={isFinished || undefined}
      style={{ '--pace': pace, '--torn': tornPart } as CSSProperties}
    >
      <p className="art-unseen" role="status">
        {stage === 'dealt' ? announceCards(shown, turned.slice(state.announced)) : ''}
      </p>
      <header className="pack-opening-head">
        <h2>{title}</h2>
        <OpeningTools hasMode={hasModeSwitch} />
      </header>
      <div
        ref={table}
        className="pack-opening-table"
        {...(runsByItself && !isFinished
          ? {
              onPointerDown: () => setIsHurried(true),
              onPointerUp: () => setIsHurried(false),
              onPointerLeave: () => setIsHurried(false),
            }
          : {})}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="pack-opening-hand"
          onClick={() => act({ kind: 'putDown' })}
        />
        {stage === 'dealt' ? (
          <ol className="pack-opening-cards">
            {shown.map((card, index) => (
              <OpeningCard
                key={`${card.cardID} ${index}`}
                ref={(place) => {
                  if (place === null) places.current.delete(index);
                  else places.current.set(index, place);
                }}
                card={card}
                index={index}
                total={total}
                isUp={turned.includes(index)}
                isHeld={heldIndex === index}
                onTouch={() => act({ kind: 'touch', index })}
              />
            ))}
          </ol>
        ) : null}
        <span className="pack-opening-dim" />
        {isFinished ? null : (
          <TornWrapper
            series={series}
            stage={stage}
            glow={best === undefined ? null : glowOf(best)}
            onTear={tear}
            onRip={() => playSound([{ name: 'tear', seconds: 0.09 }])}
          />
        )}
      </div>
      {stage === 'dealt' && others > 0 ? (
        <p className="pack-opening-others">
          The best {total} of {cards.length} cards
        </p>
      ) : null}
      {isFinished ? null : (
        <OpeningButtons
          state={state}
          total={total}
          others={others}
          runsByItself={runsByItself}
          onNext={goOn}
          onOpenAll={() => act({ kind: 'openAll' })}
        />
      )}
    </section>
  );
};
