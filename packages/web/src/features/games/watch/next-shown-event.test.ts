import { expect, test } from 'vitest';

import { MAX_BEHIND, nextShownEvent, STEP_MS } from './next-shown-event.ts';

test('events are shown one after the other, each long enough to be read', () => {
  expect(nextShownEvent(4, 5)).toEqual({ eventNumber: 5, afterMs: STEP_MS.usual });
  expect(nextShownEvent(5, 5)).toBeNull();
});

test('who is some events behind catches up faster', () => {
  expect(nextShownEvent(4, 8)).toEqual({ eventNumber: 5, afterMs: STEP_MS.hurried });
});

test('who is far behind goes to the last events at once', () => {
  expect(nextShownEvent(4, 5 + MAX_BEHIND)).toEqual({
    eventNumber: 4 + MAX_BEHIND,
    afterMs: 0,
  });
});
