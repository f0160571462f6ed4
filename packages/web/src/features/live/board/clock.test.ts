import { expect, test } from 'vitest';

import { clockAnnouncement, clockFace, formatClock } from './clock.ts';

const NOW = 1_000_000;
const BANK = 180_000;

test('the seconds of a decision run down before the bank', () => {
  const side = { deadline: NOW + BANK + 20_000, bankMs: BANK };
  expect(clockFace('decide', side, NOW)).toEqual({
    kind: 'decision',
    seconds: 20,
    bankSeconds: 180,
  });
  expect(clockFace('decide', side, NOW + 12_500).seconds).toBe(8);
  expect(clockFace('choose', side, NOW + 19_999)).toMatchObject({ kind: 'decision', seconds: 1 });
});

test('then the bank runs down, to nothing and not below', () => {
  const side = { deadline: NOW + BANK + 20_000, bankMs: BANK };
  expect(clockFace('decide', side, NOW + 50_000)).toEqual({
    kind: 'bank',
    seconds: 0,
    bankSeconds: 150,
  });
  expect(clockFace('decide', side, NOW + 500_000).bankSeconds).toBe(0);
});

test('who owes nothing, or is away, has a clock at rest with what the bank holds', () => {
  const side = { deadline: null, bankMs: 61_000 };
  for (const phase of ['ready', 'decide', 'reveal', 'over'] as const)
    expect(clockFace(phase, side, NOW)).toEqual({ kind: 'rests', seconds: 20, bankSeconds: 61 });
});

test('a link has ten seconds, which do not touch the bank', () => {
  const side = { deadline: NOW + 9_200, bankMs: 5_000 };
  expect(clockFace('reveal', side, NOW)).toEqual({ kind: 'link', seconds: 10, bankSeconds: 5 });
});

test('a clock is read as minutes and seconds', () => {
  expect([0, 9, 60, 125].map(formatClock)).toEqual(['0:00', '0:09', '1:00', '2:05']);
});

test('a screen reader hears of a few moments, not of each second', () => {
  const side = { deadline: NOW + BANK + 20_000, bankMs: BANK };
  const told = Array.from({ length: 201 }, (_, second) =>
    clockAnnouncement(clockFace('decide', side, NOW + 1000 * second)),
  ).filter((text) => text !== null);
  expect(told).toEqual([
    '10 seconds, then your bank.',
    '2:00 left in your bank.',
    '1:00 left in your bank.',
    '0:30 left in your bank.',
    '0:10 left in your bank.',
  ]);
});
