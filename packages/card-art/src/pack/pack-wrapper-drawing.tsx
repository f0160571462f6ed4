/** @jsxImportSource @pennant/card-art/shapes */
import { FittedText } from '../card/fitted-text.tsx';
import { textColorOn } from '../color.ts';
import { WrapperPatternDrawing } from './wrapper-pattern.tsx';
import { wrapperStyle, type WrappedSeries, type WrapperPattern } from './wrapper-style.ts';

/** Returns the path of a crimped edge of the wrapper, from x 0 to 220. */
const crimpPath = (y: number, depth: number) =>
  Array.from({ length: 22 }, (_, i) => `L${i * 10 + 5} ${y + depth}L${i * 10 + 10} ${y}`).join('');

const OUTLINE = `M0 6${crimpPath(6, -6)}V324${Array.from({ length: 22 }, (_, i) => `L${215 - i * 10} 330L${210 - i * 10} 324`).join('')}Z`;
/** The line along which the wrapper tears. */
const TEAR =
  'L220 66L206 60L196 70L182 58L170 68L154 56L144 67L128 60L112 70L98 58L84 68L70 57L56 69L40 58L28 68L14 60L0 68';

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

interface Props {
  readonly series: WrappedSeries;
  /** Draws the top torn off. */
  readonly torn: boolean;
  /** The prefix of the ids of its definitions, unique in the page. */
  readonly ids: string;
}

/** Returns a wax pack in the print style of its period, in -6 -24 232 360. */
export const drawPackWrapper = ({ series, torn, ids }: Props) => {
  const style = wrapperStyle(series);
  const centerText = textColorOn(style[CENTER_COLORS[style.pattern]]);
  const title = series.year === null ? shortName(series.name) : String(series.year);
  return (
    <>
      <clipPath id={`${ids}top`}>
        <path d={`M0 -30H220${TEAR}Z`} />
      </clipPath>
      <clipPath id={`${ids}body`}>
        <path d={`M0 360H220${TEAR}Z`} />
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
      {torn ? (
        <>
          <path d="M10 40H210V76H10Z" fill="#efe2c4" />
          <use href={`#${ids}print`} clipPath={`url(#${ids}body)`} />
          <g className="pack-wrapper-top">
            <use href={`#${ids}print`} clipPath={`url(#${ids}top)`} />
          </g>
        </>
      ) : (
        <use href={`#${ids}print`} />
      )}
    </>
  );
};
