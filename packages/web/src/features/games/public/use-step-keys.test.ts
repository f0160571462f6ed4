// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { eventAfterKey, useStepKeys } from './use-step-keys.ts';

afterEach(cleanup);

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 1, 1],
  ['Home', 3, 1],
  ['End', 3, 9],
  ['a', 3, null],
])('%s at event %i of 9 leads to %s', (key, eventNumber, wanted) => {
  expect(eventAfterKey(key, eventNumber, 9)).toBe(wanted);
});

test('keys step through the game but where they have a meaning of their own', () => {
  const onStep = vi.fn<(step: number) => void>();
  document.body.innerHTML = '<div role="slider" tabindex="0"></div><p>a play</p>';
  renderHook(() => useStepKeys({ eventNumber: 3, last: 9, onStep }));
  fireEvent.keyDown(document.querySelector('[role=slider]')!, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true });
  expect(onStep).not.toHaveBeenCalled();
  fireEvent.keyDown(document.querySelector('p')!, { key: 'ArrowRight' });
  expect(onStep.mock.calls).toEqual([[4]]);
});

test('a key goes on from where the one before led, whether that is rendered yet or not', () => {
  const onStep = vi.fn<(step: number) => void>();
  renderHook(() => useStepKeys({ eventNumber: 7, last: 9, onStep }));
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) fireEvent.keyDown(document.body, { key });
  expect(onStep.mock.calls).toEqual([[1], [2], [3]]);
});

test('a rendering that comes before the event of the last key takes nothing back', () => {
  const onStep = vi.fn<(step: number) => void>();
  const { rerender } = renderHook(() => useStepKeys({ eventNumber: 7, last: 9, onStep }));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  rerender();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(onStep.mock.calls).toEqual([[6], [5]]);
});
