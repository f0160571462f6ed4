import {
  meetsTarget,
  type Amounts,
  type Figures,
  type Target,
  type TrustPart,
} from '../trust-part.ts';

/** The outcome of one part. */
export interface PartOutcome {
  readonly part: TrustPart;
  readonly amounts: Amounts;
  /** The figures, or why there are none. */
  readonly figures: Figures | { readonly error: string };
  readonly seconds: number;
  /** When it ran, if not in this run. */
  readonly takenFrom?: string | undefined;
}

const numberText = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : 'none';

const targetText = (target: Target | null): string => {
  if (target === null) return '';
  if ('exactly' in target) return String(target.exactly);
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
};

const amountsText = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([name, amount]) => `${amount.toLocaleString('en-US')} ${name}`)
    .join(', ');

/** Returns whether every figure of the part is what its target asks for. */
export const hasPassed = ({ part, amounts, figures }: PartOutcome): boolean =>
  !('error' in figures) &&
  Object.entries(part.figures(amounts)).every(([key, { target }]) =>
    meetsTarget(figures[key] ?? Number.NaN, target),
  );

/** Returns the table of all parts: a line for each part, and one for each of its figures. */
export function formatResults(outcomes: readonly PartOutcome[]): string {
  const lines: string[] = [];
  for (const outcome of outcomes) {
    const { part, amounts, figures, seconds, takenFrom } = outcome;
    const status = hasPassed(outcome) ? 'holds ' : 'FAILED';
    const from = takenFrom === undefined ? '' : `, of ${takenFrom}`;
    lines.push(
      `${status} ${part.name} (${amountsText(amounts)}; ${seconds.toFixed(0)} s${from}): ${part.claim}`,
    );
    if ('error' in figures) {
      lines.push(`         could not run: ${figures.error}`);
      continue;
    }
    for (const [key, { label, target }] of Object.entries(part.figures(amounts))) {
      const value = figures[key] ?? Number.NaN;
      lines.push(
        `       ${meetsTarget(value, target) ? ' ' : '!'} ${label.padEnd(62)} ${numberText(value).padStart(10)}  ${targetText(target)}`.trimEnd(),
      );
    }
  }
  return lines.join('\n');
}
