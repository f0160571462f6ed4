import { DiceTrial } from '@pennant/rules/games/dice-trial';

import type { TrialNews, TrialOrder } from './trial-order.ts';

/** How long it rolls before it tells how far it is, in ms, and how many rolls it makes between two looks at the clock. */
const TELL_MS = 80;
const AT_ONCE = 20_000;

/** Rolls beside the page: it is ended by the page when nobody wants to know any more. */
function work({ rolls, ...terms }: TrialOrder): void {
  const trial = new DiceTrial(terms);
  const began = performance.now();
  const tell = (isDone: boolean) => {
    const news: TrialNews = { tally: trial.tally(), isDone, ms: performance.now() - began };
    self.postMessage(news, { transfer: [] });
  };
  let told = began;
  for (let left = rolls; left > 0; left -= AT_ONCE) {
    trial.roll(Math.min(AT_ONCE, left));
    if (performance.now() - told > TELL_MS) {
      tell(false);
      told = performance.now();
    }
  }
  tell(true);
}

self.addEventListener('message', ({ data }: MessageEvent<TrialOrder>) => work(data));
