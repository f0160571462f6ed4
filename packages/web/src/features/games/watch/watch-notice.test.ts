import { expect, test } from 'vitest';

import { aWatchedGame } from '../testing/a-watched-game.ts';
import { watchNotice } from './watch-notice.ts';

const FINAL = {
  isAbandoned: false,
  resultDescription: 'Mudville Nine won 2-1.',
  scoreboardData: aWatchedGame().scoreboardData,
  isPublic: true,
};
const OPEN = { final: null, endReason: null, connection: 'open' } as const;
const SEEN_ALL = { isCaughtUp: true, isQuiet: false };

test.each([
  [
    'before the stream begins',
    { ...OPEN, connection: 'connecting' as const },
    SEEN_ALL,
    'connecting',
  ],
  ['while plays are shown', OPEN, { isCaughtUp: false, isQuiet: false }, 'live'],
  ['some time after the last play', OPEN, { isCaughtUp: true, isQuiet: true }, 'waiting'],
  ['without a connection', { ...OPEN, connection: 'lost' as const }, SEEN_ALL, 'lost'],
  ['after the game, once its last play was shown', { ...OPEN, final: FINAL }, SEEN_ALL, 'over'],
  [
    'after the game, while plays are left to show',
    { ...OPEN, final: FINAL },
    { isCaughtUp: false, isQuiet: false },
    'live',
  ],
  [
    'where it is not shown any longer',
    { ...OPEN, endReason: 'withdrawn' as const },
    SEEN_ALL,
    'withdrawn',
  ],
])('%s', (_when, state, seen, kind) => {
  expect(watchNotice(state, seen).kind).toBe(kind);
});

test('a game that was given up says so', () => {
  const state = { ...OPEN, final: { ...FINAL, isAbandoned: true } };
  expect(watchNotice(state, SEEN_ALL).title).toBe('Given up');
});
