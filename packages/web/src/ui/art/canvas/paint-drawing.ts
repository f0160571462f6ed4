import { Fragment, isValidElement, type FunctionComponent, type ReactNode } from 'react';

import {
  dashes,
  FIRST_INK,
  inkWithin,
  word,
  type Attributes,
  type Ink,
  type Surface,
} from './ink.ts';
import { canvasFont } from './lettering-faces.ts';
import { openWindow, place, type ViewBox } from './placement.ts';

/** The value of a token of the style sheet, `--color-tier-gold`. */
export type Token = (name: string) => string;

interface Gradient {
  readonly to: readonly [x: number, y: number];
  readonly stops: readonly (readonly [offset: number, color: string])[];
}

/** Outlines are data: the same few hundred are drawn again and again. */
const outlines = new Map<string, Path2D>();
const MANY_OUTLINES = 4000;

function outline(d: string): Path2D {
  const known = outlines.get(d);
  if (known !== undefined) return known;
  if (outlines.size >= MANY_OUTLINES) outlines.clear();
  const fresh = new Path2D(d);
  outlines.set(d, fresh);
  return fresh;
}

/**
 * Paints a drawing of `ui/art` on a canvas: the same components and so the same picture as in the page, without an
 * element for each shape. It knows what the fronts of cards use of SVG (no hooks, groups' opacity for one shape at a
 * time) and throws at anything else.
 */
export function paintDrawing(surface: Surface, drawing: ReactNode, token: Token): void {
  const gradients = new Map<string, Gradient>();
  let font = '';
  const color = (value: string) =>
    value.startsWith('var(') ? token(value.slice('var('.length, -1)) : value;

  /** Fills and strokes; `along` says how, for one of the two. */
  const apply = (ink: Ink, fill: () => void, stroke: () => void): void => {
    const filled = () => {
      if (ink.fill === 'none') return;
      surface.fillStyle = color(ink.fill);
      fill();
    };
    const stroked = () => {
      if (ink.stroke === 'none') return;
      surface.strokeStyle = color(ink.stroke);
      surface.lineWidth = ink.strokeWidth;
      surface.lineCap = ink.strokeLinecap;
      surface.lineJoin = ink.strokeLinejoin;
      surface.setLineDash(dashes(ink.strokeDasharray));
      const alpha = surface.globalAlpha;
      surface.globalAlpha = alpha * ink.strokeOpacity;
      stroke();
      surface.globalAlpha = alpha;
    };
    if (ink.paintOrder === 'stroke') {
      stroked();
      filled();
    } else {
      filled();
      stroked();
    }
  };

  const paintPath = (path: Path2D, ink: Ink, rule: CanvasFillRule = 'nonzero') =>
    apply(
      ink,
      () => surface.fill(path, rule),
      () => surface.stroke(path),
    );

  /** A gradient runs over the rectangle's own box, which it is stretched to. */
  const fillWithGradient = (
    [x, y, width, height]: ViewBox,
    rx: number,
    { to, stops }: Gradient,
  ) => {
    const run = surface.createLinearGradient(0, 0, to[0], to[1]);
    for (const [offset, paint] of stops) run.addColorStop(offset, paint);
    surface.beginPath();
    surface.roundRect(x, y, width, height, rx);
    surface.save();
    surface.transform(width, 0, 0, height, x, y);
    surface.fillStyle = run;
    surface.fill();
    surface.restore();
  };

  const paintRect = (given: Attributes, ink: Ink): void => {
    const box = [at(given, 'x'), at(given, 'y'), at(given, 'width'), at(given, 'height')] as const;
    const rx = at(given, 'rx');
    const named = /^url\(#(.*)\)$/.exec(ink.fill)?.[1];
    if (named !== undefined) {
      const gradient = gradients.get(named);
      if (gradient === undefined) throw new Error(`a drawing is filled by ${ink.fill}`);
      fillWithGradient(box, rx, gradient);
    }
    surface.beginPath();
    surface.roundRect(...box, rx);
    apply(
      named === undefined ? ink : { ...ink, fill: 'none' },
      () => surface.fill(),
      () => surface.stroke(),
    );
  };

  const paintEllipse = (given: Attributes, ink: Ink, rx: number, ry: number): void => {
    const path = new Path2D();
    path.ellipse(at(given, 'cx'), at(given, 'cy'), rx, ry, 0, 0, 2 * Math.PI);
    paintPath(path, ink);
  };

  const paintText = (given: Attributes, ink: Ink): void => {
    const size = at(given, 'fontSize');
    const text = [given['children']].flat().join('');
    const wanted = canvasFont(word(given, 'className'), size, token);
    // To look a face up costs more than the letters.
    if (wanted !== font) surface.font = wanted;
    font = wanted;
    const spacing = `${Number.parseFloat(word(given, 'letterSpacing') || '0') * size}px`;
    if (spacing !== surface.letterSpacing) surface.letterSpacing = spacing;
    const anchor = given['textAnchor'];
    surface.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
    apply(
      ink,
      () => surface.fillText(text, at(given, 'x'), at(given, 'y')),
      () => surface.strokeText(text, at(given, 'x'), at(given, 'y')),
    );
  };

  const paintShape = (kind: string, given: Attributes, ink: Ink): void => {
    if (kind === 'path') {
      paintPath(outline(word(given, 'd')), ink, given['fillRule'] as CanvasFillRule | undefined);
    } else if (kind === 'rect') paintRect(given, ink);
    else if (kind === 'circle') paintEllipse(given, ink, at(given, 'r'), at(given, 'r'));
    else if (kind === 'ellipse') paintEllipse(given, ink, at(given, 'rx'), at(given, 'ry'));
    else if (kind === 'text') paintText(given, ink);
    else if (kind === 'g') paint(given['children'] as ReactNode, ink);
    else if (kind === 'svg') {
      const box = [
        at(given, 'x'),
        at(given, 'y'),
        at(given, 'width'),
        at(given, 'height'),
      ] as const;
      const measure = word(given, 'viewBox').split(' ').map(Number) as unknown as ViewBox;
      openWindow(surface, box, measure, given['preserveAspectRatio'] === 'xMidYMax slice');
      paint(given['children'] as ReactNode, ink);
    } else throw new Error(`no canvas here knows <${kind}>`);
  };

  const keepGradient = (given: Attributes): void => {
    const stops = [given['children']].flat(2).filter((stop) => isValidElement<Attributes>(stop));
    gradients.set(word(given, 'id'), {
      to: [at(given, 'x2'), at(given, 'y2')],
      stops: stops.map(({ props }) => [at(props, 'offset'), color(word(props, 'stopColor'))]),
    });
  };

  const paintElement = (kind: string, given: Attributes, ink: Ink): void => {
    if (kind === 'linearGradient') return keepGradient(given);
    for (const name in given) {
      if (given[name] !== undefined && !KNOWN.has(name) && !(name in FIRST_INK)) {
        throw new Error(`no canvas here knows <${kind} ${name}>`);
      }
    }
    const { transform, opacity } = given;
    const isOfItsOwn = kind === 'svg' || transform !== undefined || opacity !== undefined;
    if (isOfItsOwn) surface.save();
    if (transform !== undefined) place(surface, word(given, 'transform'));
    if (opacity !== undefined) surface.globalAlpha *= Number(opacity);
    paintShape(kind, given, inkWithin(ink, given));
    if (!isOfItsOwn) return;
    surface.restore();
    font = '';
  };

  const paint = (node: ReactNode, ink: Ink): void => {
    if (Array.isArray(node)) {
      for (const each of node as readonly ReactNode[]) paint(each, ink);
    } else if (isValidElement<Attributes>(node)) {
      if (typeof node.type === 'string') paintElement(node.type, node.props, ink);
      else if (node.type === Fragment) paint(node.props['children'] as ReactNode, ink);
      // Drawings are plain functions of their facts.
      else paint((node.type as FunctionComponent<Attributes>)(node.props) as ReactNode, ink);
    }
  };

  paint(drawing, FIRST_INK);
}

/** A number of a shape; 0 where it says none. */
const at = (given: Attributes, name: string): number => Number(word(given, name));

/** What a shape may say besides its ink. */
const KNOWN = new Set(
  'children className cx cy d fillRule fontSize height letterSpacing opacity preserveAspectRatio r rx ry textAnchor transform viewBox width x y'.split(
    ' ',
  ),
);
