import { expect, test, vi } from 'vitest';
import { aClock } from '../../testing/a-clock.ts';
import { DatabaseFailure } from './database-failure.ts';
import { createOptionalRead } from './optional-read.ts';

const isAway = () =>
  Promise.reject(new DatabaseFailure('database_unavailable', new Error('a server is away')));
const serves = () => Promise.resolve('read');

/** The first try after a failure, under way until it is told how it ends. */
async function aTryUnderWay() {
  const { clock, pass } = aClock();
  const readOptionally = createOptionalRead(clock);
  await readOptionally(isAway);
  pass({ seconds: 6 });
  const { promise, resolve: serve, reject: fail } = Promise.withResolvers<string>();
  return { readOptionally, pass, tried: readOptionally(() => promise), serve, fail };
}

test('nothing is read for five seconds after a failure', async () => {
  const { clock, pass } = aClock();
  const readOptionally = createOptionalRead(clock);
  expect(await readOptionally(serves)).toBe('read');
  expect(await readOptionally(isAway)).toBeNull();
  pass({ seconds: 4.9 });
  expect(await readOptionally(serves)).toBeNull();
  pass({ seconds: 0.2 });
  expect(await readOptionally(serves)).toBe('read');
});

test('after that one tries, and the others do without until it has read', async () => {
  const { readOptionally, tried, serve } = await aTryUnderWay();
  const other = vi.fn<() => Promise<string>>(serves);
  expect(await readOptionally(other)).toBeNull();
  expect(other).not.toHaveBeenCalled();
  serve('first');
  expect(await tried).toBe('first');
  expect(await readOptionally(serves)).toBe('read');
});

test('a try that fails begins another pause', async () => {
  const { readOptionally, pass, tried, fail } = await aTryUnderWay();
  pass({ seconds: 4.5 });
  fail(new DatabaseFailure('database_unavailable', new Error('still away')));
  expect(await tried).toBeNull();
  pass({ seconds: 4.5 });
  expect(await readOptionally(serves)).toBeNull();
});

test('an error that is not the database’s is thrown', async () => {
  const readOptionally = createOptionalRead(aClock().clock);
  const error = new TypeError('of the program');
  await expect(readOptionally(() => Promise.reject(error))).rejects.toBe(error);
});
