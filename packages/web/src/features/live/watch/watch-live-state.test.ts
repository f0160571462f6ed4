import type { WatchedLiveGame } from '@pennant/contract/live';
import { describe, expect, test } from 'vitest';

import { anEvent } from '../../games/testing/a-game-dto.ts';
import { liveNotice } from './live-notice.ts';
import { createWatchLiveState, watchLiveReducer, type WatchLiveState } from './watch-live-state.ts';

const events = [1, 2, 3, 4].map((eventNumber) => anEvent(eventNumber));
const updateOf = (version: number, from: number, to: number, phase = 'decide') =>
  ({ version, phase, events: events.slice(from, to) }) as unknown as WatchedLiveGame['update'];

const opened = createWatchLiveState({
  game: { gameID: 'g' },
  update: updateOf(3, 0, 2),
} as unknown as WatchedLiveGame);

const numbersOf = (state: WatchLiveState) => state.events.map(({ eventNumber }) => eventNumber);

describe('what somebody who watches has been told', () => {
  test('grows by the events that are new, each once', () => {
    const updated = watchLiveReducer(opened, { kind: 'updated', update: updateOf(4, 1, 4) });
    expect(numbersOf(updated)).toEqual([1, 2, 3, 4]);
    expect(updated.update.version).toBe(4);
  });

  test('does not go back where an older message comes late', () => {
    expect(watchLiveReducer(opened, { kind: 'updated', update: updateOf(2, 0, 3) })).toBe(opened);
  });

  test('stays while a stream has ended, and is followed again', () => {
    const ended = watchLiveReducer(opened, { kind: 'ended', reason: 'replaced' });
    expect([ended.endReason, numbersOf(ended)]).toEqual(['replaced', [1, 2]]);
    expect(watchLiveReducer(ended, { kind: 'resumed' })).toMatchObject({
      endReason: null,
      connection: 'connecting',
    });
    expect(watchLiveReducer(opened, { kind: 'connection', connection: 'connecting' })).toBe(opened);
  });
});

describe('the bar of those who watch', () => {
  const noticeOf = (changes: Partial<WatchLiveState>, result: string | null = null) =>
    liveNotice({ ...opened, connection: 'open', ...changes }, result);

  test('tells how the game ended, before all else', () => {
    expect(noticeOf({ endReason: 'withdrawn', connection: 'lost' }, 'Mudville won 6–4.')).toEqual({
      kind: 'over',
      title: 'Final',
      text: 'Mudville won 6–4.',
    });
  });

  test('tells why nothing more comes', () => {
    expect(noticeOf({ endReason: 'withdrawn' }).kind).toBe('withdrawn');
    expect(noticeOf({ endReason: 'replaced' }).kind).toBe('replaced');
    expect(noticeOf({ connection: 'lost' })).toMatchObject({ kind: 'lost', title: 'Offline' });
    expect(noticeOf({ connection: 'connecting' }).kind).toBe('connecting');
  });

  test.each([
    ['ready', 'both sides are ready'],
    ['decide', 'unseen by each other'],
    ['choose', 'sends its runners'],
    ['reveal', 'the dice fall'],
    ['over', 'still to come'],
  ])('tells in the phase %s what is waited for', (phase, text) => {
    const state = watchLiveReducer(opened, { kind: 'updated', update: updateOf(4, 0, 2, phase) });
    expect(liveNotice({ ...state, connection: 'open' }, null).text).toContain(text);
  });

  test('of a game that is over does not wait for a connection', () => {
    const state = watchLiveReducer(opened, { kind: 'updated', update: updateOf(4, 0, 2, 'over') });
    expect(liveNotice({ ...state, connection: 'connecting' }, null).kind).toBe('live');
  });
});
