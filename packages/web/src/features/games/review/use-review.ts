import { assembleReview } from '@pennant/rules/games/analysis/review/review-game';
import type { ValuedMoment } from '@pennant/rules/games/analysis/review/value-moment';
import type { GameReplay } from '@pennant/contract/game-summary';
import { useCallback, useEffect, useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { openReplay, whyNotReviewed, type NotReviewed, type ReviewInput } from './open-replay.ts';
import type { ReviewNews, ReviewRequest } from './review-worker-protocol.ts';
import { buildReviewView, type ReviewView } from './review-view.ts';

/** Two workers are twice as fast as one where there are two cores; more would take all of them. */
const MAX_WORKERS = 2;

export type ReviewState =
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly view: ReviewView; readonly replay: GameReplay }
  | { readonly kind: 'not reviewed'; readonly why: NotReviewed }
  | { readonly kind: 'failed'; readonly message: string };

const NOTHING_DONE: ReviewState = { kind: 'working', done: 0, total: 0 };

const isStopped = (signal: AbortSignal): boolean => signal.aborted;

/** Returns the moments of a game, valued by workers, who end with their work or with `signal`. */
function valueInWorkers(
  input: ReviewInput,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
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

/** Reviews a finished game in workers from when it is rendered; `retry` begins anew. */
export function useReview(fetchReplay: () => Promise<GameReplay>) {
  const [state, setState] = useState<ReviewState>(NOTHING_DONE);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const tell = (next: ReviewState) => {
      if (!isStopped(signal)) setState(next);
    };
    const run = async () => {
      const replay = await fetchReplay();
      if (isStopped(signal)) return undefined;
      const why = whyNotReviewed(replay);
      if (why !== null) return tell({ kind: 'not reviewed', why });
      const { setup, commands, fairness } = replay;
      const input: ReviewInput = { setup, commands, fairness };
      const opened = openReplay(input);
      const valued = await valueInWorkers(input, signal, (done, total) =>
        tell({ kind: 'working', done, total }),
      );
      const view = buildReviewView(opened, assembleReview(opened.game, valued));
      return tell({ kind: 'done', view, replay });
    };
    run().catch((error: unknown) => tell({ kind: 'failed', message: messageOf(error) }));
    return () => stopping.abort();
    // The replay of a finished game never changes: it is fetched again on `retry` only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);

  const retry = useCallback(() => {
    setState(NOTHING_DONE);
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
