import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('tasks with one key run in order, those with other keys meanwhile', async () => {
  const runExclusive = createKeyedMutex();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const aTask = (name: string, until?: Promise<void>) => async () => {
    await until;
    done.push(name);
    return name;
  };
  const first = runExclusive('game', aTask('first', gate.promise));
  const second = runExclusive('game', aTask('second'));
  expect(await runExclusive('another', aTask('another'))).toBe('another');
  expect(done).toEqual(['another']);
  gate.resolve();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(done).toEqual(['another', 'first', 'second']);
});

test('a failure is reported to its own caller only, and blocks no other task', async () => {
  const runExclusive = createKeyedMutex();
  const failed = runExclusive('game', () => Promise.reject(new Error('a bug')));
  const next = runExclusive('game', async () => 'next');
  await expect(failed).rejects.toThrow('a bug');
  expect(await next).toBe('next');
});
