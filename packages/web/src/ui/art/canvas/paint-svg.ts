import { Fragment, isValidElement, type FunctionComponent, type ReactNode } from 'react';

import {
  parseDashArray,
  INITIAL_PAINT,
  inheritPaint,
  attributeText,
  type SvgAttributes,
  type SvgPaint,
  type CanvasContext,
} from './svg-paint.ts';
import { canvasFont } from './canvas-font.ts';
import { clipToViewBox, applySvgTransform, type ViewBox } from './svg-transform.ts';

/** Returns the value of a CSS variable, attributes its name (`--color-tier-gold`). */
export type ReadToken = (name: string) => string;

interface Gradient {
  readonly to: readonly [x: number, y: number];
  readonly stops: readonly (readonly [offset: number, color: string])[];
}

/** A cache of parsed paths: the same few hundred are drawn again and again. */
const pathCache = new Map<string, Path2D>();
const MAX_CACHED_PATHS = 4000;

function parsePath(d: string): Path2D {
  const cached = pathCache.get(d);
  if (cached !== undefined) return cached;
  if (pathCache.size >= MAX_CACHED_PATHS) pathCache.clear();
  const path = new Path2D(d);
  pathCache.set(d, path);
  return path;
}

/**
 * Paints a React SVG drawing on a canvas: the same picture as in the page, without a DOM element
 * for each shape. Supports the part of SVG that the fronts of cards use (components without hooks;
 * the opacity of a group applies to each of its shapes) and throws at anything else.
 */
export function paintSvg(surface: CanvasContext, drawing: ReactNode, token: ReadToken): void {
  const gradients = new Map<string, Gradient>();
  let font = '';
  const color = (value: string) =>
    value.startsWith('var(') ? token(value.slice('var('.length, -1)) : value;

  /** Sets the paint, then fills and strokes in the order of `paintOrder`. */
  const fillAndStroke = (ink: SvgPaint, fill: () => void, stroke: () => void): void => {
    const applyFill = () => {
      if (ink.fill === 'none') return;
      surface.fillStyle = color(ink.fill);
      fill();
    };
    const applyStroke = () => {
      if (ink.stroke === 'none') return;
      surface.strokeStyle = color(ink.stroke);
      surface.lineWidth = ink.strokeWidth;
      surface.lineCap = ink.strokeLinecap;
      surface.lineJoin = ink.strokeLinejoin;
      surface.setLineDash(parseDashArray(ink.strokeDasharray));
      const alpha = surface.globalAlpha;
      surface.globalAlpha = alpha * ink.strokeOpacity;
      stroke();
      surface.globalAlpha = alpha;
    };
    if (ink.paintOrder === 'stroke') {
      applyStroke();
      applyFill();
    } else {
      applyFill();
      applyStroke();
    }
  };

  const paintPath = (path: Path2D, ink: SvgPaint, rule: CanvasFillRule = 'nonzero') =>
    fillAndStroke(
      ink,
      () => surface.fill(path, rule),
      () => surface.stroke(path),
    );

  /** Fills a rectangle with a gradient stretched to its box (`objectBoundingBox` units). */
  const fillWithGradient = (
    [x, y, width, height]: ViewBox,
    rx: number,
    { to, stops }: Gradient,
  ) => {
    const gradient = surface.createLinearGradient(0, 0, to[0], to[1]);
    for (const [offset, paint] of stops) gradient.addColorStop(offset, paint);
    surface.beginPath();
    surface.roundRect(x, y, width, height, rx);
    surface.save();
    surface.transform(width, 0, 0, height, x, y);
    surface.fillStyle = gradient;
    surface.fill();
    surface.restore();
  };

  const paintRect = (attributes: SvgAttributes, ink: SvgPaint): void => {
    const box = [
      numberOf(attributes, 'x'),
      numberOf(attributes, 'y'),
      numberOf(attributes, 'width'),
      numberOf(attributes, 'height'),
    ] as const;
    const rx = numberOf(attributes, 'rx');
    const gradientID = /^url\(#(.*)\)$/.exec(ink.fill)?.[1];
    if (gradientID !== undefined) {
      const gradient = gradients.get(gradientID);
      if (gradient === undefined) throw new Error(`a drawing is filled by ${ink.fill}`);
      fillWithGradient(box, rx, gradient);
    }
    surface.beginPath();
    surface.roundRect(...box, rx);
    fillAndStroke(
      gradientID === undefined ? ink : { ...ink, fill: 'none' },
      () => surface.fill(),
      () => surface.stroke(),
    );
  };

  const paintEllipse = (attributes: SvgAttributes, ink: SvgPaint, rx: number, ry: number): void => {
    const path = new Path2D();
    path.ellipse(numberOf(attributes, 'cx'), numberOf(attributes, 'cy'), rx, ry, 0, 0, 2 * Math.PI);
    paintPath(path, ink);
  };

  const paintText = (attributes: SvgAttributes, ink: SvgPaint): void => {
    const size = numberOf(attributes, 'fontSize');
    const text = [attributes['children']].flat().join('');
    const wantedFont = canvasFont(attributeText(attributes, 'className'), size, token);
    // Setting the font costs more than painting the letters.
    if (wantedFont !== font) surface.font = wantedFont;
    font = wantedFont;
    const spacing = `${Number.parseFloat(attributeText(attributes, 'letterSpacing') || '0') * size}px`;
    if (spacing !== surface.letterSpacing) surface.letterSpacing = spacing;
    const anchor = attributes['textAnchor'];
    surface.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
    fillAndStroke(
      ink,
      () => surface.fillText(text, numberOf(attributes, 'x'), numberOf(attributes, 'y')),
      () => surface.strokeText(text, numberOf(attributes, 'x'), numberOf(attributes, 'y')),
    );
  };

  const paintShape = (kind: string, attributes: SvgAttributes, ink: SvgPaint): void => {
    if (kind === 'path') {
      paintPath(
        parsePath(attributeText(attributes, 'd')),
        ink,
        attributes['fillRule'] as CanvasFillRule | undefined,
      );
    } else if (kind === 'rect') paintRect(attributes, ink);
    else if (kind === 'circle')
      paintEllipse(attributes, ink, numberOf(attributes, 'r'), numberOf(attributes, 'r'));
    else if (kind === 'ellipse')
      paintEllipse(attributes, ink, numberOf(attributes, 'rx'), numberOf(attributes, 'ry'));
    else if (kind === 'text') paintText(attributes, ink);
    else if (kind === 'g') paint(attributes['children'] as ReactNode, ink);
    else if (kind === 'svg') {
      const box = [
        numberOf(attributes, 'x'),
        numberOf(attributes, 'y'),
        numberOf(attributes, 'width'),
        numberOf(attributes, 'height'),
      ] as const;
      const viewBox = attributeText(attributes, 'viewBox')
        .split(' ')
        .map(Number) as unknown as ViewBox;
      clipToViewBox(surface, box, viewBox, attributes['preserveAspectRatio'] === 'xMidYMax slice');
      paint(attributes['children'] as ReactNode, ink);
    } else throw new Error(`no canvas here knows <${kind}>`);
  };

  const registerGradient = (attributes: SvgAttributes): void => {
    const stops = [attributes['children']]
      .flat(2)
      .filter((stop) => isValidElement<SvgAttributes>(stop));
    gradients.set(attributeText(attributes, 'id'), {
      to: [numberOf(attributes, 'x2'), numberOf(attributes, 'y2')],
      stops: stops.map(({ props }) => [
        numberOf(props, 'offset'),
        color(attributeText(props, 'stopColor')),
      ]),
    });
  };

  const paintElement = (kind: string, attributes: SvgAttributes, ink: SvgPaint): void => {
    if (kind === 'linearGradient') return registerGradient(attributes);
    for (const name in attributes) {
      if (
        attributes[name] !== undefined &&
        !KNOWN_ATTRIBUTES.has(name) &&
        !(name in INITIAL_PAINT)
      ) {
        throw new Error(`no canvas here knows <${kind} ${name}>`);
      }
    }
    const { transform, opacity } = attributes;
    const needsSave = kind === 'svg' || transform !== undefined || opacity !== undefined;
    if (needsSave) surface.save();
    if (transform !== undefined) applySvgTransform(surface, attributeText(attributes, 'transform'));
    if (opacity !== undefined) surface.globalAlpha *= Number(opacity);
    paintShape(kind, attributes, inheritPaint(ink, attributes));
    if (!needsSave) return;
    surface.restore();
    font = '';
  };

  const paint = (node: ReactNode, ink: SvgPaint): void => {
    if (Array.isArray(node)) {
      for (const child of node as readonly ReactNode[]) paint(child, ink);
    } else if (isValidElement<SvgAttributes>(node)) {
      if (typeof node.type === 'string') paintElement(node.type, node.props, ink);
      else if (node.type === Fragment) paint(node.props['children'] as ReactNode, ink);
      // Components of drawings use no hooks, so they can be called as functions.
      else paint((node.type as FunctionComponent<SvgAttributes>)(node.props) as ReactNode, ink);
    }
  };

  paint(drawing, INITIAL_PAINT);
}

/** Returns a numeric attribute of a shape; 0 where it has none. */
const numberOf = (attributes: SvgAttributes, name: string): number =>
  Number(attributeText(attributes, name));

/** The supported attributes besides the inherited paint. */
const KNOWN_ATTRIBUTES = new Set(
  'children className cx cy d fillRule fontSize height letterSpacing opacity preserveAspectRatio r rx ry textAnchor transform viewBox width x y'.split(
    ' ',
  ),
);
