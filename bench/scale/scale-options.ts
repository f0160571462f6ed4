import type { Amounts } from './growth/fill-users.ts';

/** The amounts of a run. */
export interface ScaleOptions {
  readonly players: number;
  /** Rolls a second of all players: fewer than the machine carries. */
  readonly rate: number;
  readonly seconds: number;
  readonly turns: number;
  /** Of the larger of two databases. */
  readonly growth: Amounts;
}

/** What a part adds to the last line. */
export type Figures = Readonly<Record<string, number>>;

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Prints a line of a table. */
export const printRow = (name: string, ...values: readonly (string | number)[]): void =>
  console.log(name.padEnd(12) + values.map((value) => String(value).padStart(10)).join(''));

/** Prints which attempts of players failed, and how often. */
export function printFailures({
  failures,
}: {
  readonly failures: ReadonlyMap<string, number>;
}): void {
  const all = [...failures].map(([what, times]) => `${times} × ${what}`).join(', ');
  console.log(`  attempts that failed, each made again      ${all || 'none'}`);
}
