/** Where a drawing is painted: the page's canvas, or one without a page. */
export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What a shape takes over from the group around it, by SVG's rules, where it says nothing itself. */
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

/** The attributes of an element, as React holds them. */
export type Attributes = Readonly<Record<string, unknown>>;

/** An attribute as SVG would have it written; empty where an element does not say it. */
export function word(attributes: Attributes, name: string): string {
  const said = attributes[name];
  return typeof said === 'string' || typeof said === 'number' ? String(said) : '';
}

/** The ink inside an element. */
export function inkWithin(ink: Ink, attributes: Attributes): Ink {
  const own: Record<string, unknown> = {};
  for (const name in FIRST_INK) {
    const said = word(attributes, name);
    if (said === '') continue;
    own[name] = typeof FIRST_INK[name as keyof Ink] === 'number' ? Number(said) : said;
  }
  return { ...ink, ...own };
}

/** Dashes and gaps of a `strokeDasharray`; none for a full line. */
export const dashes = (text: string): number[] =>
  text === '' ? [] : text.split(/[ ,]+/).map(Number);
