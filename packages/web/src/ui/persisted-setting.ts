import { useSyncExternalStore } from 'react';

/** A setting of this browser: one of a closed list of values, kept in localStorage. */
export interface PersistedSetting<Value extends string> {
  readonly read: () => Value;
  readonly set: (value: Value) => void;
  /** Hook: returns the value and renders again when it changes, in another tab too. */
  readonly useValue: () => Value;
}

/**
 * Returns a setting that is kept in localStorage, or until the page is closed where that fails.
 * @param name key in localStorage
 * @param values the closed list; the first is the default
 */
export function createPersistedSetting<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): PersistedSetting<Value> {
  const [defaultValue] = values;
  const listeners = new Set<() => void>();
  // Holds the value where localStorage cannot be written.
  let unsavedValue: Value | null = null;
  const read = (): Value => {
    if (unsavedValue !== null) return unsavedValue;
    try {
      const stored = localStorage.getItem(name);
      return values.find((value) => value === stored) ?? defaultValue;
    } catch {
      return defaultValue;
    }
  };
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    const onStorage = (event: StorageEvent) => {
      if (event.key === name || event.key === null) onChange();
    };
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(onChange);
      removeEventListener('storage', onStorage);
    };
  };
  return {
    read,
    set: (value) => {
      try {
        localStorage.setItem(name, value);
      } catch {
        unsavedValue = value;
      }
      for (const notify of listeners) notify();
    },
    useValue: () => useSyncExternalStore(subscribe, read, () => defaultValue),
  };
}
