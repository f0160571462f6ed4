import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import type { AttemptKey } from './daily-attempt-store.ts';
import { createDailyGames, type DailyGames } from './daily-games.ts';
import { createDailyStandings, type DailyStandings } from './daily-standings.ts';
import { createDailyValues, type DailyValues } from './daily-values.ts';
import { createFinishedAttempts, type FinishedAttempts } from './finished-attempts.ts';
import { createScorer } from './score-attempt.ts';

/** What a program has in memory of the days' games, for the calls and for the job. */
export interface DailyServices {
  readonly games: DailyGames;
  readonly values: DailyValues;
  readonly standings: DailyStandings;
  readonly finished: FinishedAttempts;
  /**
   * Works out what a finished attempt gave up and writes it; whoever asks for the same attempt
   * waits for the same. Returns false where it could not be worked out now: it is tried again by
   * the job.
   */
  readonly scoreAttempt: (attempt: AttemptKey) => Promise<boolean>;
  readonly stop: () => void;
}

/**
 * Creates what a program has in memory of the days' games.
 *
 * @param queries writes scores, for which nobody waits.
 * @param rollouts games by which an option is valued; tests take fewer.
 */
export function createDailyServices({
  queries,
  clock,
  log,
  rollouts,
}: {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly rollouts?: number;
}): DailyServices {
  const games = createDailyGames();
  const values = createDailyValues(rollouts === undefined ? {} : { rollouts });
  return {
    games,
    values,
    standings: createDailyStandings(clock),
    finished: createFinishedAttempts(),
    scoreAttempt: createScorer({ queries, clock, log, games, values }),
    stop: () => values.stop(),
  };
}
