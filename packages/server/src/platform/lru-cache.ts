/** A cache that evicts its least recently used entry when it is full. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** Returns an empty cache for at most `max` entries. Reading or setting an entry counts as use. */
export function createLruCache<Value>(max: number): LruCache<Value> {
  const entries = new Map<string, Value>();
  const evictOldest = () => {
    const oldest = entries.keys().next();
    if (!oldest.done) entries.delete(oldest.value);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      // A map iterates in insertion order: reinserting an entry makes it the newest.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > max) evictOldest();
    },
    delete: (key) => void entries.delete(key),
  };
}
