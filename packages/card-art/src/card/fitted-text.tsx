/** @jsxImportSource @pennant/card-art/shapes */
import { countGraphemes } from '@pennant/rules/text/graphemes';
import type { Color } from '../color.ts';

/** Mean width of a capital letter of each font, in ems. */
const CAPITAL_WIDTHS = { slab: 0.76, varsity: 0.72, zilla: 0.64, script: 0.5, sans: 0.68 } as const;

const OUTLINE_ATTRIBUTES = {
  strokeWidth: 7,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

interface Props {
  children: string;
  face: keyof typeof CAPITAL_WIDTHS;
  x: number;
  y: number;
  /** The font size; a line longer than `room` gets a smaller one. */
  size: number;
  /** The available width, in drawing units. */
  room: number;
  fill: Color;
  anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing in ems. */
  spacing?: number;
  /** Color of an outline around the letters, for text over a pattern. */
  edge?: Color;
}

/** A line of text whose font size shrinks to fit the available width. */
export const FittedText = ({
  children,
  face,
  x,
  y,
  size,
  room,
  fill,
  anchor = 'middle',
  spacing = 0,
  edge,
}: Props) => {
  const widthInEms = countGraphemes(children) * (CAPITAL_WIDTHS[face] + spacing);
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.round(Math.min(size, room / widthInEms) * 10) / 10}
      textAnchor={anchor}
      letterSpacing={spacing === 0 ? undefined : `${spacing}em`}
      className={`art-${face}`}
      fill={fill}
      {...(edge === undefined ? {} : OUTLINE_ATTRIBUTES)}
      stroke={edge}
    >
      {children}
    </text>
  );
};
