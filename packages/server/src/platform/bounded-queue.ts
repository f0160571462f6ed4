/** Limits of work that takes much processor time. */
export interface BoundedQueueLimits {
  /** Maximum number of tasks that run at once. */
  readonly concurrent: number;
  /** Maximum number of tasks that wait. */
  readonly waiting: number;
  /** Maximum number of tasks of one client, running and waiting. */
  readonly perClient: number;
}

export interface BoundedQueue {
  /**
   * Runs a task for a client as soon as it is its turn; returns null, and does not run it, if too
   * many wait or the client has its share of them.
   */
  run<T>(client: string, task: () => Promise<T>): Promise<T> | null;
  /** Whether a task would have to wait. */
  readonly isBusy: boolean;
}

/** Creates a queue that starts tasks in the order in which they come. */
export function createBoundedQueue(limits: BoundedQueueLimits): BoundedQueue {
  const waiting: (() => void)[] = [];
  const countByClient = new Map<string, number>();
  let running = 0;

  const acquireSlot = async (): Promise<void> => {
    if (running >= limits.concurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  // Passes the slot on to the next waiting task.
  const releaseSlot = (): void => {
    const startNext = waiting.shift();
    if (startNext) startNext();
    else running -= 1;
  };
  const changeCount = (client: string, change: 1 | -1): void => {
    const count = (countByClient.get(client) ?? 0) + change;
    if (count === 0) countByClient.delete(client);
    else countByClient.set(client, count);
  };
  const runInTurn = async <T>(client: string, task: () => Promise<T>): Promise<T> => {
    changeCount(client, 1);
    await acquireSlot();
    try {
      return await task();
    } finally {
      releaseSlot();
      changeCount(client, -1);
    }
  };

  return {
    run: (client, task) => {
      const isFull = running >= limits.concurrent && waiting.length >= limits.waiting;
      if (isFull || (countByClient.get(client) ?? 0) >= limits.perClient) return null;
      return runInTurn(client, task);
    },
    get isBusy() {
      return running >= limits.concurrent;
    },
  };
}
