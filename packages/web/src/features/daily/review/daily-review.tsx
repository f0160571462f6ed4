import type { DailyGameDto } from '@pennant/contract/daily';
import { lazy, Suspense } from 'react';

import { Loading } from '../../../ui/loading.tsx';
import type { FinishedAttempt } from '../result/use-score.ts';

// The rules, which name what could be done and play the game again, come with the first review.
const ReviewOfDay = lazy(async () => ({
  default: (await import('./review-of-day.tsx')).ReviewOfDay,
}));

/** The review of an attempt of a day that is over, and the check of its dice. */
export const DailyReview = (props: {
  readonly game: DailyGameDto;
  readonly attempt: FinishedAttempt;
}) => (
  <Suspense fallback={<Loading />}>
    <ReviewOfDay {...props} />
  </Suspense>
);
