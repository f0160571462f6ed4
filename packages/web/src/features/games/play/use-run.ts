import { useEffect, useState } from 'react';

import { stepOf, type Run } from './run.ts';

interface Reached {
  readonly run: Run | null;
  readonly at: number;
}

/**
 * Runs through a stretch that was played at once. `at` is the event that shows, null where none is shown (any more). A new
 * stretch, and leaving the page, stop the old one.
 */
export function useRun(run: Run | null, factor: number) {
  const [reached, setReached] = useState<Reached>({ run: null, at: 0 });
  const step = run === null || factor <= 0 ? 0 : stepOf(run.events.length, factor);
  useEffect(() => {
    if (run === null || step === 0) return undefined;
    let at = 0;
    const timer = setInterval(() => {
      at += 1;
      setReached((now) => (now.run === run && now.at > at ? now : { run, at }));
      if (at >= run.events.length) clearInterval(timer);
    }, step);
    return () => clearInterval(timer);
  }, [run, step]);
  const at = reached.run === run ? reached.at : 0;
  const isOn = run !== null && step > 0 && at < run.events.length;
  return {
    at: isOn ? at : null,
    /** How long each event shows, ms. */
    step,
    /** To the end at once. */
    skip: () => {
      if (run !== null) setReached({ run, at: run.events.length });
    },
  };
}
