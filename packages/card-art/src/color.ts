/** A color as #rrggbb. */
export type Color = string;

const channels = (paint: Color): [number, number, number] => [
  Number.parseInt(paint.slice(1, 3), 16),
  Number.parseInt(paint.slice(3, 5), 16),
  Number.parseInt(paint.slice(5, 7), 16),
];

const toPaint = (values: readonly number[]): Color =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Returns the linear mix of two colors: a share of 0 gives the first, 1 the second. */
export const mixColors = (from: Color, to: Color, share: number): Color => {
  const target = channels(to);
  return toPaint(
    channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share),
  );
};

/** Returns the perceived lightness of a color, 0 to 1 (Rec. 709 weights on the sRGB values). */
export const lightness = (paint: Color): number => {
  const [red, green, blue] = channels(paint);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

/** Returns the color mixed with a share of near-black. */
export const darken = (paint: Color, share: number): Color => mixColors(paint, '#140d08', share);
/** Returns the color mixed with a share of near-white. */
export const lighten = (paint: Color, share: number): Color => mixColors(paint, '#fffaf0', share);

/** Returns the light or the dark text color, whichever is more readable on a background. */
export const textColorOn = (
  ground: Color,
  light: Color = '#fff8e7',
  dark: Color = '#1d1510',
): Color => (lightness(ground) > 0.56 ? dark : light);

/** Returns the color between `dark` and `light` at the lightness of `paint`, as a two-ink print. */
export const duotone = (paint: Color, dark: Color, light: Color): Color =>
  mixColors(dark, light, lightness(paint));
