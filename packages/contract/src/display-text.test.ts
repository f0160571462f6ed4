import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { expect, test } from 'vitest';
import { accountCalls } from './account.ts';
import { campaignForm, contestForm } from './campaigns.ts';
import { displayText } from './display-text.ts';
import { seriesForm } from './series-admin.ts';
import { teamCalls } from './teams.ts';

const teamName = displayText(TEXT_RULES.teamName, 'Give the team a name.');
const messagesOf = (value: unknown) =>
  teamName.safeParse(value).error?.issues.map(({ message }) => message);

test('a name comes out composed and without blanks at its ends', () => {
  expect(teamName.parse('  Fu\u0308chse ')).toBe('Füchse');
});

test('a name that breaks the rule is refused with the sentence that the form shows', () => {
  expect(messagesOf('   ')).toEqual(['Team name is required.']);
  expect(messagesOf('x'.repeat(61))).toEqual(['A team name has at most 60 characters.']);
  expect(messagesOf(undefined)).toEqual(['Give the team a name.']);
});

test.each([
  ['a team', teamCalls.createTeam.body?.shape.name],
  ['a team that is saved again', teamCalls.editTeam.body?.shape.name],
  ['a Discord username', accountCalls.setDiscordUsername.body?.shape.discordUsername],
  ['a series', seriesForm.shape.name],
  ['a campaign', campaignForm.shape.name],
  ['a contest', contestForm.shape.name],
])('the name of %s takes no hidden marks, and no more than 240 bytes', (_, schema) => {
  expect(schema?.safeParse('Mudville').success).toBe(true);
  expect(schema?.safeParse('Mud\u202eville').success).toBe(false);
  expect(schema?.safeParse('👨‍👩‍👧‍👦'.repeat(10)).success).toBe(false);
});
