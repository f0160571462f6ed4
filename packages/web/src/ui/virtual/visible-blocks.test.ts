import { expect, test } from 'vitest';

import { visibleBlocks } from './visible-blocks.ts';

const BLOCK = 100;
const down = { height: 800, isScrollingUp: false };

test('at the top of a list the window and what comes next are drawn', () => {
  expect(visibleBlocks({ top: 0, ...down }, BLOCK, 5000)).toEqual({ first: 0, end: 17 });
});

test('more is drawn where the scrolling goes than where it came from', () => {
  expect(visibleBlocks({ top: 10_000, ...down }, BLOCK, 5000)).toEqual({ first: 97, end: 117 });
  expect(visibleBlocks({ top: 10_000, height: 800, isScrollingUp: true }, BLOCK, 5000)).toEqual({
    first: 91,
    end: 111,
  });
});

test('nothing is drawn beyond the ends of the list', () => {
  expect(visibleBlocks({ top: 1500, ...down }, BLOCK, 20)).toEqual({ first: 12, end: 20 });
  expect(visibleBlocks({ top: -5000, ...down }, BLOCK, 20)).toEqual({ first: 0, end: 0 });
  expect(visibleBlocks({ top: 90_000, ...down }, BLOCK, 20)).toEqual({ first: 20, end: 20 });
});
