import type { DailyGameDto, DailyScoreDto } from '@pennant/contract/daily';
import { describeGivenUp } from '@pennant/rules/daily/daily-squares';

import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';
import { ShareResult } from './share-result.tsx';
import { Squares } from './squares.tsx';
import { remarkOn, standingText } from './standing-text.ts';
import { useScore, type FinishedAttempt } from './use-score.ts';

/** What an attempt gave up, in large, with the squares to share; the progress until it is known. */
export function ScorePanel({
  game,
  attempt,
}: {
  readonly game: DailyGameDto;
  readonly attempt: FinishedAttempt;
}) {
  const { score, error, retry } = useScore(game, attempt);
  const givenUp = score?.givenUp ?? null;
  return (
    <section
      aria-labelledby="daily-score"
      className="lamp-lit border-4 border-double border-tin-line bg-tin px-4 pt-3 pb-4 text-center text-chalk shadow-card"
    >
      <h2 id="daily-score" className="font-varsity text-sm text-lamp">
        You gave up
      </h2>
      <div role="status">
        {givenUp === null ? (
          <Valuing score={score} />
        ) : (
          <>
            <p className="figures font-display text-5xl">
              <RuleLink rule="given-up" className="daily-given-up">
                {describeGivenUp(givenUp)}
              </RuleLink>
            </p>
            <p className="mt-1 font-slab text-lg font-semibold empty:hidden">
              {standingText(score?.standing ?? null, game.isOver)}
            </p>
            <p className="mt-1 text-sm text-chalk-soft">{remarkOn(givenUp)}</p>
          </>
        )}
      </div>
      <Squares givenUp={givenUp} />
      {error === null ? null : (
        <div role="alert">
          <p className="mb-2 text-sm">{messageOf(error)}</p>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {givenUp === null ? null : <ShareResult game={game} givenUp={givenUp} />}
    </section>
  );
}

function Valuing({ score }: { readonly score: DailyScoreDto | null }) {
  const { valued = 0, decisions = 1 } = score ?? {};
  return (
    <div className="mx-auto max-w-xs py-3">
      <p className="mb-2 text-sm text-chalk-soft">
        Each of your calls is played out two thousand times.{' '}
        {score === null ? 'One moment …' : `${valued} of ${decisions} are done.`}
      </p>
      <ProgressBar label="Calls that are worked out" value={valued} max={Math.max(1, decisions)} />
    </div>
  );
}
