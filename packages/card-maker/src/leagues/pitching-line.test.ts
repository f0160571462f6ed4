import { expect, test } from 'vitest';
import { aPitchingSeason } from '../testing/a-season.ts';
import { pitchingLine, recordedBattersFaced } from './pitching-line.ts';

const LEAGUE = { facedPerTrace: 0.98, appearancesPerFaced: 0.95, hitByPitchRate: 0.01 };

test('rates are shares of the plate appearances, without the sacrifice bunts among the batters faced', () => {
  const line = pitchingLine(aPitchingSeason({ BFP: 1000, H: 209, SO: 190 }), LEAGUE, null);
  expect(line.plateAppearances).toBeCloseTo(950, 9);
  expect(line.rates.H).toBeCloseTo(0.22, 12);
  expect(line.rates.SO).toBeCloseTo(0.2, 12);
});

test('walks include the pitcher’s own hit batsmen, none of the league’s', () => {
  const line = pitchingLine(aPitchingSeason({ BFP: 1000, BB: 76 }), LEAGUE, 19);
  expect(line.rates.BB).toBeCloseTo(0.1, 12);
  const control = pitchingLine(aPitchingSeason({ BFP: 1000, BB: 76 }), LEAGUE, 0);
  expect(control.rates.BB).toBeCloseTo(0.08, 12);
});

test('who hit the only batter faced allows one of one', () => {
  const onlyBatter = { BFP: 1, IPouts: 0, H: 0, HR: 0, BB: 0, SO: 0 };
  const line = pitchingLine(aPitchingSeason(onlyBatter), LEAGUE, 1);
  expect(line).toEqual({ plateAppearances: 1, rates: { H: 0, HR: 0, BB: 1, SO: 0 } });
});

test('where nobody recorded them, walks include the league’s share of hit batters', () => {
  const line = pitchingLine(aPitchingSeason({ BFP: 1000, BB: 95 }), LEAGUE, null);
  expect(line.rates.BB).toBeCloseTo(0.11, 12);
});

test.each([[null], [0]])('batters faced of %s beside outs are estimated', (BFP) => {
  const line = pitchingLine(aPitchingSeason({ BFP, IPouts: 600, H: 300, BB: 100 }), LEAGUE, null);
  expect(line.plateAppearances).toBeCloseTo(1000 * 0.98 * 0.95, 9);
});

test('a pitcher without an out keeps the rates allowed', () => {
  const nobodyOut = { BFP: 3, IPouts: 0, H: 2, HR: 1, BB: 1, SO: 0 };
  const line = pitchingLine(aPitchingSeason(nobodyOut), LEAGUE, null);
  expect(line.plateAppearances).toBe(3);
  expect(line.rates.H).toBeCloseTo(2 / 3, 12);
});

test('who struck out a batter and got no out faced those who hit, walked or struck out', () => {
  const droppedThirdStrike = { BFP: 2, IPouts: 0, H: 1, HR: 0, BB: 1, SO: 1 };
  const line = pitchingLine(aPitchingSeason(droppedThirdStrike), LEAGUE, null);
  expect(line.plateAppearances).toBe(3);
  expect(line.rates.SO).toBeCloseTo(1 / 3, 12);
});

test('home runs are a share of the plate appearances too', () => {
  const line = pitchingLine(aPitchingSeason({ BFP: 1000, HR: 19 }), LEAGUE, null);
  expect(line.rates.HR).toBeCloseTo(0.02, 12);
});

const NOBODY = { IPouts: 0, H: 0, HR: 0, BB: 0, SO: 0 };

test('who faced nobody allows nothing but the league’s hit batters', () => {
  const line = pitchingLine(aPitchingSeason({ ...NOBODY, BFP: 0 }), LEAGUE, null);
  expect(line).toEqual({ plateAppearances: 0, rates: { H: 0, HR: 0, BB: 0.01, SO: 0 } });
});

test('no batter faced is a record where nothing happened, and a blank where there were outs', () => {
  expect(recordedBattersFaced(aPitchingSeason({ ...NOBODY, BFP: 0 }))).toBe(0);
  expect(recordedBattersFaced(aPitchingSeason({ ...NOBODY, BFP: null }))).toBeNull();
  expect(recordedBattersFaced(aPitchingSeason({ BFP: 0 }))).toBeNull();
  expect(recordedBattersFaced(aPitchingSeason({ BFP: 860 }))).toBe(860);
});
