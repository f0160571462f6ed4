import { NO_BASES } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { moveUpOnError } from './charge-error.ts';
import { SECOND_BASEMAN, SHORTSTOP, errorRateAt } from './gloves.ts';

/**
 * Chances of a wild throw for each error of the fielder on an out put in play: of the relay to
 * first behind a force at second, of the catcher's throw on a steal, and of a throw home that
 * gets by the catcher.
 */
export const WILD_RELAYS = 3;
export const WILD_THROWS_ON_STEALS = 1.6;
export const THROWS_BY_THE_CATCHER = 1.5;

/** Whether someone is on base who could go up one, in a half that goes on. */
const canMoveUp = (live: LiveGame): boolean =>
  live.onBase !== NO_BASES && live.outs !== 3 && !live.walkedOff;

/** Returns the chance that the relay to first goes wild: second baseman and shortstop turn two. */
const wildRelayChance = ({ errorChances }: LiveSide): number =>
  (WILD_RELAYS / 2) *
  (errorRateAt(errorChances, SECOND_BASEMAN) + errorRateAt(errorChances, SHORTSTOP));

/** Plays the relay to first behind a force at second, by a number in [0, 1): it may go wild. */
export const playRelay = (live: LiveGame, drawn: number): void => {
  if (drawn >= wildRelayChance(live.field) || !canMoveUp(live)) return;
  // As on a double play (`DOUBLE_PLAY_ROUTES`).
  const started = live.event?.fielder;
  moveUpOnError(live, started === '3B' || started === 'SS' ? '2B' : 'SS', 'throwing');
};

/**
 * Plays a throw of the catcher that everyone has beaten, by the number drawn for the steal, below
 * the runner's chance: it may go into the outfield.
 */
export const playThrowOnSteal = (live: LiveGame, drawn: number): void => {
  if (drawn >= WILD_THROWS_ON_STEALS * live.field.catcherErrorRate || !canMoveUp(live)) return;
  moveUpOnError(live, 'C', 'throwing');
};

/** Whether a throw home that came too late gets by the catcher, by the number drawn for it. */
export const getsByCatcher = ({ field }: LiveGame, drawn: number): boolean =>
  drawn < THROWS_BY_THE_CATCHER * field.catcherErrorRate;

/** Plays a throw home that got by the catcher, once everyone has stopped. */
export const playThrowByCatcher = (live: LiveGame): void => {
  if (canMoveUp(live)) moveUpOnError(live, 'C', 'fielding');
};
