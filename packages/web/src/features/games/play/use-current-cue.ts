import { useEffect, useMemo, useState } from 'react';

import { hasDice, type PlaybackStep } from './view-model.ts';
import { rollTimeline, type TimedCue } from './roll-timeline.ts';

interface Reached {
  readonly cues: readonly TimedCue[];
  readonly index: number;
}

/**
 * Runs a step's timeline and returns the current cue; null if no step is shown. A new step, and
 * leaving the page, stop the timers of the old one.
 */
export function useCurrentCue(step: PlaybackStep | null, factor: number): TimedCue | null {
  const cues = useMemo(
    () =>
      step === null
        ? null
        : rollTimeline({
            factor,
            hasDice: hasDice(step),
            hasExtraDice: step.plays[0].dice.extra !== null,
            plays: step.plays.length,
          }),
    [step, factor],
  );
  const [reached, setReached] = useState<Reached | null>(null);
  useEffect(() => {
    if (cues === null) return undefined;
    const timers = cues
      .slice(1)
      .map((cue, index) => setTimeout(() => setReached({ cues, index: index + 1 }), cue.at));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [cues]);
  if (cues === null) return null;
  return cues[reached?.cues === cues ? reached.index : 0] ?? null;
}
