/** One measured figure of the realism table with its target. */
export type Figure = {
  /** Its key in the bench's last line; null if it appears in the table only. */
  readonly key: string | null;
  readonly name: string;
  readonly measured: number;
  /** Standard error of what was measured, where it is known. */
  readonly noise?: number;
  readonly target: number;
  readonly digits: number;
} & (
  | { readonly rule: 'at most' | 'at least'; readonly max?: never }
  // `target` is then the lower limit, and `max` the upper one.
  | { readonly rule: 'between'; readonly max: number }
);

/**
 * A section of the realism table: title, figures, and the details they were computed from, if
 * short.
 */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly lines?: readonly string[];
}

/** Whether a figure meets its target. */
export const meetsTarget = ({ measured, target, rule, max = Infinity }: Figure): boolean =>
  rule === 'at most' ? measured <= target : measured >= target && measured <= max;

const targetText = ({ rule, target, max, digits }: Figure): string =>
  rule === 'between'
    ? `between ${target.toFixed(digits)} and ${max.toFixed(digits)}`
    : `${rule} ${target.toFixed(digits)}`;

/** Returns the section as lines of text, the target beside each figure. */
export const printSection = ({ title, figures, lines = [] }: Section): string =>
  [
    title,
    ...lines.map((line) => `  ${line}`),
    ...figures.map((figure) => {
      const { name, measured, noise, digits } = figure;
      const verdict = meetsTarget(figure) ? 'met' : 'MISSED';
      const error = noise === undefined ? '' : ` ±${noise.toFixed(digits)}`;
      return `  ${name.padEnd(28)} ${measured.toFixed(digits).padStart(9)}${error}   ${targetText(figure)}   ${verdict}`;
    }),
  ].join('\n');
