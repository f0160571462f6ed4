import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createLongChanges } from './long-changes.ts';

test('a long change begins when the one before is over, whether or not that failed', async () => {
  const run = createLongChanges();
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const begin = (name: string, result: Promise<string>) =>
    run(new Socket(), () => {
      begun.push(name);
      return result;
    });
  const failing = begin('weights', first.promise);
  const next = begin('cards', Promise.resolve('changed'));
  await Promise.resolve();
  expect(begun).toEqual(['weights']);
  first.reject(new Error('cut off'));
  await expect(failing).rejects.toThrow('cut off');
  expect(await next).toBe('changed');
  expect(begun).toEqual(['weights', 'cards']);
});
