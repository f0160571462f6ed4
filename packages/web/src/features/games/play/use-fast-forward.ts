import { useEffect, useState } from 'react';

import { fastForwardStepMs, type FastForward } from './fast-forward.ts';

interface Reached {
  readonly run: FastForward | null;
  readonly index: number;
}

/**
 * Runs a fast-forward. `at` is the index of the event that is shown, null if none is under way. A
 * new fast-forward, and leaving the page, stop the old one.
 */
export function useFastForward(run: FastForward | null, factor: number) {
  const [reached, setReached] = useState<Reached>({ run: null, index: 0 });
  const step = run === null || factor <= 0 ? 0 : fastForwardStepMs(run.events.length, factor);
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
    index: isRunning ? index : null,
    /** How long each event is shown, in ms. */
    step,
    /** Goes to the end at once. */
    skip: () => {
      if (run !== null) setReached({ run, index: run.events.length });
    },
  };
}
