import type { DailyRun } from '@pennant/rules/daily/daily-run';
import type { GameState } from '@pennant/rules/games/state';
import { LRUCache } from 'lru-cache';
import type { DailyEntry } from './daily-games.ts';
import { valueKeyOf, type DailyValues } from './daily-values.ts';
import { chosenIndexOf } from './score-attempt.ts';
import { givenUpBy, type StoredValue } from './stored-value.ts';

/** What is kept of a finished attempt: enough to say how it ended and how far it is valued. */
export interface FinishedAttempt {
  readonly choices: readonly string[];
  readonly state: GameState;
  /** Of each decision, what it is valued under, and the index of what was chosen. */
  readonly keys: readonly string[];
  readonly chosen: readonly number[];
}

/**
 * Finished attempts in the memory of a program. Whoever waits for a total asks again and again: the
 * game is not played again for it.
 */
export interface FinishedAttempts {
  find(entry: DailyEntry, choices: readonly string[]): FinishedAttempt | undefined;
  keep(entry: DailyEntry, choices: readonly string[], run: DailyRun): FinishedAttempt;
}

/** About 8 KB each. */
const MAX_KEPT = 2_000;

/** Creates the memory of finished attempts. */
export function createFinishedAttempts(): FinishedAttempts {
  const kept = new LRUCache<string, FinishedAttempt>({ max: MAX_KEPT });
  const keyOf = ({ day }: DailyEntry, choices: readonly string[]) => `${day} ${choices.join()}`;
  return {
    find: (entry, choices) => kept.get(keyOf(entry, choices)),
    keep(entry, choices, { state, made }) {
      const attempt = {
        choices,
        state,
        keys: made.map((decision) => valueKeyOf(entry, decision)),
        chosen: made.map(chosenIndexOf),
      };
      kept.set(keyOf(entry, choices), attempt);
      return attempt;
    },
  };
}

/** How far an attempt is valued. */
export interface AttemptProgress {
  readonly valued: number;
  readonly decisions: number;
  /** What was given up; null until all decisions are valued. */
  readonly givenUp: number | null;
}

const isWhole = (values: readonly (StoredValue | undefined)[]): values is StoredValue[] =>
  !values.includes(undefined);

/** Returns how far an attempt is valued. */
export function progressOf(
  { values }: { readonly values: Pick<DailyValues, 'peek'> },
  { keys, chosen }: FinishedAttempt,
): AttemptProgress {
  const known = keys.map((key) => values.peek(key));
  return {
    valued: known.filter((value) => value !== undefined).length,
    decisions: keys.length,
    givenUp: isWhole(known) ? givenUpBy(known, chosen) : null,
  };
}
