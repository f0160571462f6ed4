import { expect, test } from 'vitest';

import { LiveGameOfTests } from '../testing/a-live-game.ts';
import { createLiveGameState, isGap, liveGameReducer } from './live-game-state.ts';

const AT = 5_000;

/** Returns the state of a page that opened before the first event, and the game at its server. */
function aPageAtTheStart(seed: number) {
  const live = new LiveGameOfTests(seed);
  live.table.begin();
  return { live, state: createLiveGameState(live.game(), AT) };
}
const updated = (update: ReturnType<LiveGameOfTests['update']>, receivedAt = AT) =>
  ({ kind: 'updated', update, receivedAt }) as const;

test('an update brings the view and its events, each once', () => {
  const { live, state } = aPageAtTheStart(21);
  live.table.playQuietly();
  const after = liveGameReducer(state, updated(live.update()));
  expect(after.events.map(({ eventNumber }) => eventNumber)).toEqual(
    live.table.events.map(({ eventNumber }) => eventNumber),
  );
  expect(liveGameReducer(after, updated(live.update())).events).toEqual(after.events);
});

test('the answer to a step and the stream’s message come in either order', () => {
  const { live, state } = aPageAtTheStart(22);
  const early = live.update();
  live.table.playQuietly();
  const late = live.update();
  const after = liveGameReducer(state, updated(late));
  expect(liveGameReducer(after, updated(early))).toBe(after);
});

test('the server’s clock is known by the difference to the browser’s', () => {
  const { live, state } = aPageAtTheStart(23);
  expect(state.clockOffset).toBe(live.table.now - AT);
  const after = liveGameReducer(state, updated({ ...live.update(), now: AT + 700 }, AT));
  expect(after.clockOffset).toBe(700);
});

test('events that are missing between are noticed', () => {
  const { live, state } = aPageAtTheStart(24);
  live.table.playQuietly().playQuietly();
  expect(isGap(state, live.update())).toBe(false);
  const first = live.table.events[0]!.eventNumber;
  expect(isGap(state, live.update(first))).toBe(true);
});

test('a disputed game is rated no more, and phrases are kept in order', () => {
  const { state } = aPageAtTheStart(25);
  const phrase = { side: 'home', phrase: 'Good luck.', said: '2026-11-24T12:00:00Z' } as const;
  const said = liveGameReducer(state, { kind: 'said', phrase });
  expect(said.phrases).toEqual([phrase]);
  const { standing } = liveGameReducer(said, { kind: 'disputed' });
  expect(standing).toEqual({ isRated: false, unratedReason: 'disputed', isDisputed: true });
});

test('a stream that was ended goes on where the player wants to', () => {
  const { state } = aPageAtTheStart(26);
  const ended = liveGameReducer(state, { kind: 'ended', reason: 'replaced' });
  expect(ended).toMatchObject({ endReason: 'replaced' });
  expect(liveGameReducer(ended, { kind: 'resumed' })).toMatchObject({
    endReason: null,
    connection: 'connecting',
  });
});
