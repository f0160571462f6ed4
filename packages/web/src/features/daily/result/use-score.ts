import type { DailyGameDto, DailyScoreDto } from '@pennant/contract/daily';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { callApi } from '../../../api/api-client.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { apiQueryKey, useApiQuery } from '../../../api/query-hooks.ts';
import type { AttemptRun } from '../attempt/attempt-run.ts';
import { keepAttempt } from '../attempt/kept-attempts.ts';
import type { AttemptKind } from '../attempt/play-step.ts';

/** How often the page asks again until what was given up is worked out, in ms. */
const VALUING_MS = 1_500;
/** How often the standing among the others is asked for while the day goes on, in ms. */
const STANDING_MS = 60_000;

/** An attempt that has come to its end. */
export interface FinishedAttempt {
  readonly kind: AttemptKind;
  readonly run: AttemptRun;
}

/** Returns what a finished attempt gave up, which is asked for until it is worked out. */
export function useScore({ day, isOver }: DailyGameDto, { kind, run }: FinishedAttempt) {
  const isScored = kind === 'scored';
  const own = useApiQuery(
    'GET /daily/{day}/attempt',
    { params: { day }, query: { known: run.events.length } },
    {
      enabled: isScored,
      refetchInterval: (data) => {
        if (data?.score?.givenUp == null) return VALUING_MS;
        return isOver ? false : STANDING_MS;
      },
    },
  );
  const free = useQuery<DailyScoreDto, ApiError>({
    queryKey: ['POST /daily/{day}/free/score', day, run.choices],
    queryFn: ({ signal }) =>
      callApi(
        'POST /daily/{day}/free/score',
        { params: { day }, body: { choices: [...run.choices] } },
        { signal },
      ),
    enabled: !isScored,
    refetchInterval: ({ state }) => (state.data?.givenUp == null ? VALUING_MS : false),
  });
  const score = (isScored ? own.data?.score : free.data) ?? null;
  const { error, refetch } = isScored ? own : free;
  const givenUp = score?.givenUp ?? null;
  useEffect(() => {
    if (kind === 'guest' && givenUp !== null)
      keepAttempt(day, { choices: run.choices, isFinished: true, givenUp });
  }, [kind, day, run.choices, givenUp]);
  // What the calendar and home say of the day is known then, too.
  const queryClient = useQueryClient();
  useEffect(() => {
    if (kind === 'scored' && givenUp !== null)
      for (const name of ['GET /daily-calendar', 'GET /home'] as const)
        void queryClient.invalidateQueries({ queryKey: apiQueryKey(name) });
  }, [kind, givenUp, queryClient]);
  return { score, error: score === null ? error : null, retry: () => void refetch() };
}
