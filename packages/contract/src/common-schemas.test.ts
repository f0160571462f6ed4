import { expect, test } from 'vitest';
import { catalogueIDText, pageQuery } from './common-schemas.ts';

test.each(['1', '19270001', '2147483647'])('%s is an id in a path', (text) => {
  expect(catalogueIDText.parse(text)).toBe(Number(text));
});

test.each([
  '1e1',
  '0x10',
  '0b1',
  '+1',
  '-1',
  '01',
  '1.0',
  ' 1',
  '1 ',
  '',
  '0',
  'Infinity',
  '١',
  '2147483648',
])('"%s" is none', (text) => {
  expect(catalogueIDText.safeParse(text).success).toBe(false);
});

test('neither is one of several, nor a number of rows that is written so', () => {
  expect(catalogueIDText.safeParse(['7']).success).toBe(false);
  expect(pageQuery.safeParse({ limit: '1e1' }).success).toBe(false);
  expect(pageQuery.parse({ limit: '10' })).toEqual({ limit: 10 });
  expect(pageQuery.parse({})).toEqual({ limit: 50 });
});
