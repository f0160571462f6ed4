/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import type { Color } from '../color.ts';
import { drawDie } from '../dice/die-drawing.tsx';
import { drawBall, drawFlightPath } from '../field/ball-drawing.tsx';
import { computeFlightPath, type BattedBall } from '../field/ball-flight.ts';
import { drawCap } from '../field/cap-drawing.tsx';
import { BASE_LOCATIONS, FIELDER_LOCATIONS } from '../field/field-dimensions.ts';
import { drawField } from '../field/field-drawing.tsx';
import { projectPoint, type FieldPoint } from '../field/projection.ts';
import { wrapText } from './wrap-text.ts';

interface PreviewSide {
  readonly name: string;
  readonly runs: number;
  readonly hasWon: boolean;
  readonly cap: Color;
}

/** What the preview image of a game shows. */
export interface GamePreview {
  readonly visitors: PreviewSide;
  readonly home: PreviewSide;
  /** Above the play: "Final", "Bottom 9". */
  readonly when: string;
  readonly play: {
    readonly headline: string;
    readonly sentence: string;
    /** Faces of each pair of dice, the batter's first; null for a pair that was not rolled. */
    readonly dice: readonly (readonly [number, number] | null)[];
    readonly ball: BattedBall | null;
    readonly runners: readonly (1 | 2 | 3)[];
    readonly isTopHalf: boolean;
  };
}

const CHALK = '#f6f0dc';
const LAMP = '#f3c34f';
const FIELD_LEFT = 600;
const BOARD_HEIGHT = 216;

/** Returns the preview image of a game, in 1200 by 630: both teams, the score, and the play. */
export const drawGamePreview = ({ visitors, home, when, play }: GamePreview) => (
  <>
    <rect width={1200} height={630} fill="#0d251b" />
    <svg
      x={FIELD_LEFT}
      y={BOARD_HEIGHT}
      width={1200 - FIELD_LEFT}
      height={630 - BOARD_HEIGHT}
      viewBox="-300 -178 600 398"
      preserveAspectRatio="xMidYMax slice"
    >
      <PlayOnField play={play} visitors={visitors} home={home} />
    </svg>
    <rect width={1200} height={BOARD_HEIGHT} fill="#17382a" />
    <path d={`M0 ${BOARD_HEIGHT}H1200`} stroke={LAMP} strokeWidth={6} />
    <Line side={visitors} y={88} />
    <Line side={home} y={182} />
    <rect y={BOARD_HEIGHT + 3} width={FIELD_LEFT} height={630 - BOARD_HEIGHT} fill="#fdf8ec" />
    <path d={`M${FIELD_LEFT} ${BOARD_HEIGHT}V630`} stroke="#0d251b" strokeWidth={8} />
    <text x={48} y={278} fontSize={30} className="art-varsity" fill="#51453a">
      {when}
    </text>
    <Play play={play} />
    <text x={420} y={602} fontSize={52} className="art-script" fill="#a31e1a">
      Pennant
    </text>
  </>
);

/** A team's line of the board: its name, and its runs on a plate. */
const Line = ({ side: { name, runs, hasWon }, y }: { side: PreviewSide; y: number }) => (
  <>
    {hasWon ? <path d={`M40 ${y - 36}L68 ${y - 22}L40 ${y - 8}Z`} fill="#c9372f" /> : undefined}
    <FittedText face="slab" x={88} y={y} size={60} room={900} fill={CHALK} anchor="start">
      {name}
    </FittedText>
    <rect x={1028} y={y - 64} width={124} height={82} rx={8} fill="#10281e" stroke="#2f5844" />
    <text
      x={1090}
      y={y}
      fontSize={68}
      textAnchor="middle"
      className="art-slab"
      fill={hasWon ? LAMP : CHALK}
    >
      {runs}
    </text>
  </>
);

const SENTENCE = { columns: 34, rows: 4 };
const DIE = 0.62;

/** The play in words, with its dice. */
const Play = ({ play: { headline, sentence, dice } }: { play: GamePreview['play'] }) => (
  <>
    <FittedText face="slab" x={48} y={342} size={58} room={530} fill="#a31e1a" anchor="start">
      {headline}
    </FittedText>
    {wrapText(sentence, SENTENCE).map((line, index) => (
      <text x={48} y={396 + index * 42} fontSize={33} className="art-zilla" fill="#211a14">
        {line}
      </text>
    ))}
    {dice
      .filter((pair) => pair !== null)
      .flatMap((pair, at) =>
        pair.map((face, index) => (
          <g
            transform={`translate(${48 + at * 168 + index * 76} 546) rotate(${index === 0 ? -5 : 6} 31 31) scale(${DIE})`}
          >
            {drawDie(face, index === 0 ? 'red' : 'navy')}
          </g>
        )),
      )}
  </>
);

/** The field with the fielders, the runners after the play, and the ball's way. */
const PlayOnField = ({ play, visitors, home }: Pick<GamePreview, 'play' | 'visitors' | 'home'>) => {
  const isTop = play.isTopHalf;
  const path = play.ball === null ? null : computeFlightPath(play.ball);
  return (
    <>
      {drawField('grass')}
      {Object.values(FIELDER_LOCATIONS).map((place) => (
        <Cap place={place} color={isTop ? home.cap : visitors.cap} isSmall />
      ))}
      {play.runners.map((base) => (
        <Cap place={BASE_LOCATIONS[base]} color={isTop ? visitors.cap : home.cap} isSmall={false} />
      ))}
      {path === null ? undefined : (
        <>
          {drawFlightPath(path)}
          <At place={path.at(-1) ?? { x: 0, y: 0 }}>{drawBall()}</At>
        </>
      )}
    </>
  );
};

const Cap = ({ place, color, isSmall }: { place: FieldPoint; color: Color; isSmall: boolean }) => (
  <At place={place}>{drawCap(place, color, isSmall)}</At>
);

const At = ({ place, children }: { place: FieldPoint; children: ReturnType<typeof drawBall> }) => {
  const [x, y] = projectPoint(place);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
};
