import { useId } from 'react';
import { Lettering } from '../card/lettering.tsx';
import { letteringOn } from '../paint.ts';
import { PrintedPattern } from './wrapper-pattern.tsx';
import { wrapperStyle, type WrappedSeries, type WrapperPattern } from './wrapper-style.ts';
import '../art.css';
import './pack-wrapper.css';

/** The crimped edge of a wrapper, from x 0 to 220. */
const crimp = (y: number, depth: number) =>
  Array.from({ length: 22 }, (_, at) => `L${at * 10 + 5} ${y + depth}L${at * 10 + 10} ${y}`).join(
    '',
  );

const OUTLINE = `M0 6${crimp(6, -6)}V324${Array.from({ length: 22 }, (_, at) => `L${215 - at * 10} 330L${210 - at * 10} 324`).join('')}Z`;
/** Where the paper gives way. */
const TEAR =
  'L220 66L206 60L196 70L182 58L170 68L154 56L144 67L128 60L112 70L98 58L84 68L70 57L56 69L40 58L28 68L14 60L0 68';

/** Which of the inks lies behind the year. */
const HEART: Readonly<Record<WrapperPattern, 'ground' | 'second' | 'accent'>> = {
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

/** A special series in large letters: "MVP" of "Most Valuable Players", else the name itself. */
const shortName = (name: string) => {
  const words = name.split(' ').filter((word) => /^[A-Z0-9]/.test(word));
  return (words.length > 2 ? words.map((word) => word.charAt(0)).join('') : name).toUpperCase();
};

interface Props {
  series: WrappedSeries;
  /** The top is torn off and falls away. */
  torn?: boolean;
  decorative?: boolean;
  className?: string;
}

/** A wax pack, printed as packs of its time were; 2 to 3. */
export const PackWrapper = ({ series, torn = false, decorative = false, className }: Props) => {
  const ids = useId();
  const style = wrapperStyle(series);
  const heart = letteringOn(style[HEART[style.pattern]]);
  const big = series.year === null ? shortName(series.name) : String(series.year);
  return (
    <svg
      viewBox="-6 -24 232 360"
      className={`pack-wrapper ${className ?? ''}`}
      data-torn={torn || undefined}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `Pack: ${series.name}` })}
    >
      <clipPath id={`${ids}top`}>
        <path d={`M0 -30H220${TEAR}Z`} />
      </clipPath>
      <clipPath id={`${ids}body`}>
        <path d={`M0 360H220${TEAR}Z`} />
      </clipPath>
      <defs>
        <g id={`${ids}print`}>
          <path d={OUTLINE} fill={style.ground} />
          <svg width="220" height="330" viewBox="0 0 220 330">
            <svg y="18" width="220" height="294" viewBox="0 18 220 294">
              <PrintedPattern style={style} />
            </svg>
          </svg>
          <text
            x="110"
            y="52"
            textAnchor="middle"
            fontSize="25"
            className="art-script"
            fill={style.lettering}
            stroke={style.ground}
            strokeWidth="7"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {series.year === null ? 'special series' : 'Pennant'}
          </text>
          <Lettering
            face="slab"
            x={110}
            y={172}
            size={58}
            room={172}
            fill={heart}
            edge={style[HEART[style.pattern]]}
          >
            {big}
          </Lettering>
          <path d="M0 268H220V302H0Z" fill={style.accent} />
          <Lettering
            face="varsity"
            x={110}
            y={291}
            size={17}
            room={196}
            fill={letteringOn(style.accent)}
          >
            {series.name.toUpperCase()}
          </Lettering>
          {/* crimps, folds and the shine of wax */}
          <path d="M0 10H220M0 15H220M0 315H220M0 320H220" stroke="#00000038" strokeWidth="2" />
          <path
            d="M30 18L78 312H118L66 18ZM150 18L190 312H200L162 18Z"
            fill="#ffffff"
            opacity=".13"
          />
          <path d="M12 18L20 312M208 18L202 312" stroke="#000000" strokeWidth="2" opacity=".14" />
          <path d={OUTLINE} fill="none" stroke="#1d130a" strokeWidth="2" opacity=".6" />
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
    </svg>
  );
};
