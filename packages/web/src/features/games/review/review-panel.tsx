import { Button } from '../../../ui/button.tsx';
import { isolateName } from '../../../ui/isolated-name.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { GameWinProbability } from '../summary/game-win-probability.ts';
import { DecisionList } from './decision-list.tsx';
import { LuckyRolls } from './lucky-rolls.tsx';
import { ResultParts } from './result-parts.tsx';
import { NOT_REVIEWED_TEXTS } from './review-words.ts';
import { RolledSumsChart } from './rolled-sums-chart.tsx';
import { useReview, type GameToReview, type ReviewState } from './use-review.ts';

interface Props {
  readonly game: GameToReview;
  readonly line: GameWinProbability;
  readonly eventPath: (eventNumber: number) => string;
}

/** The review of a finished game, which begins when this is rendered. */
export function ReviewPanel({ game, line, eventPath }: Props) {
  const { state, retry } = useReview(game);
  return (
    <>
      <output className="sr-only">{state.kind === 'done' ? 'The review is done.' : ''}</output>
      <ReviewBody state={state} retry={retry} line={line} eventPath={eventPath} />
    </>
  );
}

function ReviewBody({
  state,
  retry,
  line,
  eventPath,
}: Omit<Props, 'game'> & { readonly state: ReviewState; readonly retry: () => void }) {
  if (state.kind === 'working') return <ReviewProgress done={state.done} total={state.total} />;
  if (state.kind === 'not reviewed')
    return <p className="max-w-prose text-ink-soft">{NOT_REVIEWED_TEXTS[state.why]}</p>;
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="border-l-4 border-bad bg-raised px-4 py-3">
        <p className="mb-3 text-bad">The game could not be reviewed: {state.message}</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
  const { view } = state;
  return (
    <div className="flex flex-col gap-8">
      <ResultParts view={view} />
      <DecisionList decisions={view.decisions} eventPath={eventPath} />
      <LuckyRolls lucky={view.lucky} line={line} eventPath={eventPath} />
      <section aria-labelledby="rolled-sums">
        <h3 id="rolled-sums" className="mb-1 font-display text-lg">
          Rolled and expected
        </h3>
        <p className="mb-3 max-w-prose text-sm text-ink-soft">
          The sums of two dice, each on the side&rsquo;s own cards. The line is what fair dice roll
          on average; in nineteen of twenty games a sum ends in the band around it.
        </p>
        <div className="grid gap-6 sm:grid-cols-2">
          <RolledSumsChart name="You" side={view.rolls.you} />
          <RolledSumsChart name={isolateName(view.opponent)} side={view.rolls.they} />
        </div>
      </section>
    </div>
  );
}

/** How far the review is. */
function ReviewProgress({ done, total }: { readonly done: number; readonly total: number }) {
  return (
    <div className="max-w-prose">
      <p className="mb-2 text-sm text-ink-soft">
        {total === 0
          ? 'Setting the game up again...'
          : `Playing on from each moment of the game: ${done} of ${total}`}
      </p>
      <ProgressBar label="Review of the game" value={done} max={Math.max(1, total)} />
    </div>
  );
}
