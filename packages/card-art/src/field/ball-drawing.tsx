/** @jsxImportSource @pennant/card-art/shapes */
import { projectOutline, type FieldPoint } from './projection.ts';

/** Returns the dotted line of a ball's path over the field. */
export const drawFlightPath = (path: readonly FieldPoint[]) => (
  <path
    d={projectOutline(path, { closed: false })}
    fill="none"
    stroke="#fffdf0"
    strokeWidth={1.8}
    strokeDasharray="2 5"
    strokeLinecap="round"
    opacity={0.85}
  />
);

/** Returns the ball in flight, around (0, 0). */
export const drawBall = () => (
  <>
    <circle r={6.6} fill="#fffdf4" stroke="#3a2a1c" strokeWidth={1} />
    <path
      d="M-3.6 -5C-1 -2 -1 2 -3.6 5M3.6 -5C1 -2 1 2 3.6 5"
      fill="none"
      stroke="#b3231d"
      strokeWidth={1}
    />
  </>
);
