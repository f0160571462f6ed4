import type { Paint } from '../paint.ts';
import { useKeyframes } from '../use-keyframes.ts';
import { useStill } from '../use-still.ts';
import { CapMarker } from './cap-marker.tsx';
import { chase, flight, whereTo, type BattedBall } from './flight.ts';
import { Ground } from './ground.tsx';
import { BASES, FIELDER_PLACES, type FieldPosition } from './places.ts';
import { outline, seen, type Place } from './projection.ts';

/** A man's way in an event: 0 the plate, 1 to 3, 4 home. */
export interface RunnerMove {
  readonly from: 0 | 1 | 2 | 3;
  readonly to: 1 | 2 | 3 | 4;
  readonly out: boolean;
}

interface Props {
  /** Bases with a runner on them, after the event. */
  runners: readonly (1 | 2 | 3)[];
  /** Colour of the caps of the side at bat, and of the side in the field. */
  battingColor: Paint;
  fieldingColor: Paint;
  /** The ball of the last event; null for none. */
  ball?: BattedBall | null;
  /** Who fielded it; the nearest man unless told. */
  fielder?: FieldPosition | null;
  /** Who ran in the last event. */
  moves?: readonly RunnerMove[];
  /** Where fielders stand; all nine unless told. */
  fielders?: readonly FieldPosition[];
  /** A new value plays ball and moves anew; null shows how things stand. */
  playKey?: string | number | null;
  /** How long the play is shown, ms. 0: nothing moves. */
  duration?: number;
  className?: string;
}

const ALL_NINE = Object.keys(FIELDER_PLACES) as FieldPosition[];
const BASE_WORDS = { 1: 'first', 2: 'second', 3: 'third' } as const;

const frame = (place: Place): Keyframe => {
  const [x, y] = seen(place);
  return { transform: `translate(${x}px, ${y}px)` };
};

/** Of the time of a play, how much the ball takes to a fielder who then throws. */
const BEFORE_THROW = 0.55;

/** The base that a ground ball is thrown to: where the first man was put out. Null where nobody throws. */
const throwTo = ({ kind }: BattedBall, moves: readonly RunnerMove[]): Place | null => {
  const out = kind === 'ground' ? moves.find((move) => move.out) : undefined;
  return out === undefined ? null : BASES[out.to];
};

/** The ball in its flight, its shadow under it, the line that stays when it has landed, and the throw to a base. */
const Ball = ({
  ball,
  thrownTo,
  playKey,
  duration,
}: {
  ball: BattedBall;
  thrownTo: Place | null;
  playKey: string | number | null;
  duration: number;
}) => {
  const way = flight(ball);
  const landed = way.at(-1) ?? { x: 0, y: 0 };
  const [x, y] = seen(thrownTo ?? landed);
  const frames = (drawn: (place: Place) => Keyframe): Keyframe[] => {
    if (thrownTo === null) return way.map(drawn);
    const last = way.length - 1;
    return [
      ...way.map((place, at) => ({ ...drawn(place), offset: (BEFORE_THROW * at) / last })),
      { ...drawn(landed), offset: BEFORE_THROW + 0.1 },
      { ...drawn(thrownTo), offset: 1 },
    ];
  };
  const inAir = useKeyframes<SVGGElement>(playKey, frames(frame), duration);
  const shadow = useKeyframes<SVGEllipseElement>(
    playKey,
    frames((place) => frame({ ...place, z: 0 })),
    duration,
  );
  return (
    <g>
      <path
        d={outline(way, false)}
        fill="none"
        stroke="#fffdf0"
        strokeWidth="1.8"
        strokeDasharray="2 5"
        strokeLinecap="round"
        opacity=".85"
      />
      <ellipse ref={shadow} rx="5" ry="2.4" opacity=".35" transform={`translate(${x} ${y})`} />
      <g ref={inAir} transform={`translate(${x} ${y})`}>
        <circle r="6.6" fill="#fffdf4" stroke="#3a2a1c" strokeWidth="1" />
        <path
          d="M-3.6 -5C-1 -2 -1 2 -3.6 5M3.6 -5C1 -2 1 2 3.6 5"
          fill="none"
          stroke="#b3231d"
          strokeWidth="1"
        />
      </g>
    </g>
  );
};

/** The fielder who goes after the ball: from his place to it, and there he stays until the next. */
const Chaser = ({
  from,
  to,
  color,
  playKey,
  duration,
}: {
  from: Place;
  to: Place;
  color: Paint;
  playKey: string | number | null;
  duration: number;
}) => {
  const cap = useKeyframes<SVGGElement>(
    playKey,
    [{ ...frame(from), offset: 0 }, { ...frame(to), offset: BEFORE_THROW }, frame(to)],
    duration,
    'ease-out',
  );
  return <CapMarker ref={cap} place={to} color={color} small />;
};

/** A runner on his way round the bases; he ends where the event left him, or fades where he was put out or scored. */
const Runner = ({
  move,
  color,
  playKey,
  duration,
}: {
  move: RunnerMove;
  color: Paint;
  playKey: string | number | null;
  duration: number;
}) => {
  const gone = move.out || move.to === 4;
  const frames: Keyframe[] = BASES.slice(move.from, move.to + 1).map(frame);
  if (gone) frames.push({ ...frames.at(-1), opacity: 0 });
  const cap = useKeyframes<SVGGElement>(playKey, frames, duration, 'ease-in-out');
  return (
    <g
      visibility={gone && (duration === 0 || playKey === null) ? 'hidden' : undefined}
      opacity={gone ? 0 : 1}
    >
      <CapMarker ref={cap} place={BASES[move.to]} color={color} />
    </g>
  );
};

const situation = (runners: readonly (1 | 2 | 3)[]): string => {
  if (runners.length === 0) return 'Bases empty.';
  if (runners.length === 3) return 'Bases loaded.';
  const bases = ([1, 2, 3] as const)
    .filter((base) => runners.includes(base))
    .map((base) => BASE_WORDS[base]);
  return bases.length === 1 ? `Runner on ${bases[0]}.` : `Runners on ${bases.join(' and ')}.`;
};

/** The park from high behind the plate, base paths true to scale, with the last play on it. */
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
  const time = useStill() ? 0 : duration;
  const said = ball ? ` Ball to ${whereTo(ball)}, ${Math.round(ball.distance)} feet.` : '';
  const moved = moves.filter(({ to, out }) => !out && to !== 4).map(({ to }) => to);
  const chased = ball === null ? null : chase(ball, fielder);
  const standing = runners.filter((base) => !moved.includes(base));
  return (
    <svg
      viewBox="-300 -178 600 398"
      className={className}
      role="img"
      aria-label={`${situation(runners)}${said}`}
    >
      <Ground />
      {fielders
        .filter((position) => position !== chased?.position)
        .map((position) => (
          <CapMarker key={position} place={FIELDER_PLACES[position]} color={fieldingColor} small />
        ))}
      {chased && (
        <Chaser
          from={FIELDER_PLACES[chased.position]}
          to={chased.to}
          color={fieldingColor}
          playKey={playKey}
          duration={time}
        />
      )}
      {standing.map((base) => (
        <CapMarker key={base} place={BASES[base]} color={battingColor} />
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
        <Ball ball={ball} thrownTo={throwTo(ball, moves)} playKey={playKey} duration={time} />
      )}
    </svg>
  );
};
