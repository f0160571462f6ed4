import { parentPort } from 'node:worker_threads';
import type { WorkerResult, WorkerTask } from './worker-queue.ts';

/** Does the tasks of `createWorkerQueue` in this thread, one after another. */
export function replyToTasks(work: (task: never) => unknown): void {
  parentPort?.on('message', ({ number, task }: WorkerTask) => {
    const reply: WorkerResult<unknown> = { number, result: work(task as never) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage(reply);
  });
}
