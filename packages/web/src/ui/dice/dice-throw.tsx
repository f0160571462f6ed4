import { hashToUnit } from '@pennant/card-art/seeded-choice';
import { useKeyframes } from '../use-keyframes.ts';
import { useReducedMotion } from '../media-query-hooks.ts';
import { Die } from './die.tsx';
import { useTumblingFace } from './use-tumbling-face.ts';
import '../art.css';
import './dice-throw.css';

interface Props {
  /** The faces rolled, red die first; null before the first roll. */
  faces: readonly [number, number] | null;
  /** The dice table rolled on: "Batter", "Extra", "Pitcher". */
  label: string;
  /** A new value animates the roll again. */
  throwKey?: string | number | null;
  /** Duration of the animation in ms; 0 for none. */
  duration?: number;
  className?: string;
}

/**
 * Returns the keyframes of a die that tumbles in from the right with two hops, varied by the seed.
 */
const tumbleKeyframes = (seed: string, turns: number): Keyframe[] => {
  const randomFor = (aspect: string) => hashToUnit(aspect, seed);
  const from = 150 + randomFor('from') * 60;
  const steps = [
    { offset: 0, x: from, y: -60 - randomFor('high') * 30, lift: 1.5 },
    { offset: 0.34, x: from * 0.52, y: 14, lift: 1 },
    { offset: 0.5, x: from * 0.33, y: -26, lift: 1.22 },
    { offset: 0.68, x: from * 0.15, y: 8, lift: 1 },
    { offset: 0.8, x: from * 0.07, y: -7, lift: 1.06 },
    { offset: 1, x: 0, y: 0, lift: 1 },
  ];
  return steps.map(({ offset, x, y, lift }) => ({
    offset,
    transform: `translate(${x.toFixed(0)}%, ${y.toFixed(0)}%) rotate(${((1 - offset) ** 1.4 * turns * 360).toFixed(0)}deg) scale(${lift})`,
  }));
};

interface ThrownProps {
  face: number;
  pips: 'red' | 'navy';
  throwKey: string | number | null;
  duration: number;
}

const ThrownDie = ({ face, pips, throwKey, duration }: ThrownProps) => {
  const seed = `${throwKey} ${pips}`;
  const die = useKeyframes<HTMLDivElement>(
    throwKey,
    tumbleKeyframes(seed, pips === 'red' ? -1.6 : 2.1),
    duration,
    'cubic-bezier(0.2, 0.6, 0.35, 1)',
  );
  const isMoving = throwKey !== null && duration > 0;
  const shownFace = useTumblingFace(seed, face, isMoving ? duration : 0);
  return (
    <div ref={die} className="dice-throw-die" data-pips={pips}>
      <Die face={shownFace} pips={pips} />
    </div>
  );
};

/** Two dice on felt, animated to land on the given faces, and their sum. */
export const DiceThrow = ({ faces, label, throwKey = null, duration = 0, className }: Props) => {
  const animationMs = useReducedMotion() ? 0 : duration;
  const [red, navy] = faces ?? [6, 6];
  // The sum is hidden until the dice have stopped.
  const sumRef = useKeyframes<HTMLElement>(
    faces === null ? null : throwKey,
    [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }],
    animationMs,
  );
  return (
    <figure className={`dice-throw ${className ?? ''}`} data-waiting={faces === null || undefined}>
      <div className="dice-throw-felt" aria-hidden>
        <ThrownDie
          face={red}
          pips="red"
          throwKey={faces === null ? null : throwKey}
          duration={animationMs}
        />
        <ThrownDie
          face={navy}
          pips="navy"
          throwKey={faces === null ? null : throwKey}
          duration={animationMs}
        />
      </div>
      <figcaption>
        {label}
        {faces !== null && (
          <>
            {' '}
            <b ref={sumRef}>{red + navy}</b>
            <span className="art-unseen">
              : {red} and {navy}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
};
