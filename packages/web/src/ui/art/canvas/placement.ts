import type { Surface } from './ink.ts';

/** Moves, sizes and turns what follows, as an SVG `transform` says. */
export function place(surface: Surface, transform: string): void {
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

/** A drawing's own measure: left, top, width and height. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/**
 * Cuts a window into the drawing and lays another one into it by its own measure: whole and in the middle, or, to
 * `slice`, filling the window and standing on its lower edge.
 */
export function openWindow(
  surface: Surface,
  [left, top, width, height]: ViewBox,
  [x, y, across, down]: ViewBox,
  slice: boolean,
): void {
  surface.beginPath();
  surface.rect(left, top, width, height);
  surface.clip();
  const fits = [width / across, height / down] as const;
  const scale = slice ? Math.max(...fits) : Math.min(...fits);
  const spare = height - down * scale;
  surface.translate(left + (width - across * scale) / 2, top + (slice ? spare : spare / 2));
  surface.scale(scale, scale);
  surface.translate(-x, -y);
}
