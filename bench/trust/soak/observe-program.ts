import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SOAK_LINE, type ObservedMoment } from './observed-moment.ts';

// Loaded into a program (`node --import`), which knows nothing of it. At a SIGUSR2 it collects all
// garbage and prints what is left, and how late the event loop was; at a SIGWINCH it forgets that.

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const RESOLUTION_MS = 10;
const SHARES = [50, 90, 99, 99.9];
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('SIGWINCH', () => delay.reset());
process.on('SIGUSR2', () => {
  // The collection itself is left out.
  delay.disable();
  collectGarbage();
  // What the finalizers of the first one have let go.
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  const moment: ObservedMoment = {
    liveMb: (heapUsed + external) / 2 ** 20,
    rssMb: rss / 2 ** 20,
    // Beyond the time at which it looks.
    delaysMs: SHARES.map((share) => Math.max(0, delay.percentile(share) / 1e6 - RESOLUTION_MS)),
    looks: delay.count,
  };
  console.log(SOAK_LINE + JSON.stringify(moment));
  delay.enable();
});
