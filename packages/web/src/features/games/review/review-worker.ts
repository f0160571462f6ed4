import { rolloutChances } from '@pennant/rules/games/analysis/review/rollout-chances';
import { valueMoment } from '@pennant/rules/games/analysis/review/value-moment';

import { openReplay } from './open-replay.ts';
import type { ReviewNews, ReviewRequest } from './review-worker-protocol.ts';

/** The same game has the same figures whenever it is reviewed, and by however many workers. */
const SEED = 1871;

/** Values a worker's share of the moments of a game; to cancel it, the page terminates it. */
function review({ input, first, of }: ReviewRequest): void {
  const { setup, game } = openReplay(input);
  const chances = rolloutChances(setup, { seed: SEED });
  const total = game.moments.length;
  for (const [index, moment] of game.moments.entries()) {
    if (index % of !== first) continue;
    const news: ReviewNews = { index, valued: valueMoment(setup, moment, chances), total };
    self.postMessage(news, { transfer: [] });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => review(data));
