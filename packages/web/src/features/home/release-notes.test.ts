import { expect, test } from 'vitest';

import { RELEASES, UPCOMING } from './release-notes.ts';

test('the FAQ lists what comes, as the documents have it', () => {
  expect(UPCOMING).toEqual([
    'Pitcher stamina',
    'Monthly and quarterly leaderboards',
    'Playing other users’ teams',
    'Tournaments',
    'More campaigns',
  ]);
});

test('and what came, the newest release first', () => {
  expect(RELEASES.map(({ version, notes }) => `${version}: ${notes.join('; ')}`)).toEqual([
    '.24: Stealing; Runs, steals and caught stealing are credited to the correct batter; Steals on the leaderboard',
    '.23: Accurate hit locations; Extra bases; Tagging up; No same card at two positions',
  ]);
});
