import type { Drawing, Shape } from '../shapes/shape.ts';
import { canvasFont } from './canvas-font.ts';
import {
  inheritPaint,
  INITIAL_PAINT,
  parseDashArray,
  type InheritedPaint,
} from './inherited-paint.ts';
import {
  applySvgTransform,
  clipToViewBox,
  type CanvasContext,
  type ViewBox,
} from './svg-transform.ts';

/** Returns the value of a CSS variable, given its name (`--color-tier-gold`). */
export type ReadToken = (name: string) => string;

type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { readonly kind: Kind }>;

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
 * Paints a drawing on a canvas: the same picture as in the page, without a DOM element for each
 * shape. Supports what the fronts of cards use (the opacity of a group applies to each of its
 * shapes) and throws at anything else.
 */
export function paintShapes(surface: CanvasContext, drawing: Drawing, token: ReadToken): void {
  const gradients = new Map<string, Gradient>();
  let font = '';
  const color = (value: string) =>
    value.startsWith('var(') ? token(value.slice('var('.length, -1)) : value;

  /** Sets the paint, then fills and strokes in the order of `paintOrder`. */
  const fillAndStroke = (paint: InheritedPaint, fill: () => void, stroke: () => void): void => {
    const applyFill = () => {
      if (paint.fill === 'none') return;
      surface.fillStyle = color(paint.fill);
      fill();
    };
    const applyStroke = () => {
      if (paint.stroke === 'none') return;
      surface.strokeStyle = color(paint.stroke);
      surface.lineWidth = paint.strokeWidth;
      surface.lineCap = paint.strokeLinecap;
      surface.lineJoin = paint.strokeLinejoin;
      surface.setLineDash(parseDashArray(paint.strokeDasharray));
      const alpha = surface.globalAlpha;
      surface.globalAlpha = alpha * paint.strokeOpacity;
      stroke();
      surface.globalAlpha = alpha;
    };
    if (paint.paintOrder === 'stroke') {
      applyStroke();
      applyFill();
    } else {
      applyFill();
      applyStroke();
    }
  };

  const paintPath = (path: Path2D, paint: InheritedPaint, rule: CanvasFillRule = 'nonzero') =>
    fillAndStroke(
      paint,
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

  const paintRect = (
    { x = 0, y = 0, width, height, rx = 0 }: ShapeOf<'rect'>,
    paint: InheritedPaint,
  ): void => {
    const box = [x, y, width, height] as const;
    const gradientID = /^url\(#(.*)\)$/.exec(paint.fill)?.[1];
    if (gradientID !== undefined) {
      const gradient = gradients.get(gradientID);
      if (gradient === undefined) throw new Error(`a drawing is filled by ${paint.fill}`);
      fillWithGradient(box, rx, gradient);
    }
    surface.beginPath();
    surface.roundRect(...box, rx);
    fillAndStroke(
      gradientID === undefined ? paint : { ...paint, fill: 'none' },
      () => surface.fill(),
      () => surface.stroke(),
    );
  };

  const paintEllipse = (
    { cx = 0, cy = 0 }: ShapeOf<'circle' | 'ellipse'>,
    rx: number,
    ry: number,
    paint: InheritedPaint,
  ): void => {
    const path = new Path2D();
    path.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI);
    paintPath(path, paint);
  };

  const paintText = (shape: ShapeOf<'text'>, paint: InheritedPaint): void => {
    const { x = 0, y, fontSize, textAnchor, letterSpacing = '0', className = '' } = shape;
    const text = shape.children;
    const wantedFont = canvasFont(className, fontSize, token);
    // Setting the font costs more than painting the letters.
    if (wantedFont !== font) surface.font = wantedFont;
    font = wantedFont;
    const spacing = `${Number.parseFloat(letterSpacing) * fontSize}px`;
    if (spacing !== surface.letterSpacing) surface.letterSpacing = spacing;
    surface.textAlign =
      textAnchor === 'middle' ? 'center' : textAnchor === 'end' ? 'right' : 'left';
    fillAndStroke(
      paint,
      () => surface.fillText(text, x, y),
      () => surface.strokeText(text, x, y),
    );
  };

  const paintViewport = (shape: ShapeOf<'svg'>, paint: InheritedPaint): void => {
    const { x = 0, y = 0, width, height, viewBox, preserveAspectRatio, children } = shape;
    const units = viewBox.split(' ').map(Number) as unknown as ViewBox;
    clipToViewBox(surface, [x, y, width, height], units, preserveAspectRatio !== undefined);
    paintAll(children, paint);
  };

  const registerGradient = ({ id, x2, y2, children }: ShapeOf<'linearGradient'>): void => {
    const stops = children.filter((shape) => shape.kind === 'stop');
    gradients.set(id, {
      to: [x2, y2],
      stops: stops.map(({ offset = 0, stopColor }) => [offset, color(stopColor)]),
    });
  };

  const paintShape = (shape: PaintedShape, paint: InheritedPaint): void => {
    switch (shape.kind) {
      case 'path':
        return paintPath(parsePath(shape.d), paint, shape.fillRule);
      case 'rect':
        return paintRect(shape, paint);
      case 'circle':
        return paintEllipse(shape, shape.r, shape.r, paint);
      case 'ellipse':
        return paintEllipse(shape, shape.rx, shape.ry, paint);
      case 'text':
        return paintText(shape, paint);
      case 'g':
        return paintAll(shape.children, paint);
      case 'svg':
        return paintViewport(shape, paint);
    }
  };

  /** Paints a shape, inside its transform and its opacity. */
  const placeShape = (shape: Shape, inherited: InheritedPaint): void => {
    if (shape.kind === 'linearGradient') return registerGradient(shape);
    if (!isPainted(shape)) throw new Error(`no canvas here knows <${shape.kind}>`);
    const { transform, opacity } = shape;
    const needsSave = shape.kind === 'svg' || transform !== undefined || opacity !== undefined;
    if (needsSave) surface.save();
    if (transform !== undefined) applySvgTransform(surface, transform);
    if (opacity !== undefined) surface.globalAlpha *= opacity;
    paintShape(shape, inheritPaint(inherited, shape));
    if (!needsSave) return;
    surface.restore();
    font = '';
  };

  const paintAll = (shapes: Drawing, paint: InheritedPaint): void => {
    for (const shape of shapes) placeShape(shape, paint);
  };

  paintAll(drawing, INITIAL_PAINT);
}

type PaintedShape = ShapeOf<'path' | 'rect' | 'circle' | 'ellipse' | 'text' | 'g' | 'svg'>;
const PAINTED_KINDS: ReadonlySet<string> = new Set<PaintedShape['kind']>([
  'path',
  'rect',
  'circle',
  'ellipse',
  'text',
  'g',
  'svg',
]);

/** Returns whether a canvas can paint a shape; throws where it has an attribute that none can. */
function isPainted(shape: Shape): shape is PaintedShape {
  for (const name of UNSUPPORTED_ATTRIBUTES) {
    if (name in shape) throw new Error(`no canvas here knows <${shape.kind} ${name}>`);
  }
  return PAINTED_KINDS.has(shape.kind);
}

/** The attributes of painted shapes that no front of a card has. */
const UNSUPPORTED_ATTRIBUTES = ['clipPath', 'fillOpacity', 'id', 'lengthAdjust', 'textLength'];
