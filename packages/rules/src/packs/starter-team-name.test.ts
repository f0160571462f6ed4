import { expect, test } from 'vitest';
import { textFault } from '../text/check-text.ts';
import { TEXT_RULES } from '../text/text-rules.ts';
import { starterTeamName } from './starter-team-name.ts';

test('the first team is named for its user and the club, or the season', () => {
  const club = { year: 1986, clubName: '1986 Harbor Gulls' };
  expect(starterTeamName('Casey', club)).toBe('Casey’s 1986 Harbor Gulls');
  expect(starterTeamName('Casey', { year: 1986, clubName: null })).toBe('Casey’s nine of 1986');
});

test('a long name of user and club still makes a name that a team may have', () => {
  const clubName = `1876 ${'Mudville Brown Stockings '.repeat(3)}`.trim();
  const name = starterTeamName('abcdefghijklmnopqrstuvwx', { year: 1876, clubName });
  expect(textFault(name, TEXT_RULES.teamName)).toBeNull();
});
