import { expect, test } from 'vitest';
import { expectedBattingSeason, expectedPitchingSeason } from './expected-season.ts';

const eleven = <Cell>(cell: Cell) => Array.from({ length: 11 }, () => cell);

test('dice that say nothing but home runs come to 600 of them', () => {
  expect(
    expectedBattingSeason({ base: eleven('HR' as const), extra: eleven('OO' as const) }),
  ).toMatchObject({ AB: 600, H: 600, HR: 600, BB: 0, SO: 0 });
});

test('a seven is a sixth of the season', () => {
  const base = eleven<'OO' | 'H2'>('OO').with(5, 'H2');
  expect(expectedBattingSeason({ base, extra: eleven('OO' as const) })).toMatchObject({
    AB: 600,
    H: 100,
    '2B': 100,
  });
});

test('a pitcher with an empty table allows what the average batter hits, one with h9l less', () => {
  const plain = expectedPitchingSeason(eleven(null));
  expect(plain).toMatchObject({ H: 141, HR: 12, BB: 51, SO: 78, BFP: 600 });
  const stingy = expectedPitchingSeason(eleven<null | 'h9l'>(null).with(5, 'h9l'));
  expect(stingy.H).toBeLessThan(plain.H);
  expect(stingy.ER).toBeLessThan(plain.ER);
  expect(stingy.IPouts).toBeGreaterThan(plain.IPouts);
});
