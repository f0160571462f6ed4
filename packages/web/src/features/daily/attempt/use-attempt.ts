import { speedFactor } from '@pennant/rules/account/game-speed';
import { useEffect, useReducer } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { hasErrorCode, messageOf } from '../../../api/api-error.ts';
import { useVisitor } from '../../../api/current-user.ts';
import { useReducedMotion } from '../../../ui/media-query-hooks.ts';
import { mergeRun, NO_EVENTS, type AttemptRun } from './attempt-run.ts';
import { attemptReducer, openAttempt, type AttemptState } from './attempt-state.ts';
import { keepAttempt } from './kept-attempts.ts';
import { forgetFreeAttempt, noteFreeAttempt } from './left-free-attempt.ts';
import { shownForMs } from './pace.ts';
import { playStep, type AttemptKind } from './play-step.ts';

/** Refusals after which the attempt is read again: another tab has gone on with it. */
const WENT_ON = ['decided_already', 'daily_out_of_turn'];

/** An attempt that is begun, and its day. */
export interface BegunAttempt {
  readonly day: string;
  readonly kind: AttemptKind;
  readonly run: AttemptRun;
  /** It has just been started: its first plays are still to be shown. */
  readonly isNew: boolean;
}

/** Returns an attempt as it is played, and what its user may do. */
export function useAttempt(begun: BegunAttempt) {
  const { day } = begun;
  const visitor = useVisitor();
  const speed = visitor.kind === 'player' ? speedFactor(visitor.user.gameSpeed) : 1;
  const factor = useReducedMotion() ? 0 : speed;
  const [state, dispatch] = useReducer(attemptReducer, begun, openAttempt);

  useEffect(() => {
    const ms = shownForMs(state, factor);
    if (ms === null) return undefined;
    if (factor <= 0) {
      dispatch({ kind: 'skipped' });
      return undefined;
    }
    const timer = setTimeout(() => dispatch({ kind: 'advanced' }), ms);
    return () => clearTimeout(timer);
  }, [state, factor]);

  const { kind, run } = state;
  useEffect(() => {
    const { choices, next } = run;
    if (kind === 'guest') keepAttempt(day, { choices, isFinished: next === null, givenUp: null });
    if (kind !== 'free') return;
    if (next === null) forgetFreeAttempt();
    else noteFreeAttempt(day, choices);
  }, [day, kind, run]);

  const send = async ({ kind, run }: Pick<AttemptState, 'kind' | 'run'>, option: string) => {
    dispatch({ kind: 'sent', option });
    try {
      const { choices, events } = run;
      const step = { kind, day, choices, known: events.length };
      dispatch({ kind: 'answered', run: await playStep(step, option) });
    } catch (error) {
      if (WENT_ON.some((code) => hasErrorCode(error, code))) await readAgain();
      else if (hasErrorCode(error, 'day_over')) refuse('dayOver', error);
      else refuse('failed', error);
    }
  };
  const refuse = (kind: 'dayOver' | 'failed', error: unknown) =>
    dispatch({ kind: 'refused', problem: { kind, message: messageOf(error) } });
  const readAgain = async () => {
    try {
      const own = await callApi('GET /daily/{day}/attempt', { params: { day } });
      if (own !== null) dispatch({ kind: 'wentOn', run: mergeRun(NO_EVENTS, own.run) });
    } catch (error) {
      refuse('failed', error);
    }
  };

  return {
    state,
    factor,
    choose: (option: string) => {
      if (state.phase === 'still' && state.sending === null) void send(state, option);
    },
    /** Goes on after the end of the day, with the decision that came too late. */
    playOnFreely: () => {
      const option = state.problem?.option;
      dispatch({ kind: 'freed' });
      if (option !== undefined) void send({ kind: 'free', run: state.run }, option);
    },
    /** Shows at once what is still to happen before the next decision; null where nothing is. */
    skip: state.phase === 'still' ? null : () => dispatch({ kind: 'skipped' }),
  };
}
