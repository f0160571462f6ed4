import { useEffect, useState } from 'react';

import { stepOf, type Run } from './run.ts';

interface Reached {
  readonly run: Run | null;
  readonly index: number;
}

/**
 * Runs a fast-forward. `at` is the index of the event that is shown, null if none is under way. A
 * new fast-forward, and leaving the page, stop the old one.
 */
export function useRun(run: Run | null, factor: number) {
  const [reached, setReached] = useState<Reached>({ run: null, index: 0 });
  const step = run === null || factor <= 0 ? 0 : stepOf(run.events.length, factor);
  useEffect(() => {
    if (run === null || step === 0) return undefined;
    let index = 0;
    const timer = setInterval(() => {
      index += 1;
      setReached((last) => (last.run === run && last.index > index ? last : { run, index }));
      if (index >= run.events.length) clearInterval(timer);
    }, step);
    return () => clearInterval(timer);
  }, [run, step]);
  const index = reached.run === run ? reached.index : 0;
  const isRunning = run !== null && step > 0 && index < run.events.length;
  return {
    at: isRunning ? index : null,
    /** How long each event is shown, in ms. */
    step,
    /** Goes to the end at once. */
    skip: () => {
      if (run !== null) setReached({ run, index: run.events.length });
    },
  };
}
