import { expect, test } from 'vitest';

import { rollsFault, seedFault } from './trial-form-validation.ts';

test.each(['1', '1000000', ' 10000000 '])('%j rolls are rolled', (typed) => {
  expect(rollsFault(typed)).toBeNull();
});

test.each(['', '0', '-1', '1.5', '10000001', '1e6', 'many'])('%j rolls are not', (typed) => {
  expect(rollsFault(typed)).toBe('A whole number from 1 to 10,000,000.');
});

test.each(['', '0', '4294967295'])('%j is a seed', (typed) => {
  expect(seedFault(typed)).toBeNull();
});

test.each(['4294967296', '-1', 'seed', '1.5'])('%j is none', (typed) => {
  expect(seedFault(typed)).not.toBeNull();
});
