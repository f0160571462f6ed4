import type { GameReplay } from '@pennant/contract/game-summary';
import { assembleReview } from '@pennant/rules/games/analysis/review/review-game';
import type { ValuedMoment } from '@pennant/rules/games/analysis/review/value-moment';

import { openReplay, type ReviewInput } from './open-replay.ts';
import type { ReviewNews, ReviewRequest } from './review-worker-protocol.ts';
import { buildReviewView, type ReviewView } from './review-view.ts';

/** Two workers are twice as fast as one where there are two cores; more would take all of them. */
const MAX_WORKERS = 2;

interface ReviewOptions {
  /** Ends the workers when it is aborted; nothing is told any more then. */
  readonly signal: AbortSignal;
  /** Is told how many moments of how many are valued. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Returns the moments of a game, valued by workers, who end with their work or with `signal`. */
function valueInWorkers(
  input: ReviewInput,
  { signal, onProgress }: ReviewOptions,
): Promise<ValuedMoment[]> {
  const of = Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency));
  const workers = Array.from(
    { length: of },
    () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  );
  const terminate = () => {
    for (const worker of workers) worker.terminate();
  };
  signal.addEventListener('abort', terminate);
  return new Promise<ValuedMoment[]>((resolve, reject) => {
    const valued: ValuedMoment[] = [];
    let done = 0;
    for (const [first, worker] of workers.entries()) {
      worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => {
        valued[data.index] = data.valued;
        done += 1;
        onProgress(done, data.total);
        if (done === data.total) resolve(valued);
      });
      worker.addEventListener('error', () => reject(new Error('The review broke off.')));
      const request: ReviewRequest = { input, first, of };
      worker.postMessage(request, { transfer: [] });
    }
  }).finally(terminate);
}

/** Reviews the game of a replay in workers; see `whyNotReviewed` for which games. */
export async function runReview(replay: GameReplay, options: ReviewOptions): Promise<ReviewView> {
  const { setup, commands, fairness } = replay;
  const input: ReviewInput = { setup, commands, fairness };
  const opened = openReplay(input);
  const valued = await valueInWorkers(input, options);
  return buildReviewView(opened, assembleReview(opened.game, valued));
}
