import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { daysBefore } from './days-before.ts';
import { addToOutbox, markSent, readOutbox, lockPendingEmails } from './mail/outbox-store.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';

const database = await aDatabase();
afterEach(() => vi.useRealTimers());

const WRITTEN = new Date('2026-11-01T12:00:00Z');
const write = (to: string) =>
  database.transaction((tx) =>
    addToOutbox(tx, { to, subject: 'A letter', text: 'Dear fan', html: '' }, WRITTEN),
  );

/** Runs all jobs once, so many days after the letters were written; returns what was logged. */
async function runJobsAfter(days: number): Promise<readonly Record<string, unknown>[]> {
  const logged: string[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const jobs = startScheduledJobs(database, {
    clock: () => daysBefore(WRITTEN, -days),
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    jobs: [],
  });
  vi.advanceTimersByTime(30 * 60_000);
  await jobs.stop();
  return logged.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('old letters are deleted, and those that were never sent are told of', async () => {
  for (const to of ['Tinker', 'Evers', 'Chance']) await write(`${to}@cubs.example`);
  await database.transaction(async (tx) => {
    const [first] = await lockPendingEmails(tx, WRITTEN, 1);
    await markSent(tx, first!.letterID, WRITTEN);
  });
  expect(await runJobsAfter(7)).toEqual([]);
  expect(await readOutbox(database, 10)).toHaveLength(2);

  expect(await runJobsAfter(9)).toMatchObject([
    { unsent: 2, msg: 'letters that could not be sent were deleted' },
  ]);
  expect(await readOutbox(database, 10)).toEqual([]);
  expect(await runJobsAfter(9)).toEqual([]);
});

test('a kept answer is deleted after two days, a counter of attempts when its window ends', async () => {
  const user = '01900000-0000-7000-8000-000000000001';
  await database.sql(
    `insert into idempotency_key (user_id, key, call, request_hash, status, answer, created_at)
     values ($1, 'a-key', 'POST /games', '', 200, '{}', $2)`,
    [user, WRITTEN],
  );
  await database.sql(`insert into attempt_limit values ('a-network', 3, $1)`, [
    daysBefore(WRITTEN, -1),
  ]);
  const left = async () => {
    const [row] = await database.sql<{ keys: number; counters: number }>(
      `select (select count(*) from idempotency_key) as keys,
         (select count(*) from attempt_limit) as counters`,
    );
    return row;
  };
  await runJobsAfter(0.9);
  expect(await left()).toEqual({ keys: 1, counters: 1 });
  await runJobsAfter(1.9);
  expect(await left()).toEqual({ keys: 1, counters: 0 });
  await runJobsAfter(2.1);
  expect(await left()).toEqual({ keys: 0, counters: 0 });
});
