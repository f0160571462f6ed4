import { expect, test } from 'vitest';
import { occupied } from '../state.ts';
import { runsToCome } from './run-expectancy.ts';

test('bases are counted as bits', () => {
  expect(occupied([-1, -1, -1])).toBe(0);
  expect(occupied([3, -1, 5])).toBe(5);
});

test('each further out costs runs, in every position', () => {
  for (let bases = 0; bases < 8; bases++) {
    expect(runsToCome(1, bases)).toBeLessThan(runsToCome(0, bases));
    expect(runsToCome(2, bases)).toBeLessThan(runsToCome(1, bases));
    expect(runsToCome(3, bases)).toBe(0);
  }
});

test('each further man on base brings runs, at every count of outs', () => {
  for (let outs = 0; outs < 3; outs++) {
    for (const base of [1, 2, 4]) {
      for (let bases = 0; bases < 8; bases++) {
        const without = bases & ~base;
        expect(runsToCome(outs, without | base)).toBeGreaterThan(runsToCome(outs, without));
      }
    }
  }
});
