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
