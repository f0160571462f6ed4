/** What was used last, of things that can be had again: at most so many are kept. */
export interface Newest<Thing> {
  get(name: string): Thing | undefined;
  set(name: string, thing: Thing): void;
  forget(name: string): void;
}

/** Keeps the `most` things that were asked for or set last. */
export function newest<Thing>(most: number): Newest<Thing> {
  const kept = new Map<string, Thing>();
  const forgetOldest = () => {
    const oldest = kept.keys().next();
    if (!oldest.done) kept.delete(oldest.value);
  };
  return {
    get: (name) => {
      const thing = kept.get(name);
      if (thing === undefined) return undefined;
      // A map is in the order of putting in: taken out and put in again, it is the newest.
      kept.delete(name);
      kept.set(name, thing);
      return thing;
    },
    set: (name, thing) => {
      kept.delete(name);
      kept.set(name, thing);
      if (kept.size > most) forgetOldest();
    },
    forget: (name) => void kept.delete(name),
  };
}
