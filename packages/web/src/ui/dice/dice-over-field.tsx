import { useMemo } from 'react';

import { useReducedMotion } from '../media-query-hooks.ts';
import { useKeyframes } from '../use-keyframes.ts';
import { Die } from './die.tsx';
import { throwKeyframes } from './throw-keyframes.ts';
import { useTumblingFace } from './use-tumbling-face.ts';
import '../art.css';
import './dice-over-field.css';

type Faces = readonly [number, number] | null;

interface Props {
  /** Faces of each pair, red die first; null for a pair that is not thrown (yet). */
  readonly dice: { readonly batter: Faces; readonly extra: Faces; readonly pitcher: Faces };
  /** What each pair says, shown with the result: "H1"; null before it. */
  readonly outcomes: {
    readonly batter: string | null;
    readonly extra: string | null;
    readonly pitcher: string | null;
  } | null;
  /** A new value throws the dice again; null shows them lying. */
  readonly throwKey?: string | number | null;
  /** Duration of a throw in ms; 0 for dice that lie at once. */
  readonly duration?: number;
}

const PAIRS = [
  { of: 'batter', label: 'Batting' },
  { of: 'extra', label: 'Extra' },
  { of: 'pitcher', label: 'Pitching' },
] as const;

/**
 * The dice of a roll, thrown large over the field that is its positioned parent: the batter's into
 * the corner on the left, those of an X above them, the pitcher's into the corner on the right,
 * where they cover neither a base nor the plate.
 */
export function DiceOverField({ dice, outcomes, throwKey = null, duration = 0 }: Props) {
  const animationMs = useReducedMotion() ? 0 : duration;
  return (
    <section
      aria-label="Dice"
      className="dice-over-field"
      data-extra={dice.extra !== null || undefined}
    >
      {PAIRS.map(({ of, label }) => {
        const faces = dice[of];
        return faces === null ? null : (
          <Pair
            key={of}
            of={of}
            label={label}
            faces={faces}
            outcome={outcomes?.[of] ?? null}
            throwKey={throwKey}
            duration={animationMs}
          />
        );
      })}
    </section>
  );
}

interface PairProps {
  readonly of: (typeof PAIRS)[number]['of'];
  readonly label: string;
  readonly faces: NonNullable<Faces>;
  readonly outcome: string | null;
  readonly throwKey: string | number | null;
  readonly duration: number;
}

function Pair({ of, label, faces: [red, navy], outcome, throwKey, duration }: PairProps) {
  // The sum is hidden until the dice lie.
  const sum = useKeyframes<HTMLElement>(
    throwKey,
    [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }],
    duration,
  );
  const throwOf = { side: of === 'pitcher' ? -1 : 1, throwKey, duration } as const;
  return (
    <figure className="dice-over-field-pair" data-of={of}>
      <figcaption ref={sum}>
        <span className="dice-over-field-label">{label}</span> <b>{red + navy}</b>
        <span className="art-unseen">
          : {red} and {navy}.
        </span>{' '}
        {outcome}
      </figcaption>
      <div className="dice-over-field-dice" aria-hidden>
        <ThrownDie {...throwOf} face={red} pips="red" seed={`${throwKey} ${of} red`} />
        <ThrownDie {...throwOf} face={navy} pips="navy" seed={`${throwKey} ${of} navy`} />
      </div>
    </figure>
  );
}

interface DieProps {
  readonly face: number;
  readonly pips: 'red' | 'navy';
  readonly seed: string;
  readonly side: 1 | -1;
  readonly throwKey: string | number | null;
  readonly duration: number;
}

/** A die and its shadow, which stays on the ground while the die is in the air. */
function ThrownDie({ face, pips, seed, side, throwKey, duration }: DieProps) {
  const frames = useMemo(() => throwKeyframes(seed, side), [seed, side]);
  const die = useKeyframes<HTMLDivElement>(throwKey, frames.die, duration);
  const shadow = useKeyframes<HTMLDivElement>(throwKey, frames.shadow, duration);
  const shownFace = useTumblingFace(seed, face, throwKey === null ? 0 : duration);
  return (
    <div className="thrown-die" data-pips={pips}>
      <div ref={shadow} className="thrown-die-shadow" />
      <div ref={die}>
        <Die face={shownFace} pips={pips} />
      </div>
    </div>
  );
}
