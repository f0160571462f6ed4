import type { WatchedGame } from '@pennant/contract/watched-game';
import { expect, test } from 'vitest';

import { watchedGameShareMetadata } from './watched-game-metadata.ts';

const game: WatchedGame['game'] = {
  gameID: '01a00000-0000-7000-8000-000000000001',
  created: '2026-11-25T12:00:00.000Z',
  visitors: { user: { username: 'casey' }, name: 'Mudville Nine' },
  home: { user: null, name: '1954 Boxcar Nine' },
};

const previewOf = (final: Partial<NonNullable<WatchedGame['final']>> | null) =>
  watchedGameShareMetadata([{ label: 'a catalogue' }, { game, events: [], final }]);

test('a link to a game under way tells who plays whom, and that it can be watched', () => {
  expect(previewOf(null)).toMatchObject({
    title: 'Live: Mudville Nine at 1954 Boxcar Nine',
    description: expect.stringMatching(/^Watch the game as it is played/) as string,
    path: `/g/${game.gameID}/live`,
    image: null,
  });
});

test('once it is over it tells how it ended', () => {
  expect(previewOf({ resultDescription: 'Mudville Nine won 6-2.' })).toMatchObject({
    title: 'Mudville Nine at 1954 Boxcar Nine',
    description: 'Mudville Nine won 6-2.',
  });
});

test('of a game that nobody else may watch it tells nothing', () => {
  expect(watchedGameShareMetadata([{ label: 'a catalogue' }, undefined])).toBeNull();
});
