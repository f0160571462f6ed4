import type { Call } from '@pennant/contract/call';
import { calls } from '@pennant/contract/calls';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { issueSentences, toSentence } from './issue-sentence.ts';

/** Returns the sentences that a request gets, in order. */
function sentencesFor(call: Call, part: 'params' | 'query' | 'body', input: unknown): string[] {
  const result = call[part]?.safeParse(input, { error: issueSentences(call) });
  return result?.error?.issues.map(({ path, message }) => toSentence(path, message)) ?? [];
}

describe('a refusal of malformed input tells people what to do', () => {
  const examples: readonly [Call, 'params' | 'query' | 'body', unknown, string][] = [
    [calls.createTeam, 'body', { lineup: [] }, 'Give the team a name.'],
    [calls.createTeam, 'body', { name: '  ', lineup: [] }, 'Team name is required.'],
    [calls.createTeam, 'body', undefined, 'Send the request’s fields as one JSON object.'],
    [calls.createCampaign, 'body', { desc: '' }, 'Give the campaign a name.'],
    [calls.buyPacks, 'body', { amount: 1 }, 'Choose the series.'],
    [
      calls.buyPacks,
      'body',
      { seriesID: 1954, amount: 3 },
      'The amount must be one of 1, 10, 25, 50, 100.',
    ],
    [calls.card, 'params', { cardID: '1e1' }, 'The card ID must be a whole number.'],
    [calls.team, 'params', { userTeamID: 'x' }, 'The team ID must be a UUID.'],
    [calls.login, 'body', { username: 'Casey' }, 'Give the password.'],
    [calls.setProfile, 'body', { showsDiscord: 1 }, '“showsDiscord” must be true or false.'],
    [calls.lockCard, 'body', { cardID: 1 }, 'Send “isLocked”: true or false.'],
    [calls.users, 'query', { limit: '201' }, 'The limit must be at most 200.'],
    [calls.createReward, 'body', { money: -1 }, 'The money must be at least 0.'],
    [
      calls.lineupInventories,
      'body',
      { userCardIDs: [19_540_001, 'x'] },
      'The cards must be a whole number.',
    ],
  ];
  test.each(examples)('%#: %s', (call, part, input, sentence) => {
    expect(sentencesFor(call, part, input)[0]).toBe(sentence);
  });

  test('an entry of a list is named by its place', () => {
    const lineup = [{ slot: 'C', cardID: 1 }, { slot: 'C' }];
    const sentences = sentencesFor(calls.createTeam, 'body', { name: 'Nine', lineup });
    expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
    expect(toSentence(['lineup', 1, 'cardID'], 'must be a whole number')).toBe(
      'The card ID of lineup 2 must be a whole number.',
    );
  });

  test('a sentence of the contract stays, with one full stop', () => {
    expect(toSentence(['name'], 'Give the team a name.')).toBe('Give the team a name.');
    expect(toSentence(['code'], 'must be a club code: BOS')).toBe(
      'The code must be a club code: BOS.',
    );
  });
});

/** Words of validators and programmers. */
const JARGON =
  /invalid|expected|received|undefined|NaN|>=|<=|regex|pattern|\.\.$|: $|null\b.*null/i;
const WRONG_VALUES = [
  undefined,
  null,
  '',
  ' ',
  -1,
  1.5,
  1e300,
  'x'.repeat(5000),
  [],
  {},
  true,
  [null],
  [{}],
  '\u0000',
];

test('every call refuses whatever is wrong in whole sentences', () => {
  const faults: string[] = [];
  for (const call of Object.values(calls as Readonly<Record<string, Call>>)) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = call[part];
      if (schema === undefined) continue;
      const { properties = {} } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
      }) as {
        properties?: Record<string, unknown>;
      };
      const inputs = [
        undefined,
        [],
        'text',
        ...Object.keys(properties).flatMap((field) =>
          WRONG_VALUES.map((value) => ({ [field]: value })),
        ),
      ];
      for (const sentence of inputs.flatMap((input) => sentencesFor(call, part, input)))
        if (!/^[A-Z“].*[.!?]$/s.test(sentence) || JARGON.test(sentence))
          faults.push(`${call.method} ${call.path}: ${sentence}`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});
