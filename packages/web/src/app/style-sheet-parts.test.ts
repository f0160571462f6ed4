import { expect, test } from 'vitest';

import { joinUsedParts, splitStyleSheet } from './style-sheet-parts.ts';

const SHEET = [
  '@layer base{html{color:red}}',
  '@layer utilities{',
  '.mt-2{margin-top:1px}',
  '.after\\:x:after{content:"{,}"}',
  '.w-1\\/2,.half:not(.mt-2,.mt-3){width:50%}',
  '.hover\\:red{&:hover{color:red}}',
  '@media (width>=40rem){.sm\\:mt-2{margin-top:2px}@supports (gap:1px){.sm\\:gap{gap:1px}}}',
  ':root .mt-9{margin:0}',
  '}',
  '.mt-2.loose{top:0}',
].join('');
const PARTS = splitStyleSheet(SHEET);
const sheetOf = (...classes: string[]) =>
  joinUsedParts(PARTS, (className) => classes.includes(className));

test('all parts together are the sheet', () => {
  expect(joinUsedParts(PARTS, () => true)).toBe(SHEET);
});

test('where no class is used there is left what every page needs', () => {
  expect(sheetOf()).toBe(
    '@layer base{html{color:red}}@layer utilities{:root .mt-9{margin:0}}.mt-2.loose{top:0}',
  );
});

test.each([
  ['mt-2', '.mt-2{margin-top:1px}'],
  ['after:x', '.after\\:x:after{content:"{,}"}'],
  ['w-1/2', '.w-1\\/2,.half:not(.mt-2,.mt-3){width:50%}'],
  ['half', '.w-1\\/2,.half:not(.mt-2,.mt-3){width:50%}'],
  ['hover:red', '.hover\\:red{&:hover{color:red}}'],
  ['sm:mt-2', '@media (width>=40rem){.sm\\:mt-2{margin-top:2px}}'],
  ['sm:gap', '@media (width>=40rem){@supports (gap:1px){.sm\\:gap{gap:1px}}}'],
])('the class %s brings its rule, and no other', (className, rule) => {
  expect(sheetOf(className)).toBe(sheetOf().replace('{:root', `{${rule}:root`));
});

test('a sheet that is cut off is noticed', () => {
  expect(() => splitStyleSheet(SHEET.slice(0, 80))).toThrow('a block of the style sheet');
});
