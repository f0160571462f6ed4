import type { ValuedMoment } from '@pennant/rules/games/analysis/review/value-moment';

import type { ReviewInput } from './open-replay.ts';

/** The message from the page to a worker: the game, and which of its moments are its share. */
export interface ReviewRequest {
  readonly input: ReviewInput;
  /** Every `of`-th moment, from number `first` on. */
  readonly first: number;
  readonly of: number;
}

/** A message from a worker to the page: one more moment is valued. */
export interface ReviewNews {
  readonly index: number;
  readonly valued: ValuedMoment;
  /** Moments of the whole game. */
  readonly total: number;
}
