import type { LiveGame } from '../engine/live-game.ts';
import { has, type BaseSet } from './base-set.ts';
import type { ChoiceKind } from './pending-choice.ts';

/** The fielders throw home where the runner is not this sure to be safe. */
export const SURE_TO_SCORE = 0.85;

/** Whether the ball is thrown home if the runners of `set` go. */
export const isThrownHome = ({ thirdSafeChance }: LiveGame, set: BaseSet): boolean =>
  has(set, 3) && thirdSafeChance < SURE_TO_SCORE;

/**
 * Whether the batter of a single goes on to second if the runners of `set` go: behind a throw home,
 * if second is free then (rule 9.06(b): it stays a single). After a hit nobody but the batter is on
 * first, and after a double it is the batter who stands on second.
 */
export const batterFollowsThrow = (live: LiveGame, set: BaseSet, kind: ChoiceKind): boolean =>
  kind === 'advance' && isThrownHome(live, set);
