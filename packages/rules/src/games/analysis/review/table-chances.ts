import { SeededDice } from '../../../fairness/seeded-dice.ts';
import { BASES, NO_BASES, baseSet, has, parseBases, withBase } from '../../baserunning/base-set.ts';
import type { Command } from '../../command.ts';
import { restoreChances } from '../../engine/command-handlers.ts';
import { LiveGame } from '../../engine/live-game.ts';
import { battingWinExpectancy } from '../../manager/batting-win-expectancy.ts';
import { winsIfSent } from '../../manager/decide-runners-to-send.ts';
import { winsStealing } from '../../manager/decide-steal.ts';
import type { GameSetup } from '../../setup.ts';
import { battingSide, type GameState } from '../../state.ts';
import { winExpectancy } from '../win-expectancy.ts';
import type { ChanceSource } from './chances.ts';

/** Never drawn from: the tables need no dice. */
const NO_DICE = new SeededDice(0);

/** Returns the win expectancy of the side at bat once the batter walks. */
const winsWalking = (live: LiveGame): number => {
  const { onBase, outs } = live;
  const open = BASES.find((base) => !has(onBase, base));
  return open === undefined
    ? battingWinExpectancy(live, outs, baseSet(1, 2, 3), 1)
    : battingWinExpectancy(live, outs, withBase(onBase, open), 0);
};

/** What moves runners: the table knows nothing of what else is done. */
type Acting = Exclude<Command, { readonly kind: 'roll' | 'substitute' }>;

/** Returns the win expectancy of the side at bat once it is done. */
const battingWins = (live: LiveGame, action: Acting): number => {
  if (action.kind === 'walk') return winsWalking(live);
  const set = parseBases(action.runnersAdvancing) ?? NO_BASES;
  if (action.kind === 'steal') return winsStealing(live, set);
  if (live.pendingChoice === null) throw new Error('No choice is pending');
  restoreChances(live, live.pendingChoice);
  return winsIfSent(live, set, live.pendingChoice.kind);
};

/**
 * Returns the chances of the win expectancy table, which knows outs, bases, inning and lead, and
 * takes both sides to be of the same strength. They are exact as far as the table is: one number.
 */
export const tableChances = (setup: GameSetup): ChanceSource => ({
  winsAfter(state: GameState, action: Command) {
    if (action.kind === 'roll' || action.kind === 'substitute')
      return [winExpectancy(state, 'home')];
    const live = new LiveGame(setup, state, NO_DICE, { events: false, automatic: true });
    const wins = Math.min(1, Math.max(0, battingWins(live, action)));
    return [battingSide(state) === 'home' ? wins : 1 - wins];
  },
});
