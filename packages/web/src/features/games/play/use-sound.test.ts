// @vitest-environment happy-dom
// An environment of its own: the module that it mocks must not be there from another file.
// @vitest-environment-options { "url": "http://play.test/" }
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import type { Sound } from '../../../ui/sound/sound.ts';
import { aGameDto, anEvent, aRollResponse } from '../testing/a-game-dto.ts';
import { mergeRollResponse } from './merge-roll-response.ts';
import { createPlayState, playReducer, type PlayAction, type PlayState } from './play-state.ts';
import { useSound } from './sound/use-sound.ts';

const heard: string[] = [];
const murmurs: boolean[] = [];
vi.mock('../../../ui/sound/use-sound-output.ts', () => ({
  useSoundOutput: (hasMurmur: boolean) => {
    murmurs.push(hasMurmur);
    return { current: { play: (all: readonly Sound[]) => heard.push(...all.map((s) => s.name)) } };
  },
}));
beforeEach(() => {
  heard.splice(0);
  murmurs.splice(0);
});

const before = aGameDto();
const single = anEvent(1, { ipOuts: 0, resultType: 'H1', location: { angle: 0, distance: 200 } });
const HALF_INNING = [single, anEvent(2, { runs: 1 }), anEvent(3, { ipOuts: 3 })];

/** Opens a game with sound; each action returns what is heard of it. */
function aGame(factor: number) {
  let state: PlayState = createPlayState(before);
  const { rerender } = aPage().render(() => useSound(state, factor));
  const after = (action: PlayAction) => {
    heard.splice(0);
    state = playReducer(state, action);
    act(() => rerender());
    return heard.splice(0);
  };
  return {
    after,
    respond: (events: typeof HALF_INNING, over: Parameters<typeof aRollResponse>[1] = {}) =>
      after({
        kind: 'responded',
        game: mergeRollResponse(before, aRollResponse(events, over))!,
        events,
        factor,
      }),
  };
}

test('a roll is heard part by part as it is shown', () => {
  const { after, respond } = aGame(1);
  expect(heard).toEqual([]);
  expect(after({ kind: 'requested', command: 'roll' })).toEqual([]);
  expect(respond([single])).toEqual(['dice']);
  expect(after({ kind: 'advanced' })).toEqual(['dice']);
  expect(after({ kind: 'advanced' })).toEqual(['flip']);
  expect(after({ kind: 'advanced' })).toEqual(['hit', 'crowd']);
  expect(after({ kind: 'advanced' })).toEqual(['card']);
});

test('at the speed Instant only the ball is heard', () => {
  const { after, respond } = aGame(0);
  after({ kind: 'requested', command: 'roll' });
  expect(respond([single])).toEqual(['hit']);
});

test('a fast-forward ticks by, with a plate for a run, and at its end', () => {
  const { after, respond } = aGame(1);
  after({ kind: 'requested', command: 'playOn' });
  expect(respond(HALF_INNING)).toEqual(['flip']);
  expect(after({ kind: 'advanced' })).toEqual(['plate']);
  expect(after({ kind: 'advanced' })).toEqual(['flip']);
  expect(after({ kind: 'advanced' })).toEqual(['plate']);
});

test('the crowd cheers the end of a game, and murmurs only before it', () => {
  const { after, respond } = aGame(1);
  expect(murmurs.at(-1)).toBe(true);
  after({ kind: 'requested', command: 'playOn' });
  respond(HALF_INNING, { isFinal: true });
  expect(murmurs.at(-1)).toBe(false);
  expect(after({ kind: 'skipped' })).toEqual(['crowd']);
});

test('without animation nobody murmurs', () => {
  aGame(0);
  expect(murmurs).toEqual([false]);
});
