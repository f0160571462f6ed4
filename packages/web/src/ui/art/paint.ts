/** A color as #rrggbb. */
export type Paint = string;

const channels = (paint: Paint): [number, number, number] => [
  Number.parseInt(paint.slice(1, 3), 16),
  Number.parseInt(paint.slice(3, 5), 16),
  Number.parseInt(paint.slice(5, 7), 16),
];

const toPaint = (values: readonly number[]): Paint =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Returns the linear mix of two colors: a share of 0 gives the first, 1 the second. */
export const mix = (from: Paint, to: Paint, share: number): Paint => {
  const target = channels(to);
  return toPaint(
    channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share),
  );
};

/** Returns the perceived lightness of a color, 0 to 1 (Rec. 709 weights on the sRGB values). */
export const lightness = (paint: Paint): number => {
  const [red, green, blue] = channels(paint);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

/** Returns the color mixed with a share of near-black. */
export const darker = (paint: Paint, share: number): Paint => mix(paint, '#140d08', share);
/** Returns the color mixed with a share of near-white. */
export const lighter = (paint: Paint, share: number): Paint => mix(paint, '#fffaf0', share);

/** Returns the light or the dark text color, whichever is more readable on a background. */
export const letteringOn = (
  ground: Paint,
  light: Paint = '#fff8e7',
  dark: Paint = '#1d1510',
): Paint => (lightness(ground) > 0.56 ? dark : light);

/** Returns the color between `dark` and `light` at the lightness of `paint`, as a two-ink print. */
export const duotone = (paint: Paint, dark: Paint, light: Paint): Paint =>
  mix(dark, light, lightness(paint));
