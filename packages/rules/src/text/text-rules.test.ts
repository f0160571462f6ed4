import { expect, test } from 'vitest';
import { textFault } from './check-text.ts';
import { TEXT_RULES, type TextRule } from './text-rules.ts';

type Name = keyof typeof TEXT_RULES;

test.each<[Name, string, number, string | null]>([
  ['teamName', 'A team name', 60, 'Team name is required.'],
  ['discordUsername', 'A Discord username', 64, null],
  ['seriesName', 'The name of a series', 60, 'Give it a name, at most 60 characters.'],
  ['cardName', 'The name on a card', 60, 'Give the card a name.'],
  ['clubName', 'The name of a club', 40, 'Give the club a name.'],
  ['campaignName', 'The name of a campaign', 80, 'Give the campaign a name.'],
  ['campaignText', 'The description', 1000, 'Describe the campaign.'],
  ['contestName', 'The name of a contest', 80, null],
  ['contestText', 'The description', 1000, null],
  ['contestResult', 'The text for the winner', 300, null],
  ['rewardText', 'The description', 300, null],
  ['awardReason', 'The reason of an award', 200, 'Say what the award is for.'],
])('%s: %s has at most %i characters; left empty: %s', (name, what, most, empty) => {
  const rule: TextRule = TEXT_RULES[name];
  expect(textFault('x'.repeat(most), rule)).toBeNull();
  expect(textFault('x'.repeat(most + 1), rule)).toBe(`${what} has at most ${most} characters.`);
  expect(textFault(' ', rule)).toBe(empty);
});

test('descriptions have lines, names and what is said to the winner have one', () => {
  const names = Object.keys(TEXT_RULES) as Name[];
  const withLines = names.filter((name) => textFault('one\ntwo', TEXT_RULES[name]) === null);
  expect(withLines).toEqual(['campaignText', 'contestText']);
});

test('a name of emoji is cut by its bytes, a description is not', () => {
  const emoji = '⚾️';
  expect(textFault(emoji.repeat(40), TEXT_RULES.teamName)).toBeNull();
  expect(textFault(emoji.repeat(41), TEXT_RULES.teamName)).toBe(
    'A team name takes too much room: leave out some emoji or accents.',
  );
  expect(textFault('😀'.repeat(300), TEXT_RULES.rewardText)).toBeNull();
});
