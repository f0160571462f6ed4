import type { Paint } from '../paint.ts';

/** Mean width of a capital of each face, in ems. */
const CAPITALS = { slab: 0.76, varsity: 0.72, zilla: 0.64, script: 0.5, sans: 0.68 } as const;

const EDGE = { strokeWidth: 7, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;

interface Props {
  children: string;
  face: keyof typeof CAPITALS;
  x: number;
  y: number;
  /** The size where there's room; a long line is set smaller. */
  size: number;
  /** The room, in the drawing's units. */
  room: number;
  fill: Paint;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  /** A line around the letters, where they run over a pattern. */
  edge?: Paint;
}

/** A line of lettering that never runs out of its room. */
export const Lettering = ({
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
  const needs = children.length * (CAPITALS[face] + spacing);
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.round(Math.min(size, room / needs) * 10) / 10}
      textAnchor={anchor}
      letterSpacing={spacing === 0 ? undefined : `${spacing}em`}
      className={`art-${face}`}
      fill={fill}
      {...(edge === undefined ? {} : EDGE)}
      stroke={edge}
    >
      {children}
    </text>
  );
};
