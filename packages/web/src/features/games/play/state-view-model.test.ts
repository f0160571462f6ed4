import { describe, expect, test } from 'vitest';

import {
  aGameDto,
  anEvent,
  anEventWithoutDice,
  aRollResponse,
  visitor,
} from '../testing/a-game-dto.ts';
import { mergeRollResponse } from './merge-roll-response.ts';
import { createPlayState, playReducer, type PlayState } from './play-state.ts';
import { shownEventNumber, viewModelOf, writtenEventNumber } from './state-view-model.ts';

const before = aGameDto();
const single = anEvent(1, { ipOuts: 0, resultType: 'H1', firstBaseRunnerLineupID: visitor(0) });
const steal = anEventWithoutDice(2, 'steal', { ipOuts: 0 });

/** Returns the states of a command from its response to its end. */
function statesOf(command: 'roll' | 'playOn', events: Parameters<typeof aRollResponse>[0]) {
  const game = mergeRollResponse(before, aRollResponse(events))!;
  let state: PlayState = [
    { kind: 'requested', command } as const,
    { kind: 'responded', game, events, factor: 1 } as const,
  ].reduce(playReducer, createPlayState(before));
  const states = [state];
  while (state.kind === 'animating' || state.kind === 'fastForwarding') {
    state = playReducer(state, { kind: 'advanced' });
    states.push(state);
  }
  return states;
}

const cueOf = (state: PlayState): string =>
  state.kind === 'animating'
    ? state.cue.kind === 'play'
      ? `play ${state.cue.play}`
      : state.cue.kind
    : state.kind;

describe('a single and a steal after it', () => {
  const states = statesOf('roll', [single, steal]);

  test('come on the scorer’s sheet one by one, each once its runners have run', () => {
    expect(states.map((state) => [cueOf(state), writtenEventNumber(state)])).toEqual([
      ['batterDice', 0],
      ['pitcherDice', 0],
      ['result', 0],
      ['play 0', 0],
      ['play 1', 1],
      ['idle', 2],
    ]);
  });

  test('are announced as soon as they show', () => {
    expect(states.map(shownEventNumber)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('are told with the runners: before that, only what the dice say', () => {
    expect(states.map((state) => viewModelOf(state).isTold).slice(2)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

test('a half-inning that runs past is written one play behind, and whole at its end', () => {
  const outs = [anEvent(1), anEvent(2, { ipOuts: 2 }), anEvent(3, { ipOuts: 3 })];
  expect(statesOf('playOn', outs).map(writtenEventNumber)).toEqual([0, 1, 2, 3]);
});
