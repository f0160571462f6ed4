import { BASE_SETS, basesOf } from '../games/baserunning/base-set.ts';
import { canSteal } from '../games/baserunning/steal.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import { battingWinExpectancy } from '../games/manager/batting-win-expectancy.ts';
import { winsStealing } from '../games/manager/decide-steal.ts';
import { bestOf, type EstimatedOption } from './estimated-option.ts';

const MOST = 2;

/** Returns who may steal before the next batter, by the win expectancy table: the best of them. */
export const estimateSteals = (live: LiveGame): readonly EstimatedOption[] => {
  const stay = battingWinExpectancy(live, live.outs, live.onBase, 0);
  const steals = BASE_SETS.filter((set) => canSteal(live.onBase, set)).map((set) => ({
    command: { kind: 'steal', runnersAdvancing: basesOf(set).join() } as const,
    gain: winsStealing(live, set) - stay,
  }));
  return bestOf(steals, MOST);
};
