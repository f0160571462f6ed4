import type { RolledEventDto } from '@pennant/contract/game-event';

import type { AttemptState } from './attempt-state.ts';

/**
 * How long each thing is shown at normal speed, in ms: the dice of a decision in the air, what they
 * led to, a play that scores, any other. A game of 75 plays and 15 decisions takes 100 seconds.
 */
export const DAILY_PACE = { thrown: 900, outcome: 1_700, scored: 1_500, usual: 800 } as const;

const eventMs = ({ runs }: RolledEventDto, isOutcome: boolean): number => {
  if (isOutcome) return DAILY_PACE.outcome;
  return runs > 0 ? DAILY_PACE.scored : DAILY_PACE.usual;
};

/** Returns how long the page shows what it shows now, in ms; null where nothing moves. */
export function shownForMs(state: AttemptState, factor: number): number | null {
  if (state.phase === 'still') return null;
  if (state.phase === 'thrown') return DAILY_PACE.thrown * factor;
  const event = state.run.events[state.shown - 1];
  return event === undefined ? 0 : eventMs(event, state.shown - 1 === state.from) * factor;
}
