// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { useLastView } from './use-last-view.ts';

beforeEach(() => localStorage.clear());

const open = () => aPage().render(useLastView).result;

test('My Cards is a table at first', () => {
  expect(open().current[0]).toBe('table');
});

test('it opens as it was left the last time', () => {
  const page = open();
  act(() => page.current[1]('pictures'));
  expect(page.current[0]).toBe('pictures');
  expect(localStorage.getItem('cards-view')).toBe('pictures');
  expect(open().current[0]).toBe('pictures');
});

test.each(['series', 'wishes'] as const)('a look at the %s does not change that', (view) => {
  const page = open();
  act(() => page.current[1]('pictures'));
  act(() => page.current[1](view));
  expect(page.current[0]).toBe('pictures');
  expect(open().current[0]).toBe('pictures');
});

test('what no view is called counts as none', () => {
  localStorage.setItem('cards-view', 'hologram');
  expect(open().current[0]).toBe('table');
});

test('where nothing can be stored the choice lasts until the page is left', () => {
  const page = aPage();
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { result } = page.render(useLastView);
  expect(result.current[0]).toBe('table');
  act(() => result.current[1]('pictures'));
  expect(result.current[0]).toBe('pictures');
});
