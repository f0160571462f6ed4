/** The 2D context of a canvas of the page or of an offscreen canvas. */
export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The SVG paint attributes that a shape inherits from the group around it. */
export interface Ink {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeLinecap: CanvasLineCap;
  readonly strokeLinejoin: CanvasLineJoin;
  readonly strokeDasharray: string;
  readonly strokeOpacity: number;
  readonly paintOrder: string;
}

/** The initial values of the inherited attributes, as SVG defines them. */
export const FIRST_INK: Ink = {
  fill: '#000',
  stroke: 'none',
  strokeWidth: 1,
  strokeLinecap: 'butt',
  strokeLinejoin: 'miter',
  strokeDasharray: '',
  strokeOpacity: 1,
  paintOrder: 'normal',
};

/** The props of a React SVG element. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Returns an attribute as text; empty where the element does not have it. */
export function word(attributes: Attributes, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the paint inside an element: its own attributes over the inherited ones. */
export function inkWithin(ink: Ink, attributes: Attributes): Ink {
  const own: Record<string, unknown> = {};
  for (const name in FIRST_INK) {
    const text = word(attributes, name);
    if (text === '') continue;
    own[name] = typeof FIRST_INK[name as keyof Ink] === 'number' ? Number(text) : text;
  }
  return { ...ink, ...own };
}

/** Parses a `strokeDasharray`; empty for a solid line. */
export const dashes = (text: string): number[] =>
  text === '' ? [] : text.split(/[ ,]+/).map(Number);
