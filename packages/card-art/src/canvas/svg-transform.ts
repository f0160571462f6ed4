/** The 2D context of a canvas of the page or of an offscreen canvas. */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Applies an SVG `transform` (translate, scale, rotate) to a canvas; throws at any other. */
export function applySvgTransform(surface: CanvasContext, transform: string): void {
  for (const [, kind, list = ''] of transform.matchAll(/([a-z]+)\(([^)]*)\)/gi)) {
    const [a = 0, b, c] = list.trim().split(/[ ,]+/).map(Number);
    if (kind === 'translate') surface.translate(a, b ?? 0);
    else if (kind === 'scale') surface.scale(a, b ?? a);
    else if (kind === 'rotate') {
      surface.translate(b ?? 0, c ?? 0);
      surface.rotate((a * Math.PI) / 180);
      surface.translate(-(b ?? 0), -(c ?? 0));
    } else throw new Error(`no canvas here knows the transform ${kind}`);
  }
}

/** A rectangle, such as an SVG `viewBox`. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/**
 * Clips the canvas to a rectangle and maps a view box onto it, as a nested SVG element does: by
 * default `xMidYMid meet`, with `slice` `xMidYMax slice`.
 */
export function clipToViewBox(
  surface: CanvasContext,
  [left, top, width, height]: ViewBox,
  [x, y, viewWidth, viewHeight]: ViewBox,
  slice: boolean,
): void {
  surface.beginPath();
  surface.rect(left, top, width, height);
  surface.clip();
  const scales = [width / viewWidth, height / viewHeight] as const;
  const scale = slice ? Math.max(...scales) : Math.min(...scales);
  const spare = height - viewHeight * scale;
  surface.translate(left + (width - viewWidth * scale) / 2, top + (slice ? spare : spare / 2));
  surface.scale(scale, scale);
  surface.translate(-x, -y);
}
