/**
 * A situation of the Official Baseball Rules (as numbered since 2015), played with the real rules
 * of the game.
 */
export interface Situation {
  /** The rule's number: "9.07(d)". */
  readonly rule: string;
  readonly what: string;
  /** Returns what the rules of the game make of it. */
  readonly seen: () => unknown;
  /** What the rulebook says, of objects the fields that matter. */
  readonly expected: unknown;
}

type Row = readonly [rule: string, what: string, seen: () => unknown, expected: unknown];

/** Returns the situations of a table. */
export const situations = (...rows: readonly Row[]): readonly Situation[] =>
  rows.map(([rule, what, seen, expected]) => ({ rule, what, seen, expected }));
