import { expect, test } from 'vitest';

import { BitmapCache } from './bitmap-cache.ts';

const MEGAPIXEL = 1024 * 1024;

/** Builds a bitmap of 4 MB that records whether it was closed. */
function picture() {
  const made = { width: 1024, height: MEGAPIXEL / 1024, isClosed: false, close: () => undefined };
  made.close = () => void (made.isClosed = true);
  return made;
}
type Made = ReturnType<typeof picture>;
const keepAll = (kept: BitmapCache, made: readonly Made[]) =>
  made.forEach((each, at) => kept.set(`card ${at}`, each));

test('a picture is there when its card comes into sight again', () => {
  const kept = new BitmapCache();
  const [one, other] = [picture(), picture()];
  keepAll(kept, [one, other]);
  expect(kept.get('card 0')).toBe(one);
  expect(kept.get('card 1')).toBe(other);
  expect(kept.get('card 2')).toBeUndefined();
});

test('of 48 MB of pictures none goes; one more, and the one longest out of sight is let go', () => {
  const kept = new BitmapCache();
  const twelve = Array.from({ length: 12 }, picture);
  keepAll(kept, twelve);
  expect(twelve.some(({ isClosed }) => isClosed)).toBe(false);
  kept.get('card 0');
  kept.set('one more', picture());
  expect(twelve.map(({ isClosed }) => isClosed).indexOf(true)).toBe(1);
  expect(kept.get('card 0')).toBe(twelve[0]);
  expect(kept.get('card 1')).toBeUndefined();
});

test('a picture painted anew takes the place of the old one', () => {
  const kept = new BitmapCache();
  const [old, fresh] = [picture(), picture()];
  keepAll(kept, [old]);
  keepAll(kept, [fresh]);
  expect(old.isClosed).toBe(true);
  expect(kept.get('card 0')).toBe(fresh);
});

test('with the wall all pictures go', () => {
  const kept = new BitmapCache();
  const made = [picture(), picture()];
  keepAll(kept, made);
  kept.clear();
  expect(made.every(({ isClosed }) => isClosed)).toBe(true);
  expect(kept.get('card 0')).toBeUndefined();
});
