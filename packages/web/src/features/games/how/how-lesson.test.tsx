// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { anAtBat } from '../guest/testing/an-at-bat.ts';
import { HowLesson } from './how-lesson.tsx';
import { keepProgress } from './lesson-progress.ts';

const REDUCED_MOTION = {
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

const AT_BAT = anAtBat('H1', 'H1');

// Nothing is thrown: what is tested is what is said.
beforeEach(() => vi.stubGlobal('matchMedia', () => REDUCED_MOTION));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  keepProgress(null);
});

const renderLesson = () => render(<HowLesson atBat={AT_BAT} />, aPage());

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;

test('each press says one thing more', () => {
  renderLesson();
  expect(said()).toContain('Mike Casey is at bat');
  press('Roll the dice');
  expect(said()).toContain('Row');
  press('Roll the pitcher’s dice');
  expect(said()).toContain('an empty cell');
  press('See the play');
  expect(said()).toContain('Where the ball goes is drawn');
  expect(screen.getByText('Step 1 of 6')).toBeDefined();
  press(/^Next/);
  expect(screen.getByText('Step 2 of 6')).toBeDefined();
});

test('a lesson that was left goes on where it was, and can begin again', () => {
  const { unmount } = renderLesson();
  press('Roll the dice');
  const before = said();
  unmount();
  renderLesson();
  expect(said()).toBe(before);
  press('Begin again');
  expect(said()).toContain('Mike Casey is at bat');
  expect(screen.queryByRole('button', { name: 'Begin again' })).toBeNull();
});
