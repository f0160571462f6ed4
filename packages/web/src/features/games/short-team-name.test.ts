import { expect, test } from 'vitest';

import { shortTeamName } from './short-team-name.ts';

test('a long team name keeps nine characters and a period', () => {
  expect(shortTeamName('Philadelphia')).toBe('Philadelp.');
  expect(shortTeamName('Mudville Nine')).toBe('Mudville.');
  expect(shortTeamName('1884 St. Louis Maroons')).toBe('1884 St.');
  expect(shortTeamName('Mudville!')).toBe('Mudville!');
  expect(shortTeamName('⚾🧢⚾🧢⚾🧢⚾🧢⚾')).toBe('⚾🧢⚾🧢⚾🧢⚾🧢⚾');
  expect(shortTeamName('Mudville👨‍👩‍👧‍👦 Nine')).toBe('Mudville👨‍👩‍👧‍👦.');
});
