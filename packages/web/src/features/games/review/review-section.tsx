import { lazy, Suspense, useRef, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { GameWinProbability } from '../summary/game-win-probability.ts';
import type { GameToReview } from './use-review.ts';

// The rules, which play the game again, are loaded for this only.
const ReviewPanel = lazy(async () => ({
  default: (await import('./review-panel.tsx')).ReviewPanel,
}));

/** The section of a finished game that tells luck from decisions, once it is asked to. */
export function ReviewSection({
  game,
  line,
  eventPath,
}: {
  readonly game: GameToReview;
  readonly line: GameWinProbability;
  readonly eventPath: (eventNumber: number) => string;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = () => {
    setIsAsked(true);
    // The button is gone: whoever pressed it by key goes on from the heading.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="luck-and-you">
      <h2 id="luck-and-you" ref={heading} tabIndex={-1} className="mb-2 font-display text-xl">
        Luck and you
      </h2>
      {isAsked ? (
        <Suspense fallback={<p className="text-sm text-ink-soft">Loading the rules...</p>}>
          <ReviewPanel game={game} line={line} eventPath={eventPath} />
        </Suspense>
      ) : (
        <>
          <p className="mb-3 max-w-prose text-ink-soft">
            How much of this was dice, and how much was you? Your browser plays the game on from
            each of its moments, two thousand times over, and tells the two apart. It takes some
            seconds.
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button paint="outfield" onClick={begin}>
              Review this game
            </Button>
            <TextLink to="/games/reviews">All your reviews</TextLink>
          </p>
        </>
      )}
    </section>
  );
}
