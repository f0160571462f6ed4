// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { aGameDto, anEvent, aRollResponse } from '../testing/a-game-dto.ts';
import { mergeRollResponse } from './merge-roll-response.ts';
import { createPlayState, playReducer, type PlayAction, type PlayState } from './play-state.ts';
import { usePlaybackTimers } from './use-playback-timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const before = aGameDto();
const respond = (events: ReturnType<typeof anEvent>[]): PlayAction => ({
  kind: 'responded',
  game: mergeRollResponse(before, aRollResponse(events))!,
  events,
  factor: 1,
});

/** Opens a game after a command; returns what is shown after some time. */
function aGame(command: 'roll' | 'playOn', events: ReturnType<typeof anEvent>[]) {
  let state: PlayState = [{ kind: 'requested', command } as const, respond(events)].reduce(
    playReducer,
    createPlayState(before),
  );
  const dispatch = vi.fn<(action: PlayAction) => void>();
  const { rerender, unmount } = aPage().render(() => usePlaybackTimers(state, dispatch));
  dispatch.mockImplementation((action) => {
    state = playReducer(state, action);
    rerender();
  });
  const shown = () =>
    state.kind === 'animating'
      ? state.cue.kind
      : state.kind === 'fastForwarding'
        ? state.index
        : state.kind;
  return {
    dispatch,
    unmount,
    after: (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return shown();
    },
    skip: () => act(() => dispatch({ kind: 'skipped' })),
    shown,
  };
}

test('a roll of three seconds: dice, the result at a third, the play at half, then the next', () => {
  const game = aGame('roll', [anEvent(1)]);
  const seen: unknown[] = [game.shown()];
  for (let tenth = 0; tenth < 60; tenth += 1) {
    const shown = game.after(100);
    if (seen.at(-1) !== shown) seen.push(shown);
  }
  expect(seen).toEqual(['batterDice', 'pitcherDice', 'result', 'play', 'idle']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a fast-forward shows each event as long, and ends', () => {
  const game = aGame('playOn', [anEvent(1), anEvent(2), anEvent(3, { ipOuts: 3 })]);
  expect(game.shown()).toBe(0);
  expect(game.after(799)).toBe(0);
  expect(game.after(1)).toBe(1);
  expect(game.after(800)).toBe(2);
  expect(game.after(800)).toBe('idle');
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['roll', 'playOn'] as const)('a %s that is skipped goes no further', (command) => {
  const game = aGame(command, command === 'roll' ? [anEvent(1)] : [anEvent(1), anEvent(2)]);
  game.skip();
  expect(game.shown()).toBe('idle');
  game.after(10_000);
  expect(game.dispatch).toHaveBeenCalledOnce();
});

test.each(['roll', 'playOn'] as const)('leaving the page ends a %s', (command) => {
  const game = aGame(command, command === 'roll' ? [anEvent(1)] : [anEvent(1), anEvent(2)]);
  game.unmount();
  game.after(10_000);
  expect(game.dispatch).not.toHaveBeenCalled();
});
