import { expect, test } from 'vitest';

import { inningText, milestoneText, performanceText } from './day-text.ts';

const LINE = {
  ab: 0,
  ipOuts: 0,
  h1: 0,
  h2: 0,
  h3: 0,
  hr: 0,
  r: 0,
  rbi: 0,
  bb: 0,
  so: 0,
  sb: 0,
  er: 0,
  decision: null,
};
const batting = (line: object) => performanceText({ ...LINE, type: 'Batter', ab: 4, ...line });
const pitching = (line: object) => performanceText({ ...LINE, type: 'Pitcher', ...line });

test('a day at bat is told by what was done, once by its name and more often by number', () => {
  expect(batting({})).toBe('0 for 4');
  expect(batting({ h1: 1, h2: 1, h3: 1, hr: 1, rbi: 1, sb: 1, bb: 1 })).toBe(
    '4 for 4, 2B, 3B, HR, RBI, SB, BB',
  );
  expect(batting({ h2: 2, h3: 2, bb: 3 })).toBe('4 for 4, 2 2B, 2 3B, 3 BB');
});

test('a day on the mound by innings, earned runs, strikeouts and what it decided', () => {
  expect(pitching({ ipOuts: 27 })).toBe('9 innings, no earned run');
  expect(pitching({ ipOuts: 6, er: 2 })).toBe('2 innings, 2 earned runs');
  expect(pitching({ ipOuts: 3, so: 2, decision: 'L' })).toBe(
    '1 inning, no earned run, 2 strikeouts',
  );
});

test.each([
  ['hr', 'hit home run number 50'],
  ['so', 'struck out batter number 50'],
  ['hits', 'hit safely for the 50th time'],
  ['rbi', 'drove in run number 50'],
  ['sb', 'stole base number 50'],
] as const)('a milestone in %s: %s', (figure, text) => {
  expect(milestoneText({ figure, number: 50 })).toBe(text);
});

test('an inning is told with its outs', () => {
  const at = (outs: number) =>
    inningText({ eventNumber: 3, half: 'top', inning: 2, outs } as Parameters<
      typeof inningText
    >[0]);
  expect([0, 1, 2].map(at)).toEqual(['Top 2, nobody out', 'Top 2, one out', 'Top 2, two outs']);
});
