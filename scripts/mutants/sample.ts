import { createHash } from 'node:crypto';

/** A share of the mutants that is drawn by lot; the same seed draws the same ones. */
export interface Sample {
  /** Above 0, at most 1. */
  readonly share: number;
  readonly seed: number;
}

/** Where a mutant stands and what it puts there. */
export interface MutantPlace {
  /** The file, from the root. */
  readonly file: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
  readonly replacement: string;
}

/** Tells whether a mutant belongs to the sample. A larger share of the same seed holds it too. */
export function isInSample({ file, location, replacement }: MutantPlace, sample: Sample): boolean {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column];
  const text = JSON.stringify([sample.seed, file, ...place, replacement]);
  const draw = createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
  return draw < sample.share;
}

/** The quantile of the normal distribution that leaves 2.5% on either side. */
const Z = 1.96;

/**
 * Returns the interval that holds the share of a whole with 95% confidence, where `hits` of
 * `drawn` have it (Wilson, "Probable inference", 1927). Of nothing drawn nothing is known.
 */
export function confidenceInterval(hits: number, drawn: number): readonly [number, number] {
  if (drawn === 0) return [0, 1];
  const share = hits / drawn;
  const scale = 1 + Z ** 2 / drawn;
  const center = (share + Z ** 2 / (2 * drawn)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * drawn)) / drawn);
  return [Math.max(0, center - reach), Math.min(1, center + reach)];
}
