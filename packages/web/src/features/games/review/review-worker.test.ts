import { expect, onTestFinished, test, vi } from 'vitest';

import { openReplay, whyNotReviewed } from './open-replay.ts';
import type { ReviewNews, ReviewRequest } from './review-worker-protocol.ts';
import { aReplayToReview } from './testing/a-replay-to-review.ts';

/** The rollouts of a whole game take seconds: twenty each show how the work is shared. */
vi.mock(import('@pennant/rules/games/analysis/review/rollout-chances'), async (original) => {
  const { rolloutChances } = await original();
  return {
    rolloutChances: (setup, { seed }) => rolloutChances(setup, { seed, rollouts: 20 }),
  };
});

/** Loads the worker in a scope of its own. */
async function aWorker() {
  let receive: ((event: { data: ReviewRequest }) => void) | undefined;
  const posted: ReviewNews[] = [];
  vi.stubGlobal('self', {
    addEventListener: (_name: string, listener: typeof receive) => (receive = listener),
    postMessage: (news: ReviewNews) => posted.push(news),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  await import('./review-worker.ts');
  return (request: ReviewRequest) => {
    receive?.({ data: request });
    return posted.splice(0);
  };
}

test('two workers value every moment of a game once, as one worker would', async () => {
  const run = await aWorker();
  const input = aReplayToReview();
  const { length } = openReplay(input).game.moments;
  const shares = [0, 1].map((first) => run({ input, first, of: 2 }));
  const all = shares.flat().toSorted((one, other) => one.index - other.index);
  expect(all.map(({ index }) => index)).toEqual(Array.from({ length }, (_, index) => index));
  expect(Math.abs(shares[0]!.length - shares[1]!.length)).toBeLessThanOrEqual(1);
  expect(all.every(({ total }) => total === length)).toBe(true);
  expect(run({ input, first: 0, of: 1 })).toEqual(all);
});

test('only games that were played out, by rules of today, are reviewed', () => {
  const replay = aReplayToReview();
  expect(whyNotReviewed(replay)).toBeNull();
  expect(whyNotReviewed({ ...replay, isAbandoned: true })).toBe('given_up');
  expect(whyNotReviewed({ ...replay, rulesVersion: 1 })).toBe('earlier_rules');
  const fairness = { ...replay.fairness, seed: null };
  expect(whyNotReviewed({ ...replay, fairness })).toBe('not_over');
  expect(() => openReplay({ ...replay, fairness })).toThrow('not revealed');
});
