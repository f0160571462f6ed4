import { expect, test } from 'vitest';

import { wrapText } from './wrap-text.ts';

test('a text is broken between words', () => {
  expect(wrapText('Coleman drops a single into center', { columns: 16, rows: 4 })).toEqual([
    'Coleman drops a',
    'single into',
    'center',
  ]);
});

test('what is too long ends with an ellipsis, and no comma before it', () => {
  expect(wrapText('one two three, four five', { columns: 9, rows: 2 })).toEqual([
    'one two',
    'three…',
  ]);
});
