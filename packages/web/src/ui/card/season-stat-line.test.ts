import { expect, test } from 'vitest';

import {
  battingLine,
  careerBattingLine,
  careerPitchingLine,
  formatEarnedRunAverage,
  pitchingLine,
} from './season-stat-line.ts';
import { BATTING, PITCHING } from './testing/ordinary-seasons.ts';

const read = (columns: readonly { header: string; value: string; label: string }[]) =>
  columns.map(({ header, value, label }) => `${header} ${value} (${label})`);

test('a batter’s line is that of a card back, with a dash for what was not kept', () => {
  expect(read(battingLine({ ...BATTING, RBI: null, SB: null, SO: null }))).toEqual([
    'G 130 (games)',
    'AB 450 (at-bats)',
    'R 50 (runs)',
    'H 150 (hits)',
    '2B 20 (doubles)',
    '3B 3 (triples)',
    'HR 8 (home runs)',
    'RBI – (runs batted in, not kept that year)',
    'SB – (stolen bases, not kept that year)',
    'BB 40 (walks)',
    'SO – (strikeouts, not kept that year)',
    'AVG .333 (batting average)',
  ]);
  expect(battingLine({ ...BATTING, AB: 0, H: 0 }).at(-1)?.value).toBe('–');
  expect(battingLine({ ...BATTING, AB: 2, H: 2 }).at(-1)?.value).toBe('1.000');
});

test('a pitcher’s line likewise', () => {
  expect(read(pitchingLine(PITCHING))).toEqual([
    'G 30 (games)',
    'GS 15 (games started)',
    'CG 2 (complete games)',
    'W 9 (wins)',
    'L 10 (losses)',
    'SV 1 (saves)',
    'IP 140 (innings pitched)',
    'H 140 (hits allowed)',
    'ER 70 (earned runs)',
    'BB 55 (walks)',
    'SO 70 (strikeouts)',
    'ERA 4.50 (earned run average)',
  ]);
  expect(formatEarnedRunAverage({ ...PITCHING, IPouts: 0 })).toBe('–');
});

const TOTALS = {
  games: 12,
  wins: 3,
  losses: 2,
  saves: 1,
  er: 4,
  ab: 48,
  h1: 9,
  h2: 3,
  h3: 1,
  hr: 2,
  bb: 5,
  so: 7,
  runs: 8,
  rbi: 11,
  sb: 1,
  cs: 0,
  ipOuts: 30,
};

test('what a card has done with its user stands below its season, column by column', () => {
  expect(read(careerBattingLine(TOTALS))).toEqual([
    'G 12 (games)',
    'AB 48 (at-bats)',
    'R 8 (runs)',
    'H 15 (hits)',
    '2B 3 (doubles)',
    '3B 1 (triples)',
    'HR 2 (home runs)',
    'RBI 11 (runs batted in)',
    'SB 1 (stolen bases)',
    'BB 5 (walks)',
    'SO 7 (strikeouts)',
    'AVG .313 (batting average)',
  ]);
  expect(read(careerPitchingLine(TOTALS))).toEqual([
    'G 12 (games)',
    'GS – (games started, not counted in games here)',
    'CG – (complete games, not counted in games here)',
    'W 3 (wins)',
    'L 2 (losses)',
    'SV 1 (saves)',
    'IP 10 (innings pitched)',
    'H 15 (hits allowed)',
    'ER 4 (earned runs)',
    'BB 5 (walks)',
    'SO 7 (strikeouts)',
    'ERA 3.60 (earned run average)',
  ]);
});
