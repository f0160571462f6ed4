import { Worker } from 'node:worker_threads';

/** A message to the worker thread, and its reply. */
export interface WorkerTask {
  readonly number: number;
  /** Copied into the thread: plain values only. */
  readonly task: unknown;
}
export interface WorkerResult<Result> {
  readonly number: number;
  readonly result: Result;
}

export interface WorkerQueueOptions {
  /** What the thread's script finds in `workerData`. */
  readonly workerData?: unknown;
  /** Ends the thread. */
  readonly signal?: AbortSignal;
}

/**
 * Returns a function that has a worker thread do a task and resolves to its result. Tasks are done
 * one after another. The thread starts with the first one; where it ends, all pending tasks are
 * rejected, and the next task starts another thread.
 */
export function createWorkerQueue<Result>(
  script: URL,
  { workerData, signal }: WorkerQueueOptions = {},
): (task: unknown) => Promise<Result> {
  const pending = new Map<number, PromiseWithResolvers<Result>>();
  let lastNumber = 0;
  let currentWorker: Worker | undefined;

  const startWorker = (): Worker => {
    const worker = new Worker(script, { workerData });
    // The process may exit while the worker runs.
    worker.unref();
    worker.on('message', ({ number, result }: WorkerResult<Result>) => {
      pending.get(number)?.resolve(result);
      pending.delete(number);
    });
    const fail = (reason: unknown) => {
      // 'exit' follows 'error'; by then another worker may have been started.
      if (currentWorker !== worker) return;
      currentWorker = undefined;
      for (const request of pending.values()) request.reject(reason);
      pending.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the worker thread has ended')));
    return worker;
  };

  signal?.addEventListener('abort', () => void currentWorker?.terminate());

  return (task) => {
    const request = Promise.withResolvers<Result>();
    const message: WorkerTask = { number: (lastNumber += 1), task };
    pending.set(message.number, request);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    (currentWorker ??= startWorker()).postMessage(message);
    return request.promise;
  };
}
