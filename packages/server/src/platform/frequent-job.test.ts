import pino from 'pino';
import { expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { startFrequentJob } from './frequent-job.ts';

const database = await aDatabase();
const log = pino({ level: 'silent' });
const NEVER_MS = 2 ** 31 - 1;

/** A job whose runs wait until they are let go on. */
function aHeldJob(onRun: () => void = () => undefined) {
  const waiting: (() => void)[] = [];
  let runs = 0;
  let started: () => void = () => undefined;
  let nextStart = new Promise<void>((resolve) => (started = resolve));
  const job = startFrequentJob(database, {
    clock: () => new Date(),
    log,
    intervalMs: NEVER_MS,
    job: async () => {
      runs += 1;
      started();
      nextStart = new Promise<void>((resolve) => (started = resolve));
      await new Promise<void>((resolve) => waiting.push(resolve));
      onRun();
    },
  });
  return {
    job,
    runs: () => runs,
    started: () => nextStart,
    letGo: () => waiting.shift()?.(),
  };
}

test('a job that is woken while it runs is run once more, however often it was woken', async () => {
  const held = aHeldJob();
  held.job.wake();
  held.job.wake();
  held.job.wake();
  expect(held.runs()).toBe(1);
  const again = held.started();
  held.letGo();
  await again;
  expect(held.runs()).toBe(2);
  const stopped = held.job.stop();
  held.letGo();
  await stopped;
  expect(held.runs()).toBe(2);
});

test('a run that fails keeps no later one from its turn', async () => {
  const held = aHeldJob(() => {
    throw new Error('no');
  });
  held.job.wake();
  held.job.wake();
  const again = held.started();
  held.letGo();
  await again;
  held.letGo();
  await held.job.stop();
  expect(held.runs()).toBe(2);
});

test('stopping waits for the run under way, and nothing runs afterwards', async () => {
  let isDone = false;
  const held = aHeldJob(() => (isDone = true));
  held.job.wake();
  const stopped = held.job.stop();
  held.letGo();
  await stopped;
  expect(isDone).toBe(true);
  held.job.wake();
  expect(held.runs()).toBe(1);
});
