import { useCallback, useEffect, useState } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { messageOf } from '../../../api/api-error.ts';
import { whyNotReviewed } from './open-replay.ts';
import { forgetReviews, keepReview, readReviews, type KeptReview } from './review-store.ts';
import { runReview } from './run-review.ts';

/** Games that are reviewed at one request: about half a minute. */
const NEWEST = 10;

/** How far the review of the newest games is. */
export interface NewestProgress {
  /** The game at work, from 1. */
  readonly game: number;
  readonly games: number;
  readonly done: number;
  readonly total: number;
}

export interface KeptReviews {
  /** Oldest first; null while they are read. */
  readonly reviews: readonly KeptReview[] | null;
  /** Null while no games are reviewed. */
  readonly progress: NewestProgress | null;
  /** What the last request came to, in a sentence; null before the first. */
  readonly notice: string | null;
  readonly reviewNewest: () => void;
  readonly stop: () => void;
  readonly forget: () => void;
}

const NO_GAMES = 'Your newest games are all reviewed, or cannot be.';

/** Returns what this browser keeps of a user's reviews, and adds to it on request. */
export function useKeptReviews(userID: string): KeptReviews {
  const [reviews, setReviews] = useState<readonly KeptReview[] | null>(null);
  const [progress, setProgress] = useState<NewestProgress | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [stopping, setStopping] = useState<AbortController | null>(null);

  const read = useCallback(
    () =>
      readReviews(userID)
        .catch(() => [])
        .then(setReviews),
    [userID],
  );
  useEffect(() => void read(), [read]);
  useEffect(() => () => stopping?.abort(), [stopping]);

  const reviewNewest = () => {
    const controller = new AbortController();
    const { signal } = controller;
    setStopping(controller);
    setNotice(null);
    const run = async () => {
      const known = new Set((await readReviews(userID)).map(({ gameID }) => gameID));
      const games = await callApi('GET /games/user/', { query: {} });
      const wanted = games
        .filter(({ gameID, isFinal, isAbandoned }) => isFinal && !isAbandoned && !known.has(gameID))
        .slice(0, NEWEST);
      let made = 0;
      for (const [index, { gameID, created }] of wanted.entries()) {
        const tell = (done: number, total: number) => {
          if (!signal.aborted) {
            setProgress({ game: index + 1, games: wanted.length, done, total });
          }
        };
        tell(0, 0);
        const replay = await callApi('GET /games/{id}/replay', { params: { id: gameID } });
        if (signal.aborted) return;
        if (whyNotReviewed(replay) !== null) continue;
        const view = await runReview(replay, { signal, onProgress: tell });
        await keepReview({ userID, gameID, created, view });
        made += 1;
        await read();
      }
      setNotice(made === 0 ? NO_GAMES : `${made} ${made === 1 ? 'game' : 'games'} reviewed.`);
    };
    run()
      .catch((error: unknown) => {
        if (!signal.aborted) setNotice(`It broke off: ${messageOf(error)}`);
      })
      .finally(() => setProgress(null));
  };

  const stop = () => {
    stopping?.abort();
    setProgress(null);
    setNotice('Stopped.');
  };
  const forget = () => {
    void forgetReviews(userID)
      .then(read)
      .then(() => setNotice('Forgotten. The games can be reviewed again.'));
  };
  return { reviews, progress, notice, reviewNewest, stop, forget };
}
