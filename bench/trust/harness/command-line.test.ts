import { expect, test } from 'vitest';
import { meetsTarget, type TrustPart } from '../trust-part.ts';
import { readTrustRequest } from './command-line.ts';
import { formatResults, hasPassed } from './results-table.ts';

const soak: TrustPart = {
  name: 'soak',
  claim: 'It runs for long.',
  amounts: { ci: { minutes: 2 }, full: { minutes: 30 } },
  figures: () => ({ errors: { label: 'errors', target: { exactly: 0 } } }),
  amountsFrom: (word) => (word.endsWith('h') ? { minutes: 60 * Number.parseInt(word, 10) } : null),
  run: () => Promise.resolve({ errors: 0 }),
};
const dice: TrustPart = { ...soak, name: 'dice' };
const read = (...args: string[]) =>
  readTrustRequest(args, [soak, dice]).parts.map(({ part, amounts }) => [part.name, amounts]);

test('all parts run, at CI’s amounts or at a release’s', () => {
  expect(read()).toEqual([
    ['soak', { minutes: 2 }],
    ['dice', { minutes: 2 }],
  ]);
  expect(read('--full', 'dice')).toEqual([['dice', { minutes: 30 }]]);
});

test('a word behind a part is its amount; any other is refused', () => {
  expect(read('soak', '8h')).toEqual([['soak', { minutes: 480 }]]);
  expect(() => read('kils')).toThrow('No part is called kils. There are: soak, dice.');
  expect(() => read('soak', 'long')).toThrow('No part is called long.');
  expect(() => read('--all')).toThrow('There is no option --all.');
});

test('a part fails by a figure that falls short, one that is missing, and by not running', () => {
  const outcome = { part: soak, amounts: { minutes: 2 }, seconds: 1 };
  expect(hasPassed({ ...outcome, figures: { errors: 0 } })).toBe(true);
  expect(hasPassed({ ...outcome, figures: { errors: 1 } })).toBe(false);
  expect(hasPassed({ ...outcome, figures: {} })).toBe(false);
  const unable = { ...outcome, figures: { error: 'PostgreSQL 15 is not installed' } };
  expect(hasPassed(unable)).toBe(false);
  expect(formatResults([unable])).toContain('could not run: PostgreSQL 15 is not installed');
});

test('a figure that is no number meets no target', () => {
  expect(meetsTarget(Number.NaN, null)).toBe(false);
  expect(meetsTarget(Number.NaN, { atMost: 5 })).toBe(false);
  expect(meetsTarget(5, { atMost: 5 })).toBe(true);
  expect(meetsTarget(4, { atLeast: 5 })).toBe(false);
});
