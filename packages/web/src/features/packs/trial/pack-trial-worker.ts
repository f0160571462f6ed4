import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import {
  forecastOf,
  simulateCompletion,
  type CompletionRun,
} from '@pennant/rules/packs/cost-to-complete';
import { PackTrial } from '@pennant/rules/packs/pack-trial';

import type {
  CostProgress,
  CostRequest,
  TrialProgress,
  TrialRequest,
} from './pack-trial-protocol.ts';

/** Minimum time between two progress messages, in ms. */
const PROGRESS_INTERVAL_MS = 80;
/** Number of packs between two checks of the clock. */
const BATCH_PACKS = 20;
/** How many collectors are simulated, and the time in ms after which no more of them begin. */
const COLLECTORS = 200;
const MAX_COST_MS = 4000;

/** Opens the packs and posts its progress; to cancel it, the page terminates the worker. */
function runTrial({ table, seeds, packs }: TrialRequest): void {
  const trial = new PackTrial(table, seeds);
  const postProgress = (isDone: boolean) => {
    const news: TrialProgress = { result: trial.result(), isDone };
    self.postMessage(news, { transfer: [] });
  };
  let lastPosted = performance.now();
  for (let left = packs; left > 0; left -= BATCH_PACKS) {
    trial.open(Math.min(BATCH_PACKS, left));
    if (performance.now() - lastPosted > PROGRESS_INTERVAL_MS) {
      postProgress(false);
      lastPosted = performance.now();
    }
  }
  postProgress(true);
}

/** Simulates collectors one after another and posts what they need. */
function runCost({ table, cost, standing, seed }: CostRequest): void {
  const dice = new SeededDice(seed);
  const runs: CompletionRun[] = [];
  const postProgress = (isDone: boolean) => {
    const news: CostProgress = {
      collectors: runs.length,
      byPacks: forecastOf(runs.map(({ byPacks }) => byPacks)),
      withSwaps: forecastOf(runs.map(({ withSwaps }) => withSwaps)),
      isDone,
    };
    self.postMessage(news, { transfer: [] });
  };
  const began = performance.now();
  while (runs.length < COLLECTORS && performance.now() - began < MAX_COST_MS)
    runs.push(simulateCompletion(table, { cost, standing }, dice));
  postProgress(true);
}

self.addEventListener('message', ({ data }: MessageEvent<TrialRequest | CostRequest>) => {
  if (data.kind === 'trial') runTrial(data);
  else runCost(data);
});
