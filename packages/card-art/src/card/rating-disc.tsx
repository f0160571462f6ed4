/** @jsxImportSource @pennant/card-art/shapes */
import type { Tier } from '@pennant/rules/cards/tier';
import { tierColors } from './tier-colors.ts';

/** Returns the path of a polygon around the origin; a `dent` below 1 makes it a starburst. */
const polygonPath = (points: number, radius: number, dent = 1): string => {
  const steps = dent === 1 ? points : points * 2;
  const corners = Array.from({ length: steps }, (_, index) => {
    const distance = dent !== 1 && index % 2 === 1 ? radius * dent : radius;
    const angle = (index / steps) * 2 * Math.PI - Math.PI / 2 + (dent === 1 ? Math.PI / points : 0);
    return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
};

const circlePath = (radius: number) =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;

/** The outline of each tier's disc: tiers differ by shape as well as by color. */
export const DISC_SHAPES: Readonly<Record<Tier, string>> = {
  iron: polygonPath(6, 26),
  bronze: circlePath(24),
  silver: polygonPath(24, 26, 0.93),
  gold: polygonPath(16, 28, 0.86),
  titanium: polygonPath(8, 26),
  uranium: polygonPath(12, 28, 0.9),
};

interface Props {
  rating: number;
  tier: Tier;
  x: number;
  y: number;
  scale?: number;
  /** Leaves out the thin ring, which is invisible on a small card. */
  thumbnail?: boolean;
}

/** The disc with the rating on a card's front. */
export const RatingDisc = ({ rating, tier, x, y, scale = 1, thumbnail = false }: Props) => {
  const metal = tierColors(tier);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d={DISC_SHAPES[tier]}
        fill={metal.base}
        stroke={metal.deep}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {!thumbnail && <circle r={19.5} fill="none" stroke={metal.light} strokeWidth={1.8} />}
      <text
        y={9}
        textAnchor="middle"
        fontSize={rating > 99 ? 20 : 25}
        className="art-slab"
        fill={metal.lettering}
      >
        {rating}
      </text>
    </g>
  );
};
