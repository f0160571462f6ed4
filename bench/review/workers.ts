import { Worker } from 'node:worker_threads';
import type { ReviewShare, ReviewTask } from './review-worker.ts';

const worker = (): Worker => new Worker(new URL('./review-worker.ts', import.meta.url));

/** Two workers, as a browser has them. */
export const workers = [worker(), worker()] as const;

/** Has a worker do a task; one at a time. */
export const runOn = (one: Worker, task: ReviewTask): Promise<ReviewShare> =>
  new Promise((resolve, reject) => {
    one.once('error', reject);
    one.once('message', (share: ReviewShare) => {
      one.off('error', reject);
      resolve(share);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    one.postMessage(task);
  });
