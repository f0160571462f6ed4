import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import type { TransactionScope } from './database/database.ts';
import { daysBefore } from './days-before.ts';
import { addToOutbox, markSent, readOutbox, takeDueEmail } from './mail/outbox-store.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';

const database = await aDatabase();
const MINUTE_MS = 60_000;
afterEach(() => vi.useRealTimers());

const WRITTEN = new Date('2026-11-01T12:00:00Z');
const write = (to: string) =>
  database.transaction((tx) =>
    addToOutbox(tx, { to, subject: 'A letter', text: 'Dear fan', html: '' }, WRITTEN),
  );

/** Runs all jobs once, so many days after the letters were written; returns what was logged. */
async function runJobsAfter(days: number): Promise<readonly Record<string, unknown>[]> {
  const logged: string[] = [];
  const ran = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const jobs = startScheduledJobs(database, {
    clock: () => daysBefore(WRITTEN, -days),
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    random: () => 0,
    jobs: [async () => ran.resolve()],
  });
  vi.advanceTimersByTime(MINUTE_MS);
  vi.useRealTimers();
  await ran.promise;
  await jobs.stop();
  return logged.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('old letters are deleted, and those that were never sent are told of', async () => {
  for (const to of ['Tinker', 'Evers', 'Chance']) await write(`${to}@cubs.example`);
  const first = await takeDueEmail(database, { now: WRITTEN, retryAt: daysBefore(WRITTEN, -1) });
  await markSent(database, first!.letterID, WRITTEN);
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

test('a stop lets a job end the item that it is at, begins no other job, and logs nothing of it', async () => {
  const logged: string[] = [];
  const [began, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const written: number[] = [];
  let hasNextJobRun = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const jobs = startScheduledJobs(database, {
    clock: () => WRITTEN,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    random: () => 0,
    jobs: [
      async (db) => {
        for (const item of [1, 2, 3])
          await db.transaction(async (tx) => {
            began.resolve();
            await goOn.promise;
            await tx.sql('select');
            written.push(item);
          });
      },
      async () => void (hasNextJobRun = true),
    ],
  });
  vi.advanceTimersByTime(MINUTE_MS);
  vi.useRealTimers();
  await began.promise;
  const stopped = jobs.stop();
  goOn.resolve();
  await stopped;
  expect(written).toEqual([1]);
  expect(hasNextJobRun).toBe(false);
  expect(logged).toEqual([]);
});

/** Starts the jobs of a program; `begun` is how often it has begun to run them. */
function startCounted(random: number) {
  const program = { begun: 0, ran: Promise.withResolvers<void>() };
  // The first job is one statement.
  const counting: TransactionScope = {
    ...database,
    query: (...statement) => {
      if (statement[0].name === 'platform.delete_expired_keys') program.begun += 1;
      return database.query(...statement);
    },
  };
  const { stop } = startScheduledJobs(counting, {
    clock: () => WRITTEN,
    log: pino({ level: 'silent' }),
    random: () => random,
    jobs: [async () => program.ran.resolve()],
  });
  return Object.assign(program, { stop });
}

test('programs that start together run the jobs at moments of their own in the second minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [early, late] = [startCounted(0), startCounted(0.999)];
  vi.advanceTimersByTime(MINUTE_MS - 1);
  expect([early.begun, late.begun]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect([early.begun, late.begun]).toEqual([1, 0]);
  vi.advanceTimersByTime(MINUTE_MS);
  expect([early.begun, late.begun]).toEqual([1, 1]);
  await Promise.all([early.stop(), late.stop()]);
});

test('after the first run the jobs are run every half hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const program = startCounted(0);
  for (const minutes of [1, 30, 30]) {
    program.ran = Promise.withResolvers<void>();
    const before = program.begun;
    vi.advanceTimersByTime(minutes * MINUTE_MS - 1);
    expect(program.begun).toBe(before);
    vi.advanceTimersByTime(1);
    expect(program.begun).toBe(before + 1);
    await program.ran.promise;
    // The next run is set after the last job.
    await setImmediate();
  }
  await program.stop();
});
