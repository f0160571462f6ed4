import { SeededDice } from '../../../fairness/seeded-dice.ts';
import { NO_BASES, basesOf } from '../../baserunning/base-set.ts';
import type { Command } from '../../command.ts';
import { LiveGame } from '../../engine/live-game.ts';
import { SIDES, otherSide, type Side } from '../../lineup-slots.ts';
import { isTimeForBench } from '../../manager/bench-substitutions.ts';
import { decidePinchHitter } from '../../manager/decide-pinch-hitter.ts';
import { decideReliever, mayRelieve } from '../../manager/decide-reliever.ts';
import { findStealThatAdds } from '../../manager/decide-steal.ts';
import { decideWalk } from '../../manager/decide-walk.ts';
import type { GameSetup } from '../../setup.ts';
import { NOBODY, type GameState } from '../../state.ts';
import { winExpectancy } from '../win-expectancy.ts';
import { isDecided } from './decided.ts';
import type { Moment } from './replay-moments.ts';

/** What a side decided at a moment, and what else it could have done: one at least. */
export interface Alternatives {
  readonly side: Side;
  readonly chosen: Command;
  readonly others: readonly Command[];
}

const ROLL: Command = { kind: 'roll' };
const NO_DICE = new SeededDice(0);

/** Returns what the computer would do before the next batter, for each side. */
export const computersActions = (setup: GameSetup, state: GameState): Record<Side, Command[]> => {
  const live = new LiveGame(setup, state, NO_DICE, { events: false, automatic: true });
  const actions: Record<Side, Command[]> = { visitors: [], home: [] };
  const { batting } = live;
  const fielding = otherSide(batting);
  const stealing = findStealThatAdds(live);
  if (stealing !== NO_BASES)
    actions[batting].push({ kind: 'steal', runnersAdvancing: basesOf(stealing).join() });
  const reliever = mayRelieve(live) ? decideReliever(live) : NOBODY;
  if (reliever !== NOBODY) {
    const playerOut = live.field.pitcher;
    actions[fielding].push({ kind: 'substitute', side: fielding, playerOut, playerIn: reliever });
  }
  const hitter = isTimeForBench(live) ? decidePinchHitter(live) : NOBODY;
  if (hitter !== NOBODY) {
    const playerOut = live.bat.order[live.bat.nextPlace] as number;
    actions[batting].push({ kind: 'substitute', side: batting, playerOut, playerIn: hitter });
  }
  if (decideWalk(live)) actions[fielding].push({ kind: 'walk' });
  return actions;
};

/**
 * Returns what was decided at a moment. What a player did is compared with doing nothing; where
 * they let the game go on, with what the computer would have done in their place, as long as the
 * game is not decided.
 */
export const alternativesAt = (
  setup: GameSetup,
  { state, action, side, by }: Moment,
): readonly Alternatives[] => {
  if (action.kind === 'choose') {
    const others = (state.pendingChoice?.options ?? [])
      .filter(({ runnersAdvancing }) => runnersAdvancing !== action.runnersAdvancing)
      .map(({ runnersAdvancing }): Command => ({ kind: 'choose', runnersAdvancing }));
    return side === null || others.length === 0 ? [] : [{ side, chosen: action, others }];
  }
  if (side !== null) return [{ side, chosen: action, others: [ROLL] }];
  if (by === 'computer' || setup.rates !== 'designed' || isDecided(winExpectancy(state, 'home')))
    return [];
  const actions = computersActions(setup, state);
  return SIDES.filter((one) => setup[one].manager === 'player' && actions[one].length > 0).map(
    (one) => ({ side: one, chosen: action, others: actions[one] }),
  );
};
