import { formatOption } from '@pennant/rules/daily/daily-option';
import type { DailyRun, MadeDecision } from '@pennant/rules/daily/daily-run';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { findAttempt, saveValue, type AttemptKey } from './daily-attempt-store.ts';
import { playChoices, type DailyGames } from './daily-games.ts';
import { FINISHED, type DailyValues } from './daily-values.ts';
import { givenUpBy, type StoredValue } from './stored-value.ts';

interface ScoringContext {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly games: DailyGames;
  readonly values: DailyValues;
}

/** Returns the index, among its options, of what was chosen. */
export const chosenIndexOf = ({ options, chosen }: MadeDecision): number => {
  const text = formatOption(chosen);
  return options.findIndex((option) => formatOption(option) === text);
};

/** Returns what a run gave up, from what each of its decisions is worth. */
export const givenUpIn = ({ made }: DailyRun, values: readonly StoredValue[]): number =>
  givenUpBy(values, made.map(chosenIndexOf));

/**
 * Works out what an attempt gave up and writes it; returns false where that is not possible now.
 */
async function score(
  { queries, clock, games, values }: ScoringContext,
  attempt: AttemptKey,
): Promise<boolean> {
  const row = await findAttempt(queries, attempt);
  if (row === undefined || row.finished_at === null || row.valued_at !== null) return true;
  const entry = await games.find(queries, attempt.day, clock());
  if (isRefusal(entry)) return false;
  const run = playChoices(entry, row.choices);
  if (isRefusal(run)) return false;
  const pending: Promise<StoredValue>[] = [];
  for (const decision of run.made) {
    const value = values.value(entry, decision, FINISHED);
    if (value === null) return false;
    pending.push(value);
  }
  const decisions = await Promise.all(pending);
  const givenUp = givenUpIn(run, decisions);
  await saveValue(queries, attempt, { decisions, givenUp, now: clock() });
  return true;
}

/** Returns a function that scores an attempt, once at a time. */
export function createScorer(context: ScoringContext): (attempt: AttemptKey) => Promise<boolean> {
  const running = new Map<string, Promise<boolean>>();
  return (attempt) => {
    const key = `${attempt.userID} ${attempt.day}`;
    const underWay = running.get(key);
    if (underWay !== undefined) return underWay;
    const scoring = score(context, attempt)
      .catch((error: unknown) => {
        if (!context.values.isStopped)
          context.log.warn({ err: error, day: attempt.day }, 'an attempt of a day was not scored');
        return false;
      })
      .finally(() => running.delete(key));
    running.set(key, scoring);
    return scoring;
  };
}
