import type { GameReplay } from '@pennant/contract/game-summary';
import { useCallback, useEffect, useState } from 'react';

import { messageOf } from '../../../api/api-error.ts';
import { whyNotReviewed, type NotReviewed } from './open-replay.ts';
import { keepReview, readReview } from './review-store.ts';
import type { ReviewView } from './review-view.ts';
import { runReview } from './run-review.ts';

export type ReviewState =
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly view: ReviewView }
  | { readonly kind: 'not reviewed'; readonly why: NotReviewed }
  | { readonly kind: 'failed'; readonly message: string };

/** The game that is reviewed. */
export interface GameToReview {
  readonly userID: string;
  readonly gameID: string;
  /** When it began. */
  readonly created: string;
  readonly fetchReplay: () => Promise<GameReplay>;
}

const NOTHING_DONE: ReviewState = { kind: 'working', done: 0, total: 0 };

const isStopped = (signal: AbortSignal): boolean => signal.aborted;

/**
 * Returns the review of a finished game: the one that this browser has kept, else a new one, which
 * workers make from when this is rendered, and which is kept. `retry` begins anew.
 */
export function useReview({ userID, gameID, created, fetchReplay }: GameToReview) {
  const [state, setState] = useState<ReviewState>(NOTHING_DONE);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const tell = (next: ReviewState) => {
      if (!isStopped(signal)) setState(next);
    };
    const run = async () => {
      const kept = await readReview(userID, gameID);
      if (kept !== null) return tell({ kind: 'done', view: kept.view });
      const replay = await fetchReplay();
      if (isStopped(signal)) return undefined;
      const why = whyNotReviewed(replay);
      if (why !== null) return tell({ kind: 'not reviewed', why });
      const onProgress = (done: number, total: number) => tell({ kind: 'working', done, total });
      const view = await runReview(replay, { signal, onProgress });
      await keepReview({ userID, gameID, created, view });
      return tell({ kind: 'done', view });
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
