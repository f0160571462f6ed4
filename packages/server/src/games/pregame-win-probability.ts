import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { GameSource } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/lineup-slots';

/** A message to the worker thread, and its reply. */
export interface WinProbabilityTask {
  readonly number: number;
  readonly source: GameSource;
  readonly side: Side;
}
export interface WinProbabilityResult {
  readonly number: number;
  readonly probability: number;
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

type PendingRequest = PromiseWithResolvers<number>;

export function createPregameWinProbabilities(): PregameWinProbabilities {
  const cache = new LRUCache<string, Promise<number>>({ max: MAX_CACHED });
  const pending = new Map<number, PendingRequest>();
  let lastRequestNumber = 0;
  let currentWorker: Worker | undefined;

  const startWorker = (): Worker => {
    const worker = new Worker(new URL('./pregame-win-probability-worker.ts', import.meta.url));
    // The process may exit while the worker runs.
    worker.unref();
    worker.on('message', ({ number, probability }: WinProbabilityResult) => {
      pending.get(number)?.resolve(probability);
      pending.delete(number);
    });
    const fail = (reason: unknown) => {
      // 'exit' follows 'error'; by then another worker may have been started.
      if (currentWorker !== worker) return;
      currentWorker = undefined;
      for (const request of pending.values()) request.reject(reason);
      pending.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the thread that works out chances has ended')));
    return worker;
  };

  const compute = (source: GameSource, side: Side): Promise<number> => {
    const request = Promise.withResolvers<number>();
    const task: WinProbabilityTask = { number: (lastRequestNumber += 1), source, side };
    pending.set(task.number, request);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    (currentWorker ??= startWorker()).postMessage(task);
    return request.promise;
  };

  return {
    compute: async (source, side) => {
      const key = hash('sha256', JSON.stringify([side, source]), 'base64');
      const result = cache.get(key) ?? compute(source, side);
      cache.set(key, result);
      // A failure is not cached.
      result.catch(() => cache.delete(key));
      return result;
    },
  };
}
