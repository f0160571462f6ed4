/** What a figure is held to. */
export type Target =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly exactly: number };

/** A figure of a part: its line in the table. */
export interface FigureLine {
  readonly label: string;
  /** Null for a figure that is only told: an amount. */
  readonly target: Target | null;
}

/** Amounts of a part by name: histories, kills, requests, seconds … */
export type Amounts = Readonly<Record<string, number>>;

/** Figures by their key in the last line's JSON; keys are unique over all parts. */
export type Figures = Readonly<Record<string, number>>;

/** What the command hands to a part that it runs. */
export interface TrustRun {
  /** Prints a line of progress. */
  tell(message: string): void;
  /** Seed of the part's random choices: `TRUST_SEED`, or 1. */
  readonly seed: number;
  /**
   * What this part passed to `save` in an earlier run of the same commit that was interrupted
   * (`--full` only); undefined on a fresh start.
   */
  readonly saved: unknown;
  /** Stores the progress of a long part as JSON, so that an interrupted run goes on from there. */
  save(progress: unknown): void;
}

/**
 * A part of `npm run check:trust`: one property of the running program. A part lives in a file
 * `bench/trust/<name>.ts` of its own and is listed in `parts.ts`. It measures and never judges:
 * the command compares the figures with their targets. A part that can't run throws an error whose
 * message says why, and stops whatever it started, also then.
 */
export interface TrustPart<A extends Amounts = Amounts> {
  /** The name by which it is asked for: `check:trust -- kills`. */
  readonly name: string;
  /** What holds if the part passes, in one sentence. */
  readonly claim: string;
  /** The amounts of CI and of a release. */
  readonly amounts: { readonly ci: A; readonly full: A };
  /** The lines of the table, in order, for these amounts. */
  figures(amounts: A): Readonly<Record<string, FigureLine>>;
  /** Returns the amounts that a word behind the part's name asks for, `soak 8h`; null if none. */
  amountsFrom?(word: string, amounts: A): A | null;
  /** Returns why this machine can't run it, in a sentence; undefined if it can, or always can. */
  findObstacle?(): Promise<string | undefined>;
  /** Returns a number for every key of `figures`. */
  run(amounts: A, run: TrustRun): Promise<Figures>;
}

/** Returns whether a figure is what its target asks for. */
export function meetsTarget(value: number, target: Target | null): boolean {
  if (!Number.isFinite(value)) return false;
  if (target === null) return true;
  if ('exactly' in target) return value === target.exactly;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}
