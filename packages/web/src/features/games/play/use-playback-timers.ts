import { useEffect, type Dispatch } from 'react';

import type { PlayAction, PlayState } from './play-state.ts';

/**
 * Advances the animation of a roll and a fast-forward in time. A new one, and leaving the page,
 * stop the timers of the old one.
 */
export function usePlaybackTimers(state: PlayState, dispatch: Dispatch<PlayAction>): void {
  const cues = state.kind === 'animating' ? state.cues : null;
  useEffect(() => {
    if (cues === null) return undefined;
    const timers = cues
      .slice(1)
      .map(({ startMs }) => setTimeout(() => dispatch({ kind: 'advanced' }), startMs));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [cues, dispatch]);

  const fastForward = state.kind === 'fastForwarding' ? state.fastForward : null;
  const eventMs = state.kind === 'fastForwarding' ? state.eventMs : 0;
  useEffect(() => {
    if (fastForward === null) return undefined;
    const timer = setInterval(() => dispatch({ kind: 'advanced' }), eventMs);
    return () => clearInterval(timer);
  }, [fastForward, eventMs, dispatch]);
}
