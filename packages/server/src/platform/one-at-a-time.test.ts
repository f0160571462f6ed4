import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('work on one thing is done in order, work on others meanwhile', async () => {
  const inTurn = oneAtATime();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    await until;
    done.push(name);
    return name;
  };
  const first = inTurn('game', work('first', gate.promise));
  const second = inTurn('game', work('second'));
  expect(await inTurn('another', work('another'))).toBe('another');
  expect(done).toEqual(['another']);
  gate.resolve();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(done).toEqual(['another', 'first', 'second']);
});

test('what fails is told to who asked for it, and holds up nobody', async () => {
  const inTurn = oneAtATime();
  const failed = inTurn('game', () => Promise.reject(new Error('a bug')));
  const next = inTurn('game', async () => 'next');
  await expect(failed).rejects.toThrow('a bug');
  expect(await next).toBe('next');
});
