import type { Ref } from 'react';
import type { Color } from '../color.ts';
import { footScaleAt, projectPoint, type FieldPoint } from './projection.ts';

interface Props {
  place: FieldPoint;
  color: Color;
  /** Fielders are drawn smaller than runners. */
  small?: boolean;
  ref?: Ref<SVGGElement>;
}

/** A fielder or runner on the field, drawn as a cap in the side's color. */
export const CapMarker = ({ place, color, small = false, ref }: Props) => {
  const [x, y] = projectPoint(place);
  const size = (small ? 0.5 : 0.78) * Math.min(1.25, footScaleAt(place) / 1.5);
  return (
    <g ref={ref} transform={`translate(${x} ${y})`}>
      <g transform={`scale(${size.toFixed(2)})`}>
        <ellipse cy="2" rx="19" ry="7" fill="#000" opacity=".28" />
        <path
          d="M-15 0C-16 -18 -8 -27 1 -27C11 -27 17 -18 16 -3C6 -7 -6 -6 -15 0Z"
          fill={color}
          stroke="#fff8e6"
          strokeWidth="2.4"
        />
        <path
          d="M-13 0C-4 -8 14 -9 25 1C18 0 -2 -1 -11 4Z"
          fill={color}
          stroke="#fff8e6"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
};
