import type { LiveInvitation, WatchedLiveGame } from '@pennant/contract/live';
import { describe, expect, test } from 'vitest';

import { anEvent } from '../../games/testing/a-game-dto.ts';
import { LiveGameOfTests } from '../testing/a-live-game.ts';
import { liveInvitationShareMetadata } from './live-invitation-metadata.ts';
import { watchedLiveShareMetadata } from './watched-live-metadata.ts';

const OTHER_RESPONSE = { label: 'a catalogue' };

describe('a link to a live game', () => {
  const { game } = new LiveGameOfTests(61).game();
  const previewOf = (update: Partial<WatchedLiveGame['update']>) =>
    watchedLiveShareMetadata([
      OTHER_RESPONSE,
      { game, update: { phase: 'decide', winner: null, events: [], ...update } },
    ]);

  test('tells who plays whom, and that it can be watched', () => {
    expect(previewOf({})).toMatchObject({
      title: 'Live: Boxcar Nine at Mudville Nine',
      description: expect.stringContaining('Watch it as it is played') as string,
      path: `/live/${game.gameID}`,
      image: null,
    });
  });

  test('tells how it ended once it is over', () => {
    const events = [anEvent(1, { homeScore: 2, visitingScore: 6 })];
    const preview = previewOf({ phase: 'over', winner: 'visitors', events });
    expect(preview?.title).toBe('Boxcar Nine at Mudville Nine');
    expect(preview?.description).toMatch(/^Boxcar Nine won 6–2\./);
    const quit = previewOf({ phase: 'over', winner: 'home', events });
    expect(quit?.description).toMatch(/^Mudville Nine won: the other side left\./);
  });

  test('tells nothing where its players do not show it', () => {
    expect(watchedLiveShareMetadata([OTHER_RESPONSE, undefined])).toBeNull();
  });
});

describe('a link that invites to a live game', () => {
  const invitation: LiveInvitation = {
    state: 'open',
    username: 'wright',
    team: 'Red Stockings',
    isRated: true,
    expires: '2026-11-26T12:00:00.000Z',
    gameID: null,
  };
  const previewOf = (over: Partial<LiveInvitation>) =>
    liveInvitationShareMetadata([OTHER_RESPONSE, { ...invitation, ...over }], { token: 'a/b' });

  test('tells who invites, and with which team', () => {
    expect(previewOf({})).toMatchObject({
      title: 'wright wants to play you',
      description: expect.stringContaining('against Red Stockings, live') as string,
      path: '/live/join/a%2Fb',
      image: null,
    });
  });

  test('tells no more than that it is over, once it is', () => {
    for (const state of ['used', 'expired'] as const) {
      const preview = previewOf({ state, gameID: '01a00000-0000-7000-8000-000000000001' });
      expect(preview?.title).toBe('A live game of wright');
      expect(preview?.description).toMatch(/Ask for a new link\.$/);
      expect(JSON.stringify(preview)).not.toMatch(/01a00000|Red Stockings/);
    }
  });

  test('tells nothing where there is no such invitation', () => {
    expect(liveInvitationShareMetadata([OTHER_RESPONSE], { token: 'abc' })).toBeNull();
  });
});
