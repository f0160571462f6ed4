import { expect, test } from 'vitest';
import { aClock } from '../../testing/a-clock.ts';
import { DatabaseFailure } from './database-failure.ts';
import { createOptionalRead } from './optional-read.ts';

const isAway = () =>
  Promise.reject(new DatabaseFailure('database_unavailable', new Error('a server is away')));
const serves = () => Promise.resolve('read');

/** Reads that are under way until they are told how they end. */
function heldReads() {
  const ends: { serve: (text: string) => void; fail: (error: Error) => void }[] = [];
  const read = () => new Promise<string>((serve, fail) => ends.push({ serve, fail }));
  return { read, ends };
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
  const { clock, pass } = aClock();
  const readOptionally = createOptionalRead(clock);
  await readOptionally(isAway);
  pass({ seconds: 6 });
  const { read, ends } = heldReads();
  const tried = readOptionally(read);
  expect(await readOptionally(read)).toBeNull();
  expect(ends).toHaveLength(1);
  ends[0]!.serve('first');
  expect(await tried).toBe('first');
  expect(await readOptionally(serves)).toBe('read');
});

test('a try that fails begins another pause', async () => {
  const { clock, pass } = aClock();
  const readOptionally = createOptionalRead(clock);
  await readOptionally(isAway);
  pass({ seconds: 6 });
  const { read, ends } = heldReads();
  const tried = readOptionally(read);
  pass({ seconds: 4.5 });
  ends[0]!.fail(new DatabaseFailure('database_unavailable', new Error('still away')));
  expect(await tried).toBeNull();
  pass({ seconds: 4.5 });
  expect(await readOptionally(serves)).toBeNull();
});

test('an error that is not the database’s is thrown', async () => {
  const readOptionally = createOptionalRead(aClock().clock);
  const error = new TypeError('of the program');
  await expect(readOptionally(() => Promise.reject(error))).rejects.toBe(error);
});
