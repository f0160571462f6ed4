import type { Tier } from '@pennant/rules/cards/tier';
import { tierMetal } from './tier-metal.ts';

/** A closed figure of straight sides around the origin; `dent` below 1 makes it a burst. */
const burst = (points: number, radius: number, dent = 1): string => {
  const steps = dent === 1 ? points : points * 2;
  const corners = Array.from({ length: steps }, (_, at) => {
    const reach = dent !== 1 && at % 2 === 1 ? radius * dent : radius;
    const turn = (at / steps) * 2 * Math.PI - Math.PI / 2 + (dent === 1 ? Math.PI / points : 0);
    return `${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
};

const round = (radius: number) =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;

/** The outline of each tier's disc: the tier shows in its form as well as in its metal. */
export const DISC_SHAPES: Readonly<Record<Tier, string>> = {
  iron: burst(6, 26),
  bronze: round(24),
  silver: burst(24, 26, 0.93),
  gold: burst(16, 28, 0.86),
  titanium: burst(8, 26),
  uranium: burst(12, 28, 0.9),
};

interface Props {
  rating: number;
  tier: Tier;
  x: number;
  y: number;
  scale?: number;
  /** Without the fine ring, which is lost on a small card. */
  thumbnail?: boolean;
}

export const RatingDisc = ({ rating, tier, x, y, scale = 1, thumbnail = false }: Props) => {
  const metal = tierMetal(tier);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d={DISC_SHAPES[tier]}
        fill={metal.base}
        stroke={metal.deep}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {!thumbnail && <circle r="19.5" fill="none" stroke={metal.light} strokeWidth="1.8" />}
      <text
        y="9"
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
