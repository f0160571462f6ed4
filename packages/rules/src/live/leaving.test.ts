import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIMEOUTS_KEPT_MS, WAITS_MS, afterTimeout, type Timeouts } from './leaving.ts';

const NONE: Timeouts = { count: 0, lastAt: null };

test('the first timeout is annulled, and the user may play on at once', () => {
  expect(afterTimeout(NONE, 1_000)).toEqual({
    timeouts: { count: 1, lastAt: 1_000 },
    isAnnulled: true,
    waitsUntil: null,
  });
});

test('repeated ones count, and the user waits one, five and fifteen minutes, never longer', () => {
  let timeouts = NONE;
  const waits = Array.from({ length: 6 }, (_, day) => {
    const after = afterTimeout(timeouts, day * 86_400_000);
    ({ timeouts } = after);
    return after.waitsUntil === null ? null : (after.waitsUntil - day * 86_400_000) / 60_000;
  });
  expect(waits).toEqual([null, 1, 5, 15, 15, 15]);
});

test('a timeout just a week after another is the first again', () => {
  const timeouts = { count: 3, lastAt: 1_000 };
  const after = afterTimeout(timeouts, 1_000 + TIMEOUTS_KEPT_MS);
  expect(after).toMatchObject({ isAnnulled: true, waitsUntil: null, timeouts: { count: 1 } });
});

test('after a week without another, a timeout is the first again', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(), fc.nat(TIMEOUTS_KEPT_MS), (count, lastAt, gap) => {
      const timeouts = { count: count + 1, lastAt };
      expect(afterTimeout(timeouts, lastAt + TIMEOUTS_KEPT_MS + gap).isAnnulled).toBe(true);
      const soon = afterTimeout(timeouts, lastAt + Math.min(gap, TIMEOUTS_KEPT_MS - 1));
      expect(soon.isAnnulled).toBe(false);
      expect(WAITS_MS).toContain(soon.waitsUntil! - soon.timeouts.lastAt!);
    }),
  );
});
