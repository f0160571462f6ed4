import { useSyncExternalStore } from 'react';

/** One of a closed list, kept in this browser under a name: what a player has set on the play screen. */
export interface KeptChoice<Value extends string> {
  readonly read: () => Value;
  readonly set: (value: Value) => void;
  /** The value, and a page that is drawn anew when it changes, in another tab too. */
  readonly use: () => Value;
}

/**
 * @param name where the browser keeps it
 * @param values the closed list; the first is what holds until something else is set, and where the browser keeps nothing
 */
export function keptChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): KeptChoice<Value> {
  const [first] = values;
  const watchers = new Set<() => void>();
  // For a browser that keeps nothing: as long as the page is open.
  let here: Value | null = null;
  const read = (): Value => {
    if (here !== null) return here;
    try {
      const kept = localStorage.getItem(name);
      return values.find((value) => value === kept) ?? first;
    } catch {
      return first;
    }
  };
  const watch = (changed: () => void) => {
    watchers.add(changed);
    const elsewhere = (event: StorageEvent) => {
      if (event.key === name || event.key === null) changed();
    };
    addEventListener('storage', elsewhere);
    return () => {
      watchers.delete(changed);
      removeEventListener('storage', elsewhere);
    };
  };
  return {
    read,
    set: (value) => {
      try {
        localStorage.setItem(name, value);
      } catch {
        here = value;
      }
      for (const changed of watchers) changed();
    },
    use: () => useSyncExternalStore(watch, read, () => first),
  };
}
