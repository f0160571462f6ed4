import { parentPort } from 'node:worker_threads';
import { alternativesAt } from '@pennant/rules/games/analysis/review/alternatives';
import { rolloutChances } from '@pennant/rules/games/analysis/review/rollout-chances';
import { valueMoment, type ValuedMoment } from '@pennant/rules/games/analysis/review/value-moment';
import { playGame, type Sender } from './played-games.ts';

/** One worker's share of one game. */
export interface ReviewTask {
  readonly seed: number;
  readonly sender: Sender;
  /** Every `of`-th moment from number `first` on. */
  readonly first: number;
  readonly of: number;
  /** All moments, or the decisions of one side. */
  readonly only: 'moments' | 'user' | 'computer';
}

export interface ReviewShare {
  /** By the index of the moment. */
  readonly moments: readonly (readonly [number, ValuedMoment])[];
  readonly processorMs: number;
}

const run = ({ seed, sender, first, of, only }: ReviewTask): ReviewShare => {
  const { setup, game, user } = playGame(seed, sender);
  const chances = rolloutChances(setup, { seed });
  const began = process.threadCpuUsage();
  const moments = game.moments.flatMap((moment, index): [number, ValuedMoment][] => {
    if (index % of !== first) return [];
    if (only !== 'moments') {
      // A moment has decisions of one side: the computer's side leaves nothing undone.
      const decision = alternativesAt(setup, moment)[0];
      if (decision === undefined || (decision.side === user) !== (only === 'user')) return [];
    }
    return [[index, valueMoment(setup, moment, chances)]];
  });
  const { user: own, system } = process.threadCpuUsage(began);
  return { moments, processorMs: (own + system) / 1000 };
};

parentPort?.on('message', (task: ReviewTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(run(task));
});
