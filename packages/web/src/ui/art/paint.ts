/** A colour as #rrggbb. */
export type Paint = string;

const channels = (paint: Paint): [number, number, number] => [
  Number.parseInt(paint.slice(1, 3), 16),
  Number.parseInt(paint.slice(3, 5), 16),
  Number.parseInt(paint.slice(5, 7), 16),
];

const toPaint = (values: readonly number[]): Paint =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the way from one colour to another: 0 gives the first, 1 the second. */
export const mix = (from: Paint, to: Paint, share: number): Paint => {
  const goal = channels(to);
  return toPaint(channels(from).map((value, at) => value + ((goal[at] ?? 0) - value) * share));
};

/** How light a colour looks, 0 to 1 (Rec. 709 weights on the stored values). */
export const lightness = (paint: Paint): number => {
  const [red, green, blue] = channels(paint);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

export const darker = (paint: Paint, share: number): Paint => mix(paint, '#140d08', share);
export const lighter = (paint: Paint, share: number): Paint => mix(paint, '#fffaf0', share);

/** Of two letterings the one that stands out more on a ground. */
export const letteringOn = (
  ground: Paint,
  light: Paint = '#fff8e7',
  dark: Paint = '#1d1510',
): Paint => (lightness(ground) > 0.56 ? dark : light);

/** The colour as a print from two inks shows it: only its lightness counts. */
export const duotone = (paint: Paint, dark: Paint, light: Paint): Paint =>
  mix(dark, light, lightness(paint));
