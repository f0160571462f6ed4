import { MatchupTrial } from '@pennant/rules/games/analysis/matchup-trial';

import type { TrialProgress, TrialRequest } from './roll-worker-protocol.ts';

/** Minimum time between two progress messages, in ms. */
const PROGRESS_INTERVAL_MS = 80;
/** Number of rolls between two checks of the clock. */
const BATCH_ROLLS = 20_000;

/** Runs a trial and posts its progress; to cancel it, the page terminates the worker. */
function runTrial({ rolls, ...terms }: TrialRequest): void {
  const trial = new MatchupTrial(terms);
  const began = performance.now();
  const postProgress = (isDone: boolean) => {
    const news: TrialProgress = { tally: trial.tally(), isDone, ms: performance.now() - began };
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

self.addEventListener('message', ({ data }: MessageEvent<TrialRequest>) => runTrial(data));
