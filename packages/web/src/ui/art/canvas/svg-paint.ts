/** The 2D context of a canvas of the page or of an offscreen canvas. */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The SVG paint attributes that a shape inherits from the group around it. */
export interface SvgPaint {
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
export const INITIAL_PAINT: SvgPaint = {
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
export type SvgAttributes = Readonly<Record<string, unknown>>;

/** Returns an attribute as text; empty where the element does not have it. */
export function attributeText(attributes: SvgAttributes, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the paint inside an element: its own attributes over the inherited ones. */
export function inheritPaint(ink: SvgPaint, attributes: SvgAttributes): SvgPaint {
  const own: Record<string, unknown> = {};
  for (const name in INITIAL_PAINT) {
    const text = attributeText(attributes, name);
    if (text === '') continue;
    own[name] = typeof INITIAL_PAINT[name as keyof SvgPaint] === 'number' ? Number(text) : text;
  }
  return { ...ink, ...own };
}

/** Parses a `strokeDasharray`; empty for a solid line. */
export const parseDashArray = (text: string): number[] =>
  text === '' ? [] : text.split(/[ ,]+/).map(Number);
