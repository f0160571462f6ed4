/**
 * Returns a function that runs asynchronous tasks: those with the same key one after the other, in
 * the order of the calls, those with different keys concurrently.
 */
export function createKeyedMutex(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const lastTask = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const previous = lastTask.get(key);
    // The previous task's failure is reported to its own caller only.
    const current = previous === undefined ? task() : previous.then(task, task);
    lastTask.set(key, current);
    try {
      return await current;
    } finally {
      if (lastTask.get(key) === current) lastTask.delete(key);
    }
  };
}
