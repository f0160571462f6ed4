/** Runs work on the same thing one piece after the other, first come, first served; on different things at once. */
export function oneAtATime(): <T>(thing: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (thing, work) => {
    const before = last.get(thing);
    // Whatever became of the one before: that is told to whoever asked for it.
    const mine = before === undefined ? work() : before.then(work, work);
    last.set(thing, mine);
    try {
      return await mine;
    } finally {
      if (last.get(thing) === mine) last.delete(thing);
    }
  };
}
