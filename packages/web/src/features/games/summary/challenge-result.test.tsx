// @vitest-environment happy-dom
import type { ChallengeOfGame } from '@pennant/contract/challenges';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { challengeSentence, shortChallengeSentence } from '../play/challenge-note.tsx';
import { ChallengeResult } from './challenge-result.tsx';

const aChallenge = (over: Partial<ChallengeOfGame> = {}): ChallengeOfGame => ({
  User: { userID: 'r', username: 'rookie6' },
  isRated: true,
  unratedReason: null,
  rating: { before: 1500, after: 1518 },
  ...over,
});
const textOf = (challenge: ChallengeOfGame, isFinal = true) =>
  render(<ChallengeResult challenge={challenge} isFinal={isFinal} />, {
    wrapper: aPage({ user: {} }).wrapper,
  }).container.textContent;

test('a rated challenge says the rating before and after', () => {
  expect(textOf(aChallenge())).toContain('Your challenge of rookie6');
  expect(textOf(aChallenge())).toMatch(/1500 →.*1518 \(\+18\)/);
});

test.each([
  ['by_link', 'A challenge by link is never rated.'],
  ['pair_within_day', 'You two have had your one rated game in 24 hours.'],
  ['pair_not_rated', "These two accounts can't be rated against each other."],
] as const)('one that is not rated says why: %s', (unratedReason, why) => {
  expect(textOf(aChallenge({ isRated: false, unratedReason, rating: null }))).toContain(
    `Not rated: ${why}`,
  );
});

test('one under way says what its end does, one given up at once what it did not', () => {
  const unmoved = aChallenge({ rating: null });
  expect(textOf(unmoved, false)).toContain('its end moves the ratings of both');
  expect(textOf(unmoved)).toContain('given up before the first roll');
});

test('the play screen says whose team it is and who manages it', () => {
  expect(challengeSentence({ challenge: aChallenge(), team: 'Rookies' })).toBe(
    'The computer manages Rookies, the team of rookie6, by their standing orders.',
  );
  expect(challengeSentence({ challenge: aChallenge({ User: null }), team: 'Rookies' })).toContain(
    'the team of a former player',
  );
  expect(shortChallengeSentence(aChallenge())).toBe('The computer manages rookie6’s team');
});
