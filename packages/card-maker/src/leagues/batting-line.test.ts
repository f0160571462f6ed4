import { expect, test } from 'vitest';
import { aBattingSeason } from '../testing/a-season.ts';
import { battingLine } from './batting-line.ts';

const NOTHING_UNRECORDED = { hitByPitchRate: 0, strikeouts: 0 };
/** 100 plate appearances. */
const HUNDRED = { AB: 90, H: 30, '2B': 6, '3B': 1, HR: 3, BB: 6, HBP: 2, SF: 2, SO: 15 };

test('a season is shares of plate appearances; hit batters walk, and sacrifice flies are outs', () => {
  const { plateAppearances, rates } = battingLine(aBattingSeason(HUNDRED), NOTHING_UNRECORDED);
  expect(plateAppearances).toBe(100);
  const line = { H1: 0.2, H2: 0.06, H3: 0.01, HR: 0.03, BB: 0.08, SO: 0.15, OO: 0.47 };
  for (const [result, rate] of Object.entries(line)) {
    expect(rates[result as keyof typeof line]).toBeCloseTo(rate, 12);
  }
});

test('a batter of whom nobody noted pitches that hit is hit as often as the league', () => {
  const unrecorded = { hitByPitchRate: 0.01, strikeouts: 0 };
  const noted = battingLine(aBattingSeason(HUNDRED), unrecorded);
  expect(noted.rates.BB).toBeCloseTo(0.08, 12);
  const unnoted = battingLine(aBattingSeason({ ...HUNDRED, HBP: null }), unrecorded);
  expect(unnoted.plateAppearances).toBe(98);
  expect(unnoted.rates.BB).toBeCloseTo(6 / 98 + 0.01, 12);
});

test('strikeouts that nobody noted come on top of those that were', () => {
  const unrecorded = { hitByPitchRate: 0, strikeouts: 12 };
  const some = battingLine(aBattingSeason(HUNDRED), unrecorded);
  expect(some.rates.SO).toBeCloseTo(0.27, 12);
  const none = battingLine(aBattingSeason({ ...HUNDRED, SO: null }), unrecorded);
  expect(none.rates.SO).toBeCloseTo(0.12, 12);
});

test('who hit safely every time was never hit by a pitch, and never struck out', () => {
  const perfect = { AB: 5, H: 5, '2B': 0, '3B': 0, HR: 0, BB: 0, HBP: null, SF: 0, SO: null };
  const { rates } = battingLine(aBattingSeason(perfect), { hitByPitchRate: 0.2, strikeouts: 3 });
  expect(rates).toEqual({ H1: 1, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, OO: 0 });
});

test('estimated strikeouts take no more than the outs that were made', () => {
  const short = { AB: 8, H: 3, '2B': 0, '3B': 0, HR: 0, BB: 2, HBP: 0, SF: 0, SO: 1 };
  const { rates } = battingLine(aBattingSeason(short), { hitByPitchRate: 0, strikeouts: 20 });
  expect(rates).toMatchObject({ H1: 0.3, BB: 0.2, SO: 0.5, OO: 0 });
});

test('who never came to the plate makes outs only', () => {
  const never = { AB: 0, H: 0, '2B': 0, '3B': 0, HR: 0, BB: 0, HBP: 0, SF: 0, SO: 0 };
  expect(battingLine(aBattingSeason(never), NOTHING_UNRECORDED)).toEqual({
    plateAppearances: 0,
    rates: { H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, OO: 1 },
  });
});
