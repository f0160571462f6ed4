import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('keeps the entries used last, and evicts the least recently used one', () => {
  const cache = createLruCache<number>(3);
  for (const [index, name] of ['one', 'two', 'three'].entries()) cache.set(name, index + 1);
  expect(cache.get('one')).toBe(1);
  cache.set('four', 4);
  expect(['one', 'two', 'three', 'four'].map(cache.get)).toEqual([1, undefined, 3, 4]);
  cache.set('three', 33);
  cache.delete('one');
  cache.set('five', 5);
  expect(['one', 'three', 'four', 'five'].map(cache.get)).toEqual([undefined, 33, 4, 5]);
});
