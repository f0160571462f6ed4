import type { DailyGameDto, DailyReviewDto } from '@pennant/contract/daily';
import { useQuery } from '@tanstack/react-query';

import { callApi } from '../../../api/api-client.ts';
import type { ApiError } from '../../../api/api-error.ts';
import type { FinishedAttempt } from '../result/use-score.ts';

/** How often the page asks again until all decisions are valued, in ms. */
const VALUING_MS = 2_000;

/** Returns the review of an attempt of a day that is over, asked for until it is whole. */
export function useDailyReview({ day }: DailyGameDto, { kind, run }: FinishedAttempt) {
  const { choices } = run;
  return useQuery<DailyReviewDto, ApiError>({
    queryKey: ['daily review', day, kind === 'scored' ? kind : choices],
    queryFn: ({ signal }) =>
      kind === 'scored'
        ? callApi('GET /daily/{day}/review', { params: { day } }, { signal })
        : callApi(
            'POST /daily/{day}/free/review',
            { params: { day }, body: { choices: [...choices] } },
            { signal },
          ),
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.valued >= choices.length ? false : VALUING_MS,
  });
}
