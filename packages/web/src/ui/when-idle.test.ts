// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenIdle } from './when-idle.ts';

const idle: (() => void)[] = [];
let readyState: DocumentReadyState = 'complete';

beforeEach(() => {
  idle.length = 0;
  readyState = 'complete';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
  vi.stubGlobal('cancelIdleCallback', (id: number) => void idle.splice(id - 1, 1));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits until the browser is idle', () => {
  const call = vi.fn<() => void>();
  whenIdle(call);
  expect(call).not.toHaveBeenCalled();
  idle[0]!();
  expect(call).toHaveBeenCalledOnce();
});

test('waits for what the page still loads first', () => {
  readyState = 'interactive';
  whenIdle(() => undefined);
  expect(idle).toHaveLength(0);
  readyState = 'complete';
  dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
});

test('waits a moment where the browser does not tell when it is idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const call = vi.fn<() => void>();
  whenIdle(call);
  expect(call).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(call).toHaveBeenCalledOnce();
});

test('does nothing once it is called off: before the load, or while it waits', () => {
  readyState = 'interactive';
  whenIdle(() => undefined)();
  dispatchEvent(new Event('load'));
  readyState = 'complete';
  whenIdle(() => undefined)();
  expect(idle).toHaveLength(0);

  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const call = vi.fn<() => void>();
  whenIdle(call)();
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
