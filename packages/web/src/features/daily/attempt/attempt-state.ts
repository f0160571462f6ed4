import type { DailyRunDto } from '@pennant/contract/daily';

import { mergeRun, type AttemptRun } from './attempt-run.ts';
import type { AttemptKind } from './play-step.ts';

/** Why the last decision was not taken. */
export interface AttemptProblem {
  /** `dayOver`: it counts no more. `failed`: it can be made again. */
  readonly kind: 'dayOver' | 'failed';
  readonly message: string;
  readonly option: string;
}

/** An attempt as the page shows it: event by event up to the next decision. */
export interface AttemptState {
  readonly kind: AttemptKind;
  readonly run: AttemptRun;
  /** How many events there were at the last decision: what followed is told since then. */
  readonly from: number;
  /** How many events are told. */
  readonly shown: number;
  /**
   * `thrown`: the dice of the next event are in the air; `told`: the last shown event happens;
   * `still`: all has happened, and a decision is waited for, or the game is over.
   */
  readonly phase: 'thrown' | 'told' | 'still';
  /** The option that is on its way. */
  readonly sending: string | null;
  readonly problem: AttemptProblem | null;
  /** The attempt went on in another tab or on another device. */
  readonly isElsewhere: boolean;
}

export type AttemptAction =
  | { readonly kind: 'sent'; readonly option: string }
  | { readonly kind: 'answered'; readonly run: DailyRunDto }
  | { readonly kind: 'refused'; readonly problem: Omit<AttemptProblem, 'option'> }
  /** The attempt as it stands elsewhere, with all of its events. */
  | { readonly kind: 'wentOn'; readonly run: AttemptRun }
  /** The day is over: the attempt goes on and counts nowhere. */
  | { readonly kind: 'freed' }
  /** The time of what is shown is over. */
  | { readonly kind: 'advanced' }
  | { readonly kind: 'skipped' };

/** How many events are told again of an attempt that goes on after a reload. */
const TOLD_AGAIN = 4;

const AT_REST = { sending: null, problem: null, isElsewhere: false } as const;

/** Returns the state of an attempt that goes on: all has been seen. */
const resumed = (kind: AttemptKind, run: AttemptRun): AttemptState => ({
  kind,
  run,
  from: Math.max(0, run.events.length - TOLD_AGAIN),
  shown: run.events.length,
  phase: 'still',
  ...AT_REST,
});

/** Returns the state of an attempt that begins, or goes on where it was left. */
export const openAttempt = ({
  kind,
  run,
  isNew,
}: {
  readonly kind: AttemptKind;
  readonly run: AttemptRun;
  readonly isNew: boolean;
}): AttemptState =>
  isNew ? advance({ ...resumed(kind, run), from: 0, shown: 0 }) : resumed(kind, run);

/** Returns the state a step further: the dice fly, an event happens, all is still. */
function advance(state: AttemptState): AttemptState {
  const { run, from, shown, phase } = state;
  const next = run.events[shown];
  if (next === undefined) return { ...state, phase: 'still' };
  // What a decision led to is thrown in full; the rest is told.
  const isThrown = phase !== 'thrown' && shown === from && next.dice.batter !== null;
  return isThrown ? { ...state, phase: 'thrown' } : { ...state, shown: shown + 1, phase: 'told' };
}

/** Returns the state after an action; the same one where the action changes nothing. */
export function attemptReducer(state: AttemptState, action: AttemptAction): AttemptState {
  switch (action.kind) {
    case 'sent':
      return { ...state, sending: action.option, problem: null, isElsewhere: false };
    case 'answered': {
      const from = state.run.events.length;
      const run = mergeRun(state.run.events, action.run);
      return advance({ ...state, ...AT_REST, run, from, shown: from });
    }
    case 'refused': {
      const problem = { ...action.problem, option: state.sending ?? '' };
      return { ...state, sending: null, problem };
    }
    case 'wentOn':
      return { ...resumed(state.kind, action.run), isElsewhere: true };
    case 'freed':
      return { ...state, kind: 'free', problem: null };
    case 'advanced':
      return state.phase === 'still' ? state : advance(state);
    case 'skipped':
      break;
  }
  return state.phase === 'still'
    ? state
    : { ...state, shown: state.run.events.length, phase: 'still' };
}
