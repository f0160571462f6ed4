// @vitest-environment happy-dom
import { tableChances } from '@pennant/rules/games/analysis/review/table-chances';
import { valueMoment } from '@pennant/rules/games/analysis/review/value-moment';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { ApiError } from '../../../api/api-error.ts';
import { aPage } from '../../../testing/a-page.tsx';
import * as fakeIndexedDB from 'fake-indexeddb';
import { openReplay } from './open-replay.ts';
import type { ReviewRequest } from './review-worker-protocol.ts';
import { aReplayToReview } from './testing/a-replay-to-review.ts';
import { forgetReviews, readReview } from './review-store.ts';
import { useReview } from './use-review.ts';

const REPLAY = aReplayToReview();
const { setup, game } = openReplay(REPLAY);
const VALUED = game.moments.map((moment) => valueMoment(setup, moment, tableChances(setup)));

Object.assign(globalThis, fakeIndexedDB);

/** A worker whose messages a test sends. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  isTerminated = false;
  request: ReviewRequest | null = null;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(request: ReviewRequest) {
    this.request = request;
  }
  terminate() {
    this.isTerminated = true;
  }
  /** Values so many moments of its share. */
  work(amount = Infinity) {
    const { first, of } = this.request!;
    const share = VALUED.flatMap((valued, index) =>
      index % of === first ? [{ index, valued }] : [],
    );
    for (const each of share.slice(0, amount)) {
      const data = { ...each, total: VALUED.length };
      act(() => void this.dispatchEvent(Object.assign(new Event('message'), { data })));
    }
  }
}

beforeEach(async () => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
  await forgetReviews('u');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

const aReview = (fetchReplay = () => Promise.resolve(REPLAY)) =>
  aPage().render(() =>
    useReview({ userID: 'u', gameID: REPLAY.gameID, created: REPLAY.created, fetchReplay }),
  );

const workersAt = async (count: number) => {
  await waitFor(() => expect(FakeWorker.all).toHaveLength(count));
  return FakeWorker.all.slice(-2) as [FakeWorker, FakeWorker];
};

test('two workers share the game, and the page tells how far they are', async () => {
  const { result } = aReview();
  expect(result.current.state).toEqual({ kind: 'working', done: 0, total: 0 });
  const [one, other] = await workersAt(2);
  expect([one.request, other.request]).toMatchObject([
    { first: 0, of: 2 },
    { first: 1, of: 2 },
  ]);
  one.work(3);
  expect(result.current.state).toEqual({ kind: 'working', done: 3, total: VALUED.length });
  expect(one.isTerminated).toBe(false);
});

test('once every moment is valued the review is there, and the workers end', async () => {
  const { result } = aReview();
  const [one, other] = await workersAt(2);
  one.work();
  other.work();
  await waitFor(() => expect(result.current.state.kind).toBe('done'));
  expect([one.isTerminated, other.isTerminated]).toEqual([true, true]);
  const { state } = result.current;
  expect(state).toMatchObject({ kind: 'done', view: { lucky: { length: 5 } } });
});

test('a machine of one core has one worker', async () => {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(1);
  aReview();
  await waitFor(() => expect(FakeWorker.all.map(({ request }) => request?.of)).toEqual([1]));
});

test('a page that is left ends the workers', async () => {
  const { unmount } = aReview();
  const workers = await workersAt(2);
  unmount();
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('a replay that cannot be fetched, and a worker that breaks, say so, and can be tried again', async () => {
  let isThere = false;
  const { result } = aReview(() =>
    isThere
      ? Promise.resolve(REPLAY)
      : Promise.reject(new ApiError(0, { error: 'No connection.', code: 'unreachable' })),
  );
  await waitFor(() =>
    expect(result.current.state).toEqual({ kind: 'failed', message: 'No connection.' }),
  );
  isThere = true;
  act(() => result.current.retry());
  expect(result.current.state.kind).toBe('working');
  const [one] = await workersAt(2);
  act(() => void one.dispatchEvent(new Event('error')));
  await waitFor(() => expect(result.current.state.kind).toBe('failed'));
  expect(one.isTerminated).toBe(true);
});

test('a game by earlier rules is not reviewed, and no worker begins', async () => {
  const { result } = aReview(() => Promise.resolve({ ...REPLAY, rulesVersion: 1 }));
  await waitFor(() =>
    expect(result.current.state).toEqual({ kind: 'not reviewed', why: 'earlier_rules' }),
  );
  expect(FakeWorker.all).toHaveLength(0);
});

test('a review is kept, and shown at once the next time: nothing is fetched or worked out', async () => {
  const { result, unmount } = aReview();
  const [one, other] = await workersAt(2);
  one.work();
  other.work();
  await waitFor(() => expect(result.current.state.kind).toBe('done'));
  expect((await readReview('u', REPLAY.gameID))?.created).toBe(REPLAY.created);
  unmount();
  const again = aReview(() => Promise.reject(new Error('is fetched')));
  await waitFor(() => expect(again.result.current.state).toEqual(result.current.state));
  expect(FakeWorker.all).toHaveLength(2);
});
