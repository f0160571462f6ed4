/**
 * A drawing is a list of shapes, painted one over the other. Shapes are plain data: the elements of
 * SVG that the drawings use, with the attribute names of React. A renderer makes SVG (`svg/`) or
 * paints on a canvas (`canvas/`).
 */
export type Drawing = readonly Shape[];

/**
 * The attributes of every painted shape besides its geometry; shapes inherit the paint of the group
 * around them.
 */
export interface Appearance {
  /** `#rrggbb`, `#rrggbbaa`, `none`, `currentColor`, `var(--token)` or `url(#id)`. */
  readonly fill?: string | undefined;
  readonly fillOpacity?: number | undefined;
  readonly stroke?: string | undefined;
  readonly strokeWidth?: number | undefined;
  readonly strokeLinecap?: 'butt' | 'round' | undefined;
  readonly strokeLinejoin?: 'miter' | 'round' | undefined;
  readonly strokeDasharray?: string | undefined;
  readonly strokeOpacity?: number | undefined;
  readonly paintOrder?: 'stroke' | undefined;
  readonly opacity?: number | undefined;
  readonly transform?: string | undefined;
  /** `url(#id)` of a clip path of the same drawing. */
  readonly clipPath?: string | undefined;
  /** For text its lettering (see `canvas-font.ts`); else the handle of an animation in CSS. */
  readonly className?: string | undefined;
}

/** A rectangle; x and y are 0 where they are left out. */
interface Box {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width: number;
  readonly height: number;
}

interface Group extends Appearance {
  readonly kind: 'g';
  readonly id?: string | undefined;
  readonly children: Drawing;
}

/** A window onto shapes with units of their own; what does not fit is cut off. */
interface Viewport extends Appearance, Box {
  readonly kind: 'svg';
  readonly viewBox: string;
  readonly preserveAspectRatio?: 'xMidYMax slice' | undefined;
  readonly children: Drawing;
}

interface Path extends Appearance {
  readonly kind: 'path';
  readonly d: string;
  readonly fillRule?: 'evenodd' | undefined;
}

interface Rect extends Appearance, Box {
  readonly kind: 'rect';
  readonly rx?: number | undefined;
}

interface Circle extends Appearance {
  readonly kind: 'circle';
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly r: number;
}

interface Ellipse extends Appearance {
  readonly kind: 'ellipse';
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly rx: number;
  readonly ry: number;
}

/** A line of text; (x, y) is the start of its baseline, or what `textAnchor` says. */
interface Text extends Appearance {
  readonly kind: 'text';
  readonly x?: number | undefined;
  readonly y: number;
  readonly fontSize: number;
  readonly textAnchor?: 'start' | 'middle' | 'end' | undefined;
  /** In ems: `0.05em`. */
  readonly letterSpacing?: string | undefined;
  /** The width that the text is stretched to. */
  readonly textLength?: number | undefined;
  readonly lengthAdjust?: 'spacingAndGlyphs' | undefined;
  readonly children: string;
}

/** A gradient from the upper left corner of a shape to (x2, y2), as shares of its size. */
interface LinearGradient {
  readonly kind: 'linearGradient';
  readonly id: string;
  readonly x2: number;
  readonly y2: number;
  readonly children: Drawing;
}

interface GradientStop {
  readonly kind: 'stop';
  readonly offset?: number | undefined;
  readonly stopColor: string;
}

interface ClipPath {
  readonly kind: 'clipPath';
  readonly id: string;
  readonly children: Drawing;
}

/** Shapes that are not painted here, but where a `use` refers to them. */
interface Definitions {
  readonly kind: 'defs';
  readonly children: Drawing;
}

interface Use extends Appearance {
  readonly kind: 'use';
  readonly href: string;
}

export type Shape =
  | Group
  | Viewport
  | Path
  | Rect
  | Circle
  | Ellipse
  | Text
  | LinearGradient
  | GradientStop
  | ClipPath
  | Definitions
  | Use;
