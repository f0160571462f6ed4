// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import type { TrialRequest } from './roll-worker-protocol.ts';
import { useTrial } from './use-trial.ts';

const REQUEST = { rolls: 100, seed: 7 } as TrialRequest;

/** A worker whose messages a test sends. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  isTerminated = false;
  readonly received: unknown[] = [];
  readonly url: string;
  readonly type: string | undefined;
  constructor(url: URL, options?: WorkerOptions) {
    super();
    this.url = String(url);
    this.type = options?.type;
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown) {
    this.received.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  tell(progress: { isDone: boolean; ms: number }) {
    act(() => void this.dispatchEvent(Object.assign(new Event('message'), { data: progress })));
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const aTrial = () => {
  const { result, unmount } = aPage().render(useTrial);
  const begin = (request = REQUEST) => {
    act(() => result.current.begin(request));
    return FakeWorker.all.at(-1)!;
  };
  return { result, unmount, begin };
};

test('before the first trial the page waits', () => {
  const { result } = aTrial();
  expect(result.current).toMatchObject({ state: 'idle', request: null, progress: null });
});

test('a trial rolls in a worker, tells how far it is, and ends', () => {
  const { result, begin } = aTrial();
  const worker = begin();
  expect(worker.url).toContain('roll-worker.ts');
  expect(worker.type).toBe('module');
  expect(worker.received).toEqual([REQUEST]);
  expect(result.current).toMatchObject({ state: 'rolling', request: REQUEST, progress: null });
  worker.tell({ isDone: false, ms: 80 });
  expect(result.current).toMatchObject({ state: 'rolling', progress: { ms: 80 } });
  expect(worker.isTerminated).toBe(false);
  worker.tell({ isDone: true, ms: 120 });
  expect(result.current).toMatchObject({ state: 'done', progress: { ms: 120 } });
  expect(worker.isTerminated).toBe(true);
});

test('a trial that is cancelled stops rolling, and keeps what it has', () => {
  const { result, begin } = aTrial();
  const worker = begin();
  worker.tell({ isDone: false, ms: 80 });
  act(() => result.current.cancel());
  expect(worker.isTerminated).toBe(true);
  expect(result.current).toMatchObject({ state: 'cancelled', progress: { ms: 80 } });
});

test('a trial that breaks says so', () => {
  const { result, begin } = aTrial();
  const worker = begin();
  act(() => void worker.dispatchEvent(new Event('error')));
  expect(result.current.state).toBe('failed');
  expect(worker.isTerminated).toBe(true);
});

test('another trial begins anew, and ends the one before', () => {
  const { result, begin } = aTrial();
  const first = begin();
  first.tell({ isDone: false, ms: 80 });
  const second = begin({ ...REQUEST, rolls: 5 });
  expect(first.isTerminated).toBe(true);
  expect(second.isTerminated).toBe(false);
  expect(result.current).toMatchObject({
    state: 'rolling',
    request: { rolls: 5 },
    progress: null,
  });
});

test('leaving the page ends the trial', () => {
  const { unmount, begin } = aTrial();
  const worker = begin();
  unmount();
  expect(worker.isTerminated).toBe(true);
});

test('leaving the page before a trial ends nothing', () => {
  const { unmount } = aTrial();
  expect(unmount).not.toThrow();
});
