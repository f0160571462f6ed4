import type { Game } from '@pennant/contract/games';

import { fastForwardViewModel } from './fast-forward-view-model.ts';
import { obviousDecision, type ObviousDecision } from './obvious-choice.ts';
import type { PlayState } from './play-state.ts';
import { hasDice } from './playback-step.ts';
import { diceDuration, playDuration, RESULT_FLIP_MS } from './roll-timeline.ts';
import { stepViewModel } from './step-view-model.ts';
import { restingViewModel, type PlayViewModel } from './view-model.ts';

/** Returns everything that the play screen shows in a state. */
export function viewModelOf(state: PlayState): PlayViewModel {
  const { game, step } = state;
  if (state.kind === 'fastForwarding') return fastForwardViewModel(state.fastForward, state.index);
  if (state.kind === 'animating') return stepViewModel(game, state.step, state.cue);
  return restingViewModel(game, step !== null && hasDice(step) ? step.plays[0].eventNumber : null);
}

/** Returns the number of the newest event that is shown. */
export function shownEventNumber(state: PlayState): number {
  if (state.kind === 'fastForwarding') {
    const { events, before } = state.fastForward;
    return (events[state.index] ?? before.situation).eventNumber;
  }
  if (state.kind !== 'animating') return state.game.situation.eventNumber;
  const { before, plays } = state.step;
  if (state.cue.kind === 'result') return plays[0].eventNumber;
  if (state.cue.kind === 'play') return (plays[state.cue.play] ?? plays[0]).eventNumber;
  return before.situation.eventNumber;
}

/**
 * Returns the number of the newest event on the scorer's sheet, which tells a play once its runners
 * have run.
 */
export function writtenEventNumber(state: PlayState): number {
  if (state.kind === 'fastForwarding') {
    const { events, before } = state.fastForward;
    return (events[state.index - 1] ?? before.situation).eventNumber;
  }
  if (state.kind !== 'animating') return state.game.situation.eventNumber;
  const { before, plays } = state.step;
  const last = state.cue.kind === 'play' ? plays[state.cue.play - 1] : undefined;
  return (last ?? before.situation).eventNumber;
}

/** Returns the number of the newest event to announce: a fast-forward is, once, at its end. */
export const announcedEventNumber = (state: PlayState): number =>
  state.kind === 'fastForwarding'
    ? state.fastForward.before.situation.eventNumber
    : shownEventNumber(state);

/** Durations of the animations of a state, in ms. */
export interface AnimationTimes {
  /** Of tumbling dice. */
  readonly dice: number;
  /** Of the flip of the result. */
  readonly flip: number;
  /** Of one play on the field. */
  readonly play: number;
}

/** Returns the durations of a state's animations; `factor` is that of the user's game speed. */
export function animationTimes(state: PlayState, factor: number): AnimationTimes {
  const dice = diceDuration(factor);
  // A fast-forward leaves no time for a flip.
  if (state.kind === 'fastForwarding') return { dice, flip: 0, play: 0.8 * state.eventMs };
  const plays = state.step?.plays.length ?? 1;
  return { dice, flip: RESULT_FLIP_MS * factor, play: playDuration({ factor, plays }) };
}

/** Returns the pending choice, once the play that led to it has been shown; null for none. */
export const shownChoice = ({ kind, game }: PlayState): Game['pendingChoice'] =>
  kind === 'choosing' || kind === 'requesting' ? game.pendingChoice : null;

/**
 * Returns what the page decides for the user now; null where the user is asked: there is no choice,
 * it is not obvious, or the page has tried in vain.
 */
export function decisionOf(state: PlayState): ObviousDecision | null {
  const { kind, game, tried } = state;
  const isWanted = kind === 'choosing' && tried?.after !== game.situation.eventNumber;
  return isWanted && game.pendingChoice !== null ? obviousDecision(game.pendingChoice) : null;
}

/** Returns the error message of the last command, by where it is shown; null for none. */
export function problemMessages({ problem }: PlayState): {
  readonly rollBar: string | null;
  readonly substitution: string | null;
} {
  if (problem === null) return { rollBar: null, substitution: null };
  return problem.command === 'substitute'
    ? { rollBar: null, substitution: problem.message }
    : { rollBar: problem.message, substitution: null };
}
