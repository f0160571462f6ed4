/** One measured figure of the realism table beside what it must reach. */
export interface Figure {
  /** Its key in the bench's last line; null for those that stand in the table only. */
  readonly key: string | null;
  readonly name: string;
  readonly measured: number;
  readonly target: number;
  readonly rule: 'at most' | 'at least';
  readonly digits: number;
}

/** A part of the realism table: what it measured over, and its figures. */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
}

export const meets = ({ measured, target, rule }: Figure): boolean =>
  rule === 'at most' ? measured <= target : measured >= target;

/** The section as lines of text, the target beside each figure. */
export const printSection = ({ title, figures }: Section): string =>
  [
    title,
    ...figures.map((figure) => {
      const { name, measured, target, rule, digits } = figure;
      const verdict = meets(figure) ? 'met' : 'MISSED';
      return `  ${name.padEnd(28)} ${measured.toFixed(digits).padStart(9)}   ${rule} ${target.toFixed(digits)}   ${verdict}`;
    }),
  ].join('\n');
