import type { DailyGameDto } from '@pennant/contract/daily';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSource } from '@pennant/rules/games/setup';
import { useMemo, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { FinishedAttempt } from '../result/use-score.ts';
import { CheckDice } from './check-dice.tsx';
import { ReviewedDecision } from './reviewed-decision.tsx';
import { reviewedDecisionView } from './reviewed-decision-view.ts';
import { useDailyReview } from './use-daily-review.ts';

/** Each call of an attempt: what could be done, what it was worth, and what others chose. */
export function ReviewOfDay({
  game,
  attempt,
}: {
  readonly game: DailyGameDto;
  readonly attempt: FinishedAttempt;
}) {
  const review = useDailyReview(game, attempt);
  const setup = useMemo(() => compileSetup(game.setup as GameSource), [game.setup]);
  const { data } = review;
  const views = useMemo(
    () => (data?.decisions ?? []).map((made) => reviewedDecisionView(setup, game.side, made)),
    [data, setup, game.side],
  );
  const [showsAll, setShowsAll] = useState(true);
  const costly = views.filter(({ cost }) => cost > 0);
  const all = attempt.run.choices.length;
  return (
    <section aria-labelledby="daily-calls" className="mb-8">
      <h2 id="daily-calls" className="mb-1 font-display text-2xl">
        Your calls
      </h2>
      {data === undefined ? (
        review.isError ? (
          <ErrorState
            title="Error fetching the review"
            error={review.error}
            onRetry={() => void review.refetch()}
          />
        ) : (
          <p role="status" className="py-6 text-ink-soft">
            The scorer looks through the sheet...
          </p>
        )
      ) : (
        <>
          {data.valued < all ? (
            <div className="my-3 max-w-sm">
              <p className="mb-1 text-sm text-ink-soft">
                {data.valued} of {all} calls are worked out.
              </p>
              <ProgressBar label="Calls that are worked out" value={data.valued} max={all} />
            </div>
          ) : null}
          <p className="mb-3 max-w-prose text-ink-soft">
            {costly.length === 0
              ? 'Nothing that you called measurably cost you anything.'
              : `${costly.length} of ${views.length} cost you something.`}{' '}
            Figures are your side’s chance to win, each from two thousand games played on from
            there; below them what others called in the same situation.
          </p>
          {costly.length > 0 && costly.length < views.length ? (
            <Button
              size="small"
              className="mb-2"
              aria-pressed={!showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Only those that cost something' : `All ${views.length} calls`}
            </Button>
          ) : null}
          <ol className="divide-y-2 divide-rule border-y-2 border-rule">
            {(showsAll ? views : costly).map((view) => (
              <ReviewedDecision key={view.number} view={view} />
            ))}
          </ol>
        </>
      )}
      <CheckDice game={game} run={attempt.run} />
    </section>
  );
}
