import { useEffect, useState } from 'react';

/** How long each event stays, in ms: long enough to read its sentence. */
const EVENT_MS = 3200;

export interface AutoStep {
  readonly isRunning: boolean;
  /** Begins at the next event, after the last one at the first; or stops. */
  readonly toggle: () => void;
}

/** Steps through the events of a game by itself, until the last one or until it is stopped. */
export function useAutoStep({
  eventNumber,
  last,
  onStep,
}: {
  readonly eventNumber: number;
  readonly last: number;
  readonly onStep: (eventNumber: number) => void;
}): AutoStep {
  const [wantsToRun, setRunning] = useState(false);
  const isRunning = wantsToRun && eventNumber < last;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => onStep(eventNumber + 1), EVENT_MS);
    return () => clearTimeout(timer);
  });
  return {
    isRunning,
    toggle: () => {
      setRunning(!isRunning);
      if (!isRunning) onStep(eventNumber >= last ? 1 : eventNumber + 1);
    },
  };
}
