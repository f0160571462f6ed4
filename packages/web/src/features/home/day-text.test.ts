import { expect, test } from 'vitest';

import {
  inningText,
  leaderText,
  milestoneText,
  ordinal,
  performanceText,
  winnerFirst,
} from './day-text.ts';

const game = (visiting: number, homeRuns: number, changes = {}) => ({
  gameID: '01999999-0000-7000-8000-000000000000',
  created: '2026-11-22T10:00:00.000Z',
  campaign: null,
  visitors: { name: '1906 Chicago Cubs', runs: visiting, isUsers: false },
  home: { name: 'Mudville', runs: homeRuns, isUsers: true },
  eventNumber: 40,
  inning: 6,
  half: 'bottom' as const,
  outs: 1,
  isWaiting: false,
  ...changes,
});

test('the leader is named, so that a score can be read in one way only', () => {
  expect(leaderText(game(2, 3))).toBe('You lead 3–2');
  expect(leaderText(game(3, 2))).toBe('1906 Chicago Cubs lead 3–2');
  expect(leaderText(game(4, 4))).toBe('Tied 4–4');
  expect(leaderText(game(0, 0, { eventNumber: 0 }))).toBe('Ready to play ball');
});

test('a game under way stands in its inning', () => {
  expect(inningText(game(0, 0))).toBe('Bottom 6, one out');
  expect(inningText(game(0, 0, { half: 'top', inning: 1, outs: 0 }))).toBe('Top 1, nobody out');
  expect(inningText(game(0, 0, { eventNumber: 0 }))).toBe('Before the first pitch');
});

test('of a final game the winner comes first', () => {
  const runs = (visiting: number, homeRuns: number) =>
    winnerFirst(game(visiting, homeRuns)).map((side) => `${side.name} ${side.runs}`);
  expect(runs(3, 5)).toEqual(['Mudville 5', '1906 Chicago Cubs 3']);
  expect(runs(7, 5)).toEqual(['1906 Chicago Cubs 7', 'Mudville 5']);
});

const nothing = {
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

test('a day at bat and a day on the mound read as in the newspaper', () => {
  const batter = { ...nothing, type: 'Batter' as const, ab: 4, h1: 1, hr: 2, rbi: 5, so: 1 };
  expect(performanceText(batter)).toBe('3 for 4, 2 HR, 5 RBI');
  expect(performanceText({ ...batter, h1: 0, hr: 0, h2: 1, rbi: 1, sb: 2 })).toBe(
    '1 for 4, 2B, RBI, 2 SB',
  );
  const pitcher = { ...nothing, type: 'Pitcher' as const, ipOuts: 22, er: 1, so: 8 };
  expect(performanceText({ ...pitcher, decision: 'W' })).toBe(
    '7⅓ innings, 1 earned run, 8 strikeouts, the win',
  );
  expect(performanceText({ ...pitcher, ipOuts: 3, er: 0, so: 1, decision: 'S' })).toBe(
    '1 inning, no earned run, 1 strikeout, the save',
  );
});

test('milestones say what was reached', () => {
  expect(milestoneText({ figure: 'hr', number: 1 })).toBe('hit the first home run for you');
  expect(milestoneText({ figure: 'hr', number: 25 })).toBe('hit home run number 25');
  expect(milestoneText({ figure: 'hits', number: 100 })).toBe('hit safely for the 100th time');
  expect([1, 2, 3, 4, 11, 12, 13, 21, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '111th',
  ]);
});

const batting = (line: object) => performanceText({ ...nothing, type: 'Batter', ab: 4, ...line });
const pitching = (line: object) => performanceText({ ...nothing, type: 'Pitcher', ...line });

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
