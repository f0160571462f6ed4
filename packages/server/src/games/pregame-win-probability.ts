import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { GameSource } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { createWorkerQueue } from '../platform/worker-queue.ts';

/** What the worker thread computes a probability from. */
export interface WinProbabilityTask {
  readonly source: GameSource;
  readonly side: Side;
}

/** Computes pregame win probabilities in a worker thread. */
export interface PregameWinProbabilities {
  /**
   * Resolves to the probability, before the first pitch, that a side with its optimal lineup wins:
   * over 0 and under 1, the same for the same lineups.
   */
  compute(source: GameSource, side: Side): Promise<number>;
}

/** Entries of the cache: the same two lineups come again, once for each pair of starters. */
const MAX_CACHED = 5_000;

/** Returns a function that computes a probability in a worker thread. */
export const createSimulation = (): ((task: WinProbabilityTask) => Promise<number>) =>
  createWorkerQueue<number>(new URL('./pregame-win-probability-worker.ts', import.meta.url));

export function createPregameWinProbabilities(
  simulate = createSimulation(),
): PregameWinProbabilities {
  const cache = new LRUCache<string, Promise<number>>({ max: MAX_CACHED });
  return {
    compute: async (source, side) => {
      const key = hash('sha256', JSON.stringify([side, source]), 'base64');
      const result = cache.get(key) ?? simulate({ source, side });
      cache.set(key, result);
      // A failure is not cached.
      result.catch(() => cache.delete(key));
      return result;
    },
  };
}
