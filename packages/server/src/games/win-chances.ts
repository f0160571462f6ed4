import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { GameSource } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/slot';
import { newest } from '../platform/newest.ts';

/** What the thread is asked, and what it answers. */
export interface ChanceTask {
  readonly number: number;
  readonly source: GameSource;
  readonly side: Side;
}
export interface ChanceAnswer {
  readonly number: number;
  readonly chance: number;
}

/** Chances to win, worked out in a thread of their own. */
export interface WinChances {
  /** The chance that a side at its best wins, before the first pitch: over 0 and under 1, the same for the same lineups. */
  of(source: GameSource, side: Side): Promise<number>;
}

/** Chances that are remembered: who plays the same club again has the same chance, once for each pair of starters. */
const REMEMBERED = 5_000;

type Waiting = PromiseWithResolvers<number>;

export function winChances(): WinChances {
  const known = newest<Promise<number>>(REMEMBERED);
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let thread: Worker | undefined;

  const start = (): Worker => {
    const worker = new Worker(new URL('./win-chance-thread.ts', import.meta.url));
    // It has nothing to finish: the program ends without waiting for it.
    worker.unref();
    worker.on('message', ({ number, chance }: ChanceAnswer) => {
      waiting.get(number)?.resolve(chance);
      waiting.delete(number);
    });
    const fail = (reason: unknown) => {
      // One that failed ends as well; by then another may be at work.
      if (thread !== worker) return;
      thread = undefined;
      for (const each of waiting.values()) each.reject(reason);
      waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the thread that works out chances has ended')));
    return worker;
  };

  const workOut = (source: GameSource, side: Side): Promise<number> => {
    const chance = Promise.withResolvers<number>();
    const task: ChanceTask = { number: (asked += 1), source, side };
    waiting.set(task.number, chance);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    (thread ??= start()).postMessage(task);
    return chance.promise;
  };

  return {
    of: async (source, side) => {
      const name = hash('sha256', JSON.stringify([side, source]), 'base64');
      const chance = known.get(name) ?? workOut(source, side);
      known.set(name, chance);
      // A failure is not remembered.
      chance.catch(() => known.forget(name));
      return chance;
    },
  };
}
