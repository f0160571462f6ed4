import { expect, test } from 'vitest';
import { clubNickname, clubNicknames, splitClubNames } from './club-names.ts';

test.each([
  ['Brooklyn Dodgers', 'Dodgers'],
  ['Boston Red Sox', 'Red Sox'],
  ['Toronto Blue Jays', 'Blue Jays'],
  ['St. Louis Cardinals', 'Cardinals'],
  ['Tampa Bay Devil Rays', 'Devil Rays'],
  ['Kansas City Royals', 'Royals'],
  ['Hartford Dark Blues', 'Dark Blues'],
  ['New Haven Elm Citys', 'Elm Citys'],
  ['Altoona Mountain City', 'Mountain City'],
  ["Houston Colt .45's", "Colt .45's"],
  ["Brooklyn Ward's Wonders", "Ward's Wonders"],
  ['Brooklyn Tip-Tops', 'Tip-Tops'],
  ['Los Angeles Angels of Anaheim', 'Angels'],
  ['Chicago/Pittsburgh (Union League)', 'Chicago/Pittsburgh'],
  ['Port Ellery Herons', 'Herons'],
  ['Mudville Nine', 'Nine'],
  ['Replacement players', 'Replacement players'],
  ['Browns', 'Browns'],
])('the %s are the %s for short', (name, nickname) => {
  expect(clubNickname(name)).toBe(nickname);
});

test('a player traded in the season has both clubs, in order', () => {
  const names = 'New York Yankees / Boston Red Sox';
  expect(splitClubNames(names)).toEqual(['New York Yankees', 'Boston Red Sox']);
  expect(clubNicknames(names)).toBe('Yankees / Red Sox');
});
