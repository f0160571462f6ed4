import type { Appearance } from '../shapes/shape.ts';

/** The attributes that a shape inherits from the group around it. */
export interface InheritedPaint {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeLinecap: CanvasLineCap;
  readonly strokeLinejoin: CanvasLineJoin;
  readonly strokeDasharray: string;
  readonly strokeOpacity: number;
  readonly paintOrder: 'normal' | 'stroke';
}

/** The initial values of the inherited attributes, as SVG defines them. */
export const INITIAL_PAINT: InheritedPaint = {
  fill: '#000',
  stroke: 'none',
  strokeWidth: 1,
  strokeLinecap: 'butt',
  strokeLinejoin: 'miter',
  strokeDasharray: '',
  strokeOpacity: 1,
  paintOrder: 'normal',
};

/** Returns the paint of a shape: its own attributes over the inherited ones. */
export function inheritPaint(inherited: InheritedPaint, own: Appearance): InheritedPaint {
  const {
    fill = inherited.fill,
    stroke = inherited.stroke,
    strokeWidth = inherited.strokeWidth,
    strokeLinecap = inherited.strokeLinecap,
    strokeLinejoin = inherited.strokeLinejoin,
    strokeDasharray = inherited.strokeDasharray,
    strokeOpacity = inherited.strokeOpacity,
    paintOrder = inherited.paintOrder,
  } = own;
  return {
    fill,
    stroke,
    strokeWidth,
    strokeLinecap,
    strokeLinejoin,
    strokeDasharray,
    strokeOpacity,
    paintOrder,
  };
}

/** Parses a `strokeDasharray`; empty for a solid line. */
export const parseDashArray = (text: string): number[] =>
  text === '' ? [] : text.split(/[ ,]+/).map(Number);
