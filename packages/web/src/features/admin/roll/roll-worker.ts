import { DiceTrial } from '@pennant/rules/games/dice-trial';

import type { TrialNews, TrialOrder } from './trial-order.ts';

/** Minimum time between two progress messages, in ms. */
const PROGRESS_INTERVAL_MS = 80;
/** Number of rolls between two checks of the clock. */
const BATCH_ROLLS = 20_000;

/** Runs a trial and posts its progress; to cancel it, the page terminates the worker. */
function runTrial({ rolls, ...terms }: TrialOrder): void {
  const trial = new DiceTrial(terms);
  const began = performance.now();
  const postProgress = (isDone: boolean) => {
    const news: TrialNews = { tally: trial.tally(), isDone, ms: performance.now() - began };
    self.postMessage(news, { transfer: [] });
  };
  let lastPosted = began;
  for (let left = rolls; left > 0; left -= BATCH_ROLLS) {
    trial.roll(Math.min(BATCH_ROLLS, left));
    if (performance.now() - lastPosted > PROGRESS_INTERVAL_MS) {
      postProgress(false);
      lastPosted = performance.now();
    }
  }
  postProgress(true);
}

self.addEventListener('message', ({ data }: MessageEvent<TrialOrder>) => runTrial(data));
