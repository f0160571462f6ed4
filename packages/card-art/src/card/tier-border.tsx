/** @jsxImportSource @pennant/card-art/shapes */
import type { Tier } from '@pennant/rules/cards/tier';
import type { Drawing } from '../shapes/shape.ts';
import { tierColors } from './tier-colors.ts';

interface Props {
  tier: Tier;
  thumbnail: boolean;
  /** The id of the gradient, unique in the page. */
  shine: string;
}

/** The outer frame of a card, 250 x 350 and 12 wide, in the metal of its tier. */
export const TierBorder = ({ tier, thumbnail, shine }: Props) => {
  const metal = tierColors(tier);
  return (
    <>
      <linearGradient id={shine} x2={0.8} y2={1}>
        <stop stopColor={metal.light} />
        {!thumbnail && <stop offset={0.3} stopColor={metal.base} />}
        {!thumbnail && <stop offset={0.5} stopColor={metal.light} />}
        <stop offset={0.62} stopColor={metal.base} />
        <stop offset={1} stopColor={metal.deep} />
      </linearGradient>
      <rect
        x={1}
        y={1}
        width={248}
        height={348}
        rx={8}
        fill={`url(#${shine})`}
        stroke={metal.deep}
        strokeWidth={2}
      />
      {!thumbnail && <BorderOrnament tier={tier} />}
    </>
  );
};

const CORNERS = [
  [0, 0],
  [250, 0],
  [0, 350],
  [250, 350],
] as const;

/** The ornament of a tier's frame: tiers differ by pattern as well as by color. */
const BorderOrnament = ({ tier }: { tier: Tier }) => {
  const { light, base, deep } = tierColors(tier);
  const line = (inset: number, stroke: string, strokeWidth: number, dash?: string, opacity = 1) => (
    <rect
      x={inset}
      y={inset}
      width={250 - 2 * inset}
      height={350 - 2 * inset}
      rx={Math.max(2, 9 - inset)}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeDasharray={dash}
      strokeLinecap="round"
      opacity={opacity}
    />
  );
  const inCorners = (corner: Drawing) =>
    CORNERS.map(([x, y]) => (
      <g transform={`translate(${x} ${y}) scale(${x === 0 ? 1 : -1} ${y === 0 ? 1 : -1})`}>
        {corner}
      </g>
    ));
  switch (tier) {
    case 'iron':
      return (
        <>
          {line(2.6, light, 1, undefined, 0.6)}
          {inCorners(
            <g>
              <circle cx={7.5} cy={7.5} r={3.4} fill={deep} />
              <circle cx={7} cy={7} r={2.2} fill={light} />
            </g>,
          )}
        </>
      );
    case 'bronze':
      return (
        <>
          {line(3, light, 1.2, undefined, 0.8)}
          {line(6.2, deep, 1.2, undefined, 0.8)}
        </>
      );
    case 'silver':
      return (
        <>
          {line(6, deep, 3.4, '.1 6.3', 0.75)}
          {line(5.6, '#ffffff', 2.2, '.1 6.3')}
        </>
      );
    case 'gold':
      return (
        <>
          {line(3.2, light, 1.4)}
          {line(8.4, deep, 1)}
          {inCorners(
            <path
              d="M3 34C11 30 10 20 6 19C3 19 3 24 6 24M34 3C30 11 20 10 19 6C19 3 24 3 24 6M4 4C12 4 15 9 15 15C9 15 4 12 4 4Z"
              fill="none"
              stroke={deep}
              strokeWidth={1.5}
              strokeLinecap="round"
            />,
          )}
        </>
      );
    case 'titanium':
      return (
        <>
          {line(4, light, 1, undefined, 0.9)}
          {line(7.6, deep, 1.4, '26 4')}
          {inCorners(
            <path
              d="M1.5 9Q1.5 1.5 9 1.5L27 1.5L1.5 27Z"
              fill={deep}
              stroke={light}
              strokeWidth={1.4}
            />,
          )}
        </>
      );
    case 'uranium':
    default:
      return (
        <>
          <rect x={2} y={2} width={246} height={346} rx={7} fill={deep} opacity={0.72} />
          <g className="art-glow">
            {line(6.5, base, 8, undefined, 0.45)}
            {line(6.5, light, 3.6, undefined, 0.65)}
            {line(6.5, '#fbffe6', 1.4)}
          </g>
        </>
      );
  }
};
