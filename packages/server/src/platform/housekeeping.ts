import type { Logger } from 'pino';
import { forgetOldAttempts } from './attempt-limits.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { forgetOldLetters } from './mail/outbox.ts';

/** Something that is done from time to time: removing what is out of date. */
export type Chore = (database: Database, now: Date) => Promise<void>;

const EVERY_MS = 30 * 60_000;
const LETTERS_KEPT_DAYS = 8;

const PLATFORM_CHORES: readonly Chore[] = [
  forgetOldKeys,
  forgetOldAttempts,
  (database, now) =>
    forgetOldLetters(database, new Date(now.getTime() - LETTERS_KEPT_DAYS * 86_400_000)),
];

/** Does all chores every half hour until stopped; each is safe to do on several servers at once. */
export function startHousekeeping(
  database: Database,
  { clock, log, chores }: { clock: Clock; log: Logger; chores: readonly Chore[] },
): { stop: () => Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  const doAll = async () => {
    for (const chore of [...PLATFORM_CHORES, ...chores]) {
      await chore(database, clock()).catch((error: unknown) =>
        log.warn({ err: error }, 'a chore was not done'),
      );
    }
  };
  const timer = setInterval(() => {
    working = working.then(doAll);
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
