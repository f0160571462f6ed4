import { expect, test } from 'vitest';

import { quitMeaning } from './quit-dialog.tsx';

const LATE_AND_RATED = { isUnderWay: true, isRated: true, isBeforeFourthOut: false };

test.each([
  ['before the game', { ...LATE_AND_RATED, isUnderWay: false }, /^It is called off, and counts/],
  ['in a game that is not rated', { ...LATE_AND_RATED, isRated: false }, /is not rated\.$/],
  [
    'before the fourth out',
    { ...LATE_AND_RATED, isBeforeFourthOut: true },
    /friendly twice a day: no rating moves\. The third time it counts as a loss\.$/,
  ],
  ['from the fourth out on', LATE_AND_RATED, /your rating moves as after any loss\.$/],
])('a player who gives up %s is told what that means', (_when, game, meaning) => {
  expect(quitMeaning(game)).toMatch(meaning);
});
