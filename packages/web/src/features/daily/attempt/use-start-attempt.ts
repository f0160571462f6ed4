import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { mergeRun, NO_EVENTS } from './attempt-run.ts';
import { playStep, type AttemptKind } from './play-step.ts';
import type { BegunAttempt } from './use-attempt.ts';

/** How attempts of a day are started. */
export interface StartAttempt {
  /** Starts one; with choices it goes on after them. */
  readonly start: (kind: AttemptKind, choices?: readonly string[]) => void;
  readonly isStarting: boolean;
  /** Why the last one could not be started; null if it could. */
  readonly problem: string | null;
  /** How many were started here. */
  readonly count: number;
}

interface ToStart {
  readonly kind: AttemptKind;
  readonly choices: readonly string[];
}

/** Returns how attempts of a day are started; `onStarted` is told of each that was. */
export function useStartAttempt(
  day: string,
  onStarted: (attempt: BegunAttempt) => void,
): StartAttempt {
  const [count, setCount] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ kind, choices }: ToStart) => playStep({ kind, day, choices, known: 0 }, null),
    onSuccess: (run, { kind, choices }) => {
      setCount((before) => before + 1);
      const isNew = choices.length === 0 && run.choices.length === 0;
      onStarted({ day, kind, run: mergeRun(NO_EVENTS, run), isNew });
    },
  });
  return {
    start: (kind, choices = []) => mutate({ kind, choices }),
    isStarting: isPending,
    problem: error === null ? null : messageOf(error),
    count,
  };
}
