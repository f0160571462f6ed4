/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { textColorOn } from '../color.ts';
import { WrapperPatternDrawing } from './wrapper-pattern.tsx';
import { wrapperStyle, type WrappedSeries, type WrapperPattern } from './wrapper-style.ts';

/** Returns the path of a crimped edge of the wrapper, from x 0 to 220. */
const crimpPath = (y: number, depth: number) =>
  Array.from({ length: 22 }, (_, i) => `L${i * 10 + 5} ${y + depth}L${i * 10 + 10} ${y}`).join('');

const OUTLINE = `M0 6${crimpPath(6, -6)}V324${Array.from({ length: 22 }, (_, i) => `L${215 - i * 10} 330L${210 - i * 10} 324`).join('')}Z`;
/**
 * Returns the ragged line along which the wrapper tears, from its right edge to its left, about
 * `y`. Two lines of different phases have different teeth, as the two layers of torn paper do.
 */
const tearLine = (y: number, phase: number) =>
  Array.from({ length: 45 }, (_, i) => {
    const wave = 3.2 * Math.sin(i * 0.55 + phase) + 2.4 * Math.sin(i * 2.1 + 2 * phase);
    return `L${220 - i * 5} ${(y + wave + (i % 2) * 1.8).toFixed(1)}`;
  }).join('');

/** The height of the tear, in units of the drawing. */
const TEAR_Y = 63;
/** Where the print ends on either side of the tear: the paper's white fiber lies between. */
const PRINT_ENDS_ABOVE = tearLine(TEAR_Y - 4, 0.9);
const PRINT_ENDS_BELOW = tearLine(TEAR_Y + 4, 2.2);
const TEAR = tearLine(TEAR_Y, 0);
const PAPER = '#f6ecd3';

/** The color of each pattern behind the year. */
const CENTER_COLORS: Readonly<Record<WrapperPattern, 'ground' | 'second' | 'accent'>> = {
  ornament: 'second',
  oval: 'second',
  rays: 'accent',
  band: 'accent',
  circus: 'accent',
  star: 'ground',
  arcs: 'ground',
  pinstripes: 'ground',
  slashes: 'ground',
  floodlight: 'ground',
  sweep: 'second',
  jewel: 'ground',
};

/** Returns the initials of a long series name ("Most Valuable Players": "MVP"), else the name. */
const shortName = (name: string) => {
  const words = name.split(' ').filter((word) => /^[A-Z0-9]/.test(word));
  return (words.length > 2 ? words.map((word) => word.charAt(0)).join('') : name).toUpperCase();
};

/** A part of a wrapper: all of it, or one of the pieces that it tears into. */
export type WrapperPart =
  | 'whole'
  /** The top, torn off. */
  | 'strip'
  /** The front below the tear. */
  | 'body'
  /** What is seen of the back's inside behind the front that is torn. */
  | 'inside';

interface Props {
  readonly series: WrappedSeries;
  readonly part: WrapperPart;
  /** The prefix of the ids of its definitions, unique in the page. */
  readonly ids: string;
}

/** Returns the inside of the wrapper's back, which stands a little higher than its front. */
const drawInside = () => (
  <>
    <path d={`M0 120H220${tearLine(TEAR_Y - 10, 4)}Z`} fill={PAPER} />
    <path d={`M4 120H216${tearLine(TEAR_Y - 3, 1.4)}Z`} fill="#cdb88d" />
    <path d="M8 120H212V76H8Z" fill="#6b5432" />
  </>
);

/** Returns a wax pack, or a part of it, in the print style of its period, in -6 -24 232 360. */
export const drawPackWrapper = ({ series, part, ids }: Props) => {
  if (part === 'inside') return drawInside();
  const style = wrapperStyle(series);
  const centerText = textColorOn(style[CENTER_COLORS[style.pattern]]);
  const title = series.year === null ? shortName(series.name) : String(series.year);
  return (
    <>
      <clipPath id={`${ids}strip`}>
        <path d={`M0 -30H220${PRINT_ENDS_ABOVE}Z`} />
      </clipPath>
      <clipPath id={`${ids}body`}>
        <path d={`M0 360H220${PRINT_ENDS_BELOW}Z`} />
      </clipPath>
      <defs>
        <g id={`${ids}print`}>
          <path d={OUTLINE} fill={style.ground} />
          <svg width={220} height={330} viewBox="0 0 220 330">
            <svg y={18} width={220} height={294} viewBox="0 18 220 294">
              <WrapperPatternDrawing style={style} />
            </svg>
          </svg>
          <text
            x={110}
            y={52}
            textAnchor="middle"
            fontSize={25}
            className="art-script"
            fill={style.lettering}
            stroke={style.ground}
            strokeWidth={7}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {series.year === null ? 'special series' : 'Pennant'}
          </text>
          <FittedText
            face="slab"
            x={110}
            y={172}
            size={58}
            room={172}
            fill={centerText}
            edge={style[CENTER_COLORS[style.pattern]]}
          >
            {title}
          </FittedText>
          <path d="M0 268H220V302H0Z" fill={style.accent} />
          <FittedText
            face="varsity"
            x={110}
            y={291}
            size={17}
            room={196}
            fill={textColorOn(style.accent)}
          >
            {series.name.toUpperCase()}
          </FittedText>
          {/* crimps, folds and the shine of wax */}
          <path d="M0 10H220M0 15H220M0 315H220M0 320H220" stroke="#00000038" strokeWidth={2} />
          <path
            d="M30 18L78 312H118L66 18ZM150 18L190 312H200L162 18Z"
            fill="#ffffff"
            opacity={0.13}
          />
          <path d="M12 18L20 312M208 18L202 312" stroke="#000000" strokeWidth={2} opacity={0.14} />
          <path d={OUTLINE} fill="none" stroke="#1d130a" strokeWidth={2} opacity={0.6} />
        </g>
      </defs>
      {part === 'whole' ? (
        <use href={`#${ids}print`} />
      ) : (
        <>
          <path
            d={part === 'strip' ? `M1 6H219${TEAR}Z` : `M1 322H219${TEAR}Z`}
            fill={PAPER}
            stroke="#b79f70"
            strokeWidth={0.8}
          />
          <use href={`#${ids}print`} clipPath={`url(#${ids}${part})`} />
        </>
      )}
    </>
  );
};
