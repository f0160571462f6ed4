import { parentPort } from 'node:worker_threads';
import type { WorkerResult, WorkerTask } from './worker-queue.ts';

/**
 * Does the tasks of `createWorkerQueue` in this thread. An error of `work` ends the thread.
 */
export function replyToTasks(work: (task: never) => unknown): void {
  const doTask = async ({ number, task }: WorkerTask) => {
    const reply: WorkerResult<unknown> = { number, result: await work(task as never) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage(reply);
  };
  parentPort?.on('message', (message: WorkerTask) => void doTask(message));
}
