import { useEffect, useMemo, useState } from 'react';

import { hasDice, type Turn } from './stage.ts';
import { rollTimeline, type TimedCue } from './timeline.ts';

interface Reached {
  readonly cues: readonly TimedCue[];
  readonly at: number;
}

/** Runs through a turn's timeline; null where no turn is shown. A new turn, and leaving the page, stop the old one's timers. */
export function useCues(turn: Turn | null, factor: number): TimedCue | null {
  const cues = useMemo(
    () =>
      turn === null
        ? null
        : rollTimeline({
            factor,
            hasDice: hasDice(turn),
            hasExtraDice: turn.plays[0].dice.extra !== null,
            plays: turn.plays.length,
          }),
    [turn, factor],
  );
  const [reached, setReached] = useState<Reached | null>(null);
  useEffect(() => {
    if (cues === null) return undefined;
    const timers = cues
      .slice(1)
      .map((cue, at) => setTimeout(() => setReached({ cues, at: at + 1 }), cue.at));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [cues]);
  if (cues === null) return null;
  return cues[reached?.cues === cues ? reached.at : 0] ?? null;
}
