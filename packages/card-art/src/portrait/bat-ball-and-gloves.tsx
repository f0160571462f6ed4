/** @jsxImportSource @pennant/card-art/shapes */
import type { Uniform } from './uniform.ts';

interface Props {
  kit: Uniform;
  thumbnail: boolean;
}

/** A bat along the x axis: knob at 0, end of the barrel at 150. `transform` places it. */
export const Bat = ({ kit, thumbnail, transform }: Props & { transform: string }) => (
  <g transform={transform}>
    <path
      d="M-4 -6C-7 -5 -7 5 -4 6L4 5C40 4 70 8 96 11C118 13 140 13 146 10C152 6 152 -6 146 -10C140 -13 118 -13 96 -11C70 -8 40 -4 4 -5Z"
      fill={kit.wood}
      stroke={kit.line}
      strokeWidth={2}
      strokeLinejoin="round"
    />
    <path
      d="M4 1C40 1 70 3 96 4C118 5 140 5 149 3C149 7 148 9 146 10C140 13 118 13 96 11C70 8 40 4 4 5Z"
      fill={kit.woodShade}
    />
    {!thumbnail && <path d="M104 -3h14" stroke={kit.woodShade} strokeWidth={3} />}
  </g>
);

/** A baseball of radius `r`, centered on (x, y). */
export const Ball = ({ kit, x, y, r = 10 }: { kit: Uniform; x: number; y: number; r?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
    <circle r={10} fill={kit.ball} stroke={kit.line} strokeWidth={2} />
    <path
      d="M-6 -7C-2 -3 -2 3 -6 7M6 -7C2 -3 2 3 6 7"
      fill="none"
      stroke={kit.stitches}
      strokeWidth={1.6}
    />
  </g>
);

/** A fielder's glove, fingers up; the origin is its palm. */
export const Glove = ({ kit, thumbnail, transform }: Props & { transform: string }) => (
  <g transform={transform} strokeLinejoin="round">
    <path
      d="M-16 22C-26 12 -34 0 -33 -8C-31 -14 -25 -12 -22 -6C-25 -20 -24 -32 -18 -34C-12 -35 -11 -26 -10 -22C-10 -34 -8 -41 -2 -41C4 -41 4 -32 4 -23C6 -33 9 -38 14 -36C20 -34 17 -24 16 -18C20 -26 25 -28 28 -25C33 -19 27 -2 22 10C20 18 16 24 10 27C0 30 -10 28 -16 22Z"
      fill={kit.leather}
      stroke={kit.line}
      strokeWidth={2.2}
    />
    <path
      d="M-10 -18C-10 -6 -12 2 -18 6M4 -20C4 -10 6 -6 8 -4M16 -16C13 -8 12 -2 14 4"
      fill="none"
      stroke={kit.leatherShade}
      strokeWidth={2.2}
      strokeLinecap="round"
    />
    {!thumbnail && (
      <path d="M-16 8C-6 0 8 2 14 12C8 20 -8 20 -16 8Z" fill={kit.leatherShade} opacity={0.6} />
    )}
  </g>
);

/** A catcher's mitt, centered on its pocket. */
export const Mitt = ({ kit, thumbnail, x, y }: Props & { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-30 16C-38 -4 -32 -30 -12 -37C4 -42 22 -38 31 -24C39 -10 36 14 22 27C6 40 -22 36 -30 16Z"
      fill={kit.leather}
      stroke={kit.line}
      strokeWidth={2.4}
    />
    <path
      d="M-20 10C-24 -6 -18 -20 -6 -24C8 -28 20 -20 22 -8C24 8 14 20 2 22C-8 23 -17 19 -20 10Z"
      fill={kit.leatherShade}
    />
    {!thumbnail && (
      <path
        d="M-28 -18L-18 -12M-10 -36L-6 -25M12 -38L10 -24M30 -22L20 -14"
        stroke={kit.ball}
        strokeWidth={1.8}
        strokeLinecap="round"
        opacity={0.8}
      />
    )}
  </g>
);
