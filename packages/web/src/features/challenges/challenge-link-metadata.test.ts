import { expect, test } from 'vitest';

import { challengeLinkShareMetadata } from './challenge-link-metadata.ts';
import { aChallengeLink } from './testing/challenge-facts.ts';

const previewOf = (over: Parameters<typeof aChallengeLink>[0] = {}) =>
  challengeLinkShareMetadata([{ label: 'a catalogue' }, aChallengeLink(over)], { token: 'abc' });

test('a link to a challenge tells who challenges, and with which team', () => {
  expect(previewOf()).toMatchObject({
    title: 'rookie6 challenges you',
    description: expect.stringMatching(/^Your nine against Rookies, score \d+:/) as string,
    path: '/challenge/abc',
    image: null,
  });
});

test.each([
  ['taken up', { state: 'used' }],
  ['over', { state: 'expired' }],
  ['withdrawn', { team: null }],
] as const)('one that is %s tells no more than that', (_state, over) => {
  expect(previewOf(over)).toMatchObject({
    title: 'A challenge of rookie6',
    description: 'This challenge is over. Ask for a new link.',
  });
});

test('one that is not there tells nothing', () => {
  expect(challengeLinkShareMetadata([{ label: 'a catalogue' }], { token: 'abc' })).toBeNull();
});
