import { useEffect, useState } from 'react';
import { share } from '../seed.ts';
import { useKeyframes } from '../use-keyframes.ts';
import { useStill } from '../use-still.ts';
import { Die } from './die.tsx';
import '../art.css';
import './dice-throw.css';

interface Props {
  /** The faces that they land on, red die first; null before the first throw. */
  faces: readonly [number, number] | null;
  /** Whose table is thrown on: "Batter", "Extra", "Pitcher". */
  label: string;
  /** A new value throws anew. */
  throwKey?: string | number | null;
  /** How long the throw takes, ms; 0: they lie there. */
  duration?: number;
  className?: string;
}

/** How a die tumbles onto the felt: from the right, over its edges, with two hops. Each throw a little different. */
const tumble = (seed: string, turns: number): Keyframe[] => {
  const lot = (what: string) => share(what, seed);
  const from = 150 + lot('from') * 60;
  const steps = [
    { at: 0, x: from, y: -60 - lot('high') * 30, lift: 1.5 },
    { at: 0.34, x: from * 0.52, y: 14, lift: 1 },
    { at: 0.5, x: from * 0.33, y: -26, lift: 1.22 },
    { at: 0.68, x: from * 0.15, y: 8, lift: 1 },
    { at: 0.8, x: from * 0.07, y: -7, lift: 1.06 },
    { at: 1, x: 0, y: 0, lift: 1 },
  ];
  return steps.map(({ at, x, y, lift }) => ({
    offset: at,
    transform: `translate(${x.toFixed(0)}%, ${y.toFixed(0)}%) rotate(${((1 - at) ** 1.4 * turns * 360).toFixed(0)}deg) scale(${lift})`,
  }));
};

/** Another face shows this often, in ms (document 2, section 9). */
const TICK = 100;

/** Faces that a die shows in the air, one to a tick; the last tick shows the one it lands on. */
export const facesThrown = (seed: string, face: number, duration: number): number[] => {
  const ticks = Math.max(1, Math.round(duration / TICK));
  const onTheWay = Array.from(
    { length: ticks },
    (_, at) => 1 + Math.floor(share('flash', seed, at) * 6),
  );
  return [...onTheWay, face];
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
    tumble(seed, pips === 'red' ? -1.6 : 2.1),
    duration,
    'cubic-bezier(0.2, 0.6, 0.35, 1)',
  );
  const [step, setStep] = useState({ seed: '', at: 0 });
  const faces = facesThrown(seed, face, duration);
  const moving = throwKey !== null && duration > 0;
  // A throw that has just begun shows its first face before its first tick.
  const at = moving ? (step.seed === seed ? step.at : 0) : faces.length - 1;
  useEffect(() => {
    if (!moving) return undefined;
    const timers = Array.from({ length: Math.max(1, Math.round(duration / TICK)) }, (_, tick) =>
      setTimeout(() => setStep({ seed, at: tick + 1 }), TICK * (tick + 1)),
    );
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [moving, seed, duration]);
  return (
    <div ref={die} className="dice-throw-die" data-pips={pips}>
      <Die face={faces[at] ?? face} pips={pips} />
    </div>
  );
};

/** Two dice on felt: thrown, they tumble and land on the faces that are given. */
export const DiceThrow = ({ faces, label, throwKey = null, duration = 0, className }: Props) => {
  const time = useStill() ? 0 : duration;
  const [red, navy] = faces ?? [6, 6];
  // The sum is kept until the dice lie still.
  const sum = useKeyframes<HTMLElement>(
    faces === null ? null : throwKey,
    [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }],
    time,
  );
  return (
    <figure className={`dice-throw ${className ?? ''}`} data-waiting={faces === null || undefined}>
      <div className="dice-throw-felt" aria-hidden>
        <ThrownDie
          face={red}
          pips="red"
          throwKey={faces === null ? null : throwKey}
          duration={time}
        />
        <ThrownDie
          face={navy}
          pips="navy"
          throwKey={faces === null ? null : throwKey}
          duration={time}
        />
      </div>
      <figcaption>
        {label}
        {faces !== null && (
          <>
            {' '}
            <b ref={sum}>{red + navy}</b>
            <span className="art-unseen">
              : {red} and {navy}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
};
