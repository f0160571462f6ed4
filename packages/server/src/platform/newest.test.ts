import { expect, test } from 'vitest';
import { newest } from './newest.ts';

test('keeps what was used last, and forgets what was not used for longest', () => {
  const kept = newest<number>(3);
  for (const [at, name] of ['one', 'two', 'three'].entries()) kept.set(name, at + 1);
  expect(kept.get('one')).toBe(1);
  kept.set('four', 4);
  expect(['one', 'two', 'three', 'four'].map(kept.get)).toEqual([1, undefined, 3, 4]);
  kept.set('three', 33);
  kept.forget('one');
  kept.set('five', 5);
  expect(['one', 'three', 'four', 'five'].map(kept.get)).toEqual([undefined, 33, 4, 5]);
});
