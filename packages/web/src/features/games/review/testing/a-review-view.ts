import { rolledSums } from '@pennant/rules/games/analysis/review/rolled-sums';

import type { DecisionView, ReviewView } from '../review-view.ts';

/** Returns a decision of a user who held a runner, and rightly so. */
export const aDecisionView = (over: Partial<DecisionView> = {}): DecisionView => ({
  eventNumber: 12,
  kind: 'sends',
  situation:
    'Bottom 7, 1 out, runners on first and third; you lead 4\u20133. Veach is on first, and the ball still in play.',
  options: [
    { label: 'Send Cobb home', chance: 0.62, error: 0.011, isChosen: false, isBest: true },
    { label: 'Hold everybody', chance: 0.59, error: 0.011, isChosen: true, isBest: false },
  ],
  cost: 0,
  error: 0,
  verdict: 'best',
  why: 'Cobb was 97% safe at home; 71% needed.',
  isComputers: false,
  batters: 1,
  ...over,
});

/** Returns the review of a won game: "You had 45%. The dice +58, you −4, Boston +1." */
export const aReviewView = (over: Partial<ReviewView> = {}): ReviewView => {
  const { visitors, home } = rolledSums([]);
  return {
    parts: { start: 45, dice: 58, you: -4, they: 1 },
    start: 0.45,
    luck: 0.58,
    startError: 0.011,
    isWon: true,
    opponent: '1961 Boston',
    rolls: { you: home, they: visitors },
    lucky: [{ eventNumber: 1, gain: 0.31, error: 0.015 }],
    decisions: [aDecisionView()],
    ...over,
  };
};
