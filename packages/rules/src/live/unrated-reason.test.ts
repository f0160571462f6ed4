import { expect, test } from 'vitest';
import {
  LIVE_UNRATED_REASONS,
  SHOWN_LIVE_UNRATED_REASONS,
  toShownLiveUnratedReason,
} from './unrated-reason.ts';

test('nobody is told that two users sign in from one network', () => {
  expect(toShownLiveUnratedReason('same_network')).toBe('pair_not_rated');
  expect(SHOWN_LIVE_UNRATED_REASONS).not.toContain('same_network');
});

test('every other reason is told as it is', () => {
  const others = LIVE_UNRATED_REASONS.filter((reason) => reason !== 'same_network');
  expect(others.map(toShownLiveUnratedReason)).toEqual(others);
});
