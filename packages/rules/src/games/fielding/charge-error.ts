import { has, nextBase, type Base } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { ErrorKind } from '../event.ts';
import { FIELDERS, type Fielder } from '../lineup-slots.ts';
import { playerAt } from './gloves.ts';

/** Charges an error to the one who fields there now. */
export const chargeError = (live: LiveGame, fielder: Fielder, kind: ErrorKind): void => {
  const { field } = live;
  field.errors++;
  live.event?.setError({ player: playerAt(field, FIELDERS.indexOf(fielder)), fielder, kind });
};

/**
 * Plays an error that lets everyone on base go up one. No out is missed by it, and a run that it
 * brings is not earned (rule 9.16).
 */
export const moveUpOnError = (live: LiveGame, fielder: Fielder, kind: ErrorKind): void => {
  chargeError(live, fielder, kind);
  live.advanceRunners(1, 'unearned');
};

/** Moves the runner on `base` up one, and those ahead only where they stand in the way. */
export const pushUpOnError = (live: LiveGame, base: Base): void => {
  const next = nextBase(base);
  if (next === 4) {
    live.scoreRunner(base, 'unearned');
    return;
  }
  if (has(live.onBase, next)) pushUpOnError(live, next);
  live.moveRunner(base, next, 1);
};
