import { expect, test } from 'vitest';

import { visibleBlocks } from './visible-blocks.ts';

const LIST = {
  startIndex: 100,
  endIndex: 107,
  count: 5000,
  blockHeight: 100,
  isScrollingUp: false,
  isFirstRender: false,
  focused: null,
};
const endsOf = (list: typeof LIST) => {
  const blocks = visibleBlocks(list);
  return [blocks[0], blocks.at(-1)];
};

test('at the top of a list the window and what comes next are drawn', () => {
  expect(endsOf({ ...LIST, startIndex: 0, endIndex: 7 })).toEqual([0, 16]);
});

test('more is drawn where the scrolling goes than where it came from', () => {
  expect(endsOf(LIST)).toEqual([97, 116]);
  expect(endsOf({ ...LIST, isScrollingUp: true })).toEqual([91, 110]);
});

test('the first render, which the user waits for, draws what is in the window alone', () => {
  expect(endsOf({ ...LIST, isFirstRender: true })).toEqual([100, 107]);
  expect(endsOf({ ...LIST, isFirstRender: true, isScrollingUp: true })).toEqual([100, 107]);
});

test('nothing is drawn beyond the ends of the list', () => {
  expect(endsOf({ ...LIST, count: 110 })).toEqual([97, 109]);
});

test('the block with the focus stays, wherever the list is scrolled to', () => {
  expect(visibleBlocks({ ...LIST, focused: 5 })[0]).toBe(5);
  expect(visibleBlocks({ ...LIST, focused: 4000 }).at(-1)).toBe(4000);
  expect(visibleBlocks({ ...LIST, focused: 101 })).toEqual(visibleBlocks(LIST));
  expect(visibleBlocks({ ...LIST, focused: 5000 })).toEqual(visibleBlocks(LIST));
});
