/** @jsxImportSource @pennant/card-art/shapes */
import type { Color } from '../color.ts';
import { footScaleAt, type FieldPoint } from './projection.ts';

/** Returns a cap in a side's color, around (0, 0): a runner, or a fielder, who is smaller. */
export const drawCap = (place: FieldPoint, color: Color, small: boolean) => {
  const size = (small ? 0.5 : 0.78) * Math.min(1.25, footScaleAt(place) / 1.5);
  return (
    <g transform={`scale(${size.toFixed(2)})`}>
      <ellipse cy={2} rx={19} ry={7} fill="#000" opacity={0.28} />
      <path
        d="M-15 0C-16 -18 -8 -27 1 -27C11 -27 17 -18 16 -3C6 -7 -6 -6 -15 0Z"
        fill={color}
        stroke="#fff8e6"
        strokeWidth={2.4}
      />
      <path
        d="M-13 0C-4 -8 14 -9 25 1C18 0 -2 -1 -11 4Z"
        fill={color}
        stroke="#fff8e6"
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
    </g>
  );
};
