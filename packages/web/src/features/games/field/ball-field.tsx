import type { Color } from '@pennant/card-art/color';
import {
  findFielderToBall,
  computeFlightPath,
  describeHitLocation,
  type BattedBall,
} from '@pennant/card-art/field/ball-flight';
import { drawBall, drawFlightPath } from '@pennant/card-art/field/ball-drawing';
import { drawField } from '@pennant/card-art/field/field-drawing';
import {
  BASE_LOCATIONS,
  FIELDER_LOCATIONS,
  type FieldPosition,
} from '@pennant/card-art/field/field-dimensions';
import { projectPoint, type FieldPoint } from '@pennant/card-art/field/projection';
import { renderShapes } from '@pennant/card-art/svg/render-shapes';
import { memo, useId } from 'react';
import { useKeyframes } from '../../../ui/use-keyframes.ts';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { CapMarker } from './cap-marker.tsx';

/** The movement of one runner in an event: base 0 is the plate, 1 to 3 the bases, 4 home. */
export interface RunnerMove {
  readonly from: 0 | 1 | 2 | 3;
  readonly to: 1 | 2 | 3 | 4;
  readonly out: boolean;
}

interface Props {
  /** Occupied bases after the event. */
  runners: readonly (1 | 2 | 3)[];
  /** Cap colors of the side at bat and of the side in the field. */
  battingColor: Color;
  fieldingColor: Color;
  /** The ball of the last event; null for none. */
  ball?: BattedBall | null;
  /** The position that fielded the ball; the nearest fielder by default. */
  fielder?: FieldPosition | null;
  /** Runner movements of the last event. */
  moves?: readonly RunnerMove[];
  /** Positions with a fielder; all nine by default. */
  fielders?: readonly FieldPosition[];
  /** A new value animates the ball and the moves again; null shows the final state. */
  playKey?: string | number | null;
  /** Duration of the animation in ms; 0 for none. */
  duration?: number;
  className?: string;
}

/** The ballpark itself, which no play changes: drawn once. */
const Ballpark = memo(() => renderShapes(drawField(useId())));

const ALL_NINE = Object.keys(FIELDER_LOCATIONS) as FieldPosition[];
const BASE_WORDS = { 1: 'first', 2: 'second', 3: 'third' } as const;

const keyframeAt = (place: FieldPoint): Keyframe => {
  const [x, y] = projectPoint(place);
  return { transform: `translate(${x}px, ${y}px)` };
};

/** The share of an animation after which the ball reaches a fielder who then throws. */
const THROW_OFFSET = 0.55;

/**
 * Returns the base a ground ball is thrown to, where the first runner is out; null for no throw.
 */
const throwTarget = ({ kind }: BattedBall, moves: readonly RunnerMove[]): FieldPoint | null => {
  const out = kind === 'ground' ? moves.find((move) => move.out) : undefined;
  return out === undefined ? null : BASE_LOCATIONS[out.to];
};

/** The animated ball with its shadow, the dotted line of its path, and the throw to a base. */
const Ball = ({
  ball,
  thrownTo,
  playKey,
  duration,
}: {
  ball: BattedBall;
  thrownTo: FieldPoint | null;
  playKey: string | number | null;
  duration: number;
}) => {
  const path = computeFlightPath(ball);
  const landed = path.at(-1) ?? { x: 0, y: 0 };
  const [x, y] = projectPoint(thrownTo ?? landed);
  const frames = (keyframeOf: (place: FieldPoint) => Keyframe): Keyframe[] => {
    if (thrownTo === null) return path.map(keyframeOf);
    const last = path.length - 1;
    return [
      ...path.map((place, step) => ({
        ...keyframeOf(place),
        offset: (THROW_OFFSET * step) / last,
      })),
      { ...keyframeOf(landed), offset: THROW_OFFSET + 0.1 },
      { ...keyframeOf(thrownTo), offset: 1 },
    ];
  };
  const ballRef = useKeyframes<SVGGElement>(playKey, frames(keyframeAt), duration);
  const shadowRef = useKeyframes<SVGEllipseElement>(
    playKey,
    frames((place) => keyframeAt({ ...place, z: 0 })),
    duration,
  );
  return (
    <g>
      {renderShapes(drawFlightPath(path))}
      <ellipse ref={shadowRef} rx="5" ry="2.4" opacity=".35" transform={`translate(${x} ${y})`} />
      <g ref={ballRef} transform={`translate(${x} ${y})`}>
        {renderShapes(drawBall())}
      </g>
    </g>
  );
};

/** The fielder who runs from their position to the ball and stays there until the next play. */
const Chaser = ({
  from,
  to,
  color,
  playKey,
  duration,
}: {
  from: FieldPoint;
  to: FieldPoint;
  color: Color;
  playKey: string | number | null;
  duration: number;
}) => {
  const cap = useKeyframes<SVGGElement>(
    playKey,
    [
      { ...keyframeAt(from), offset: 0 },
      { ...keyframeAt(to), offset: THROW_OFFSET },
      keyframeAt(to),
    ],
    duration,
    'ease-out',
  );
  return <CapMarker ref={cap} place={to} color={color} small />;
};

/** A runner animated from base to base, who fades out at the end when put out or home. */
const Runner = ({
  move,
  color,
  playKey,
  duration,
}: {
  move: RunnerMove;
  color: Color;
  playKey: string | number | null;
  duration: number;
}) => {
  const hasLeft = move.out || move.to === 4;
  const frames: Keyframe[] = BASE_LOCATIONS.slice(move.from, move.to + 1).map((place) => ({
    ...keyframeAt(place),
    opacity: 1,
  }));
  if (hasLeft) frames.push({ ...frames.at(-1), opacity: 0 });
  const cap = useKeyframes<SVGGElement>(playKey, frames, duration, 'ease-in-out');
  return (
    <g visibility={hasLeft && (duration === 0 || playKey === null) ? 'hidden' : undefined}>
      <CapMarker ref={cap} place={BASE_LOCATIONS[move.to]} color={color} isGone={hasLeft} />
    </g>
  );
};

const describeBases = (runners: readonly (1 | 2 | 3)[]): string => {
  if (runners.length === 0) return 'Bases empty.';
  if (runners.length === 3) return 'Bases loaded.';
  const bases = ([1, 2, 3] as const)
    .filter((base) => runners.includes(base))
    .map((base) => BASE_WORDS[base]);
  return bases.length === 1 ? `Runner on ${bases[0]}.` : `Runners on ${bases.join(' and ')}.`;
};

/**
 * The ballpark in perspective from high behind the plate, to scale, with an animation of the last
 * play.
 */
export const BallField = ({
  runners,
  battingColor,
  fieldingColor,
  ball = null,
  fielder = null,
  moves = [],
  fielders = ALL_NINE,
  playKey = null,
  duration = 0,
  className,
}: Props) => {
  const time = useReducedMotion() ? 0 : duration;
  const ballText = ball
    ? ` Ball to ${describeHitLocation(ball)}, ${Math.round(ball.distance)} feet.`
    : '';
  const reachedBases = moves.filter(({ to, out }) => !out && to !== 4).map(({ to }) => to);
  const chaser = ball === null ? null : findFielderToBall(ball, fielder);
  const stationaryRunners = runners.filter((base) => !reachedBases.includes(base));
  return (
    <svg
      viewBox="-300 -178 600 398"
      // In a frame of another shape the plate stays at its foot.
      preserveAspectRatio="xMidYMax meet"
      className={className}
      role="img"
      aria-label={`${describeBases(runners)}${ballText}`}
    >
      <Ballpark />
      {fielders
        .filter((position) => position !== chaser?.position)
        .map((position) => (
          <CapMarker
            key={position}
            place={FIELDER_LOCATIONS[position]}
            color={fieldingColor}
            small
          />
        ))}
      {chaser && (
        <Chaser
          from={FIELDER_LOCATIONS[chaser.position]}
          to={chaser.to}
          color={fieldingColor}
          playKey={playKey}
          duration={time}
        />
      )}
      {stationaryRunners.map((base) => (
        <CapMarker key={base} place={BASE_LOCATIONS[base]} color={battingColor} />
      ))}
      {moves.map((move) => (
        <Runner
          key={`${move.from} ${move.to}`}
          move={move}
          color={battingColor}
          playKey={playKey}
          duration={time}
        />
      ))}
      {ball && (
        <Ball ball={ball} thrownTo={throwTarget(ball, moves)} playKey={playKey} duration={time} />
      )}
    </svg>
  );
};
