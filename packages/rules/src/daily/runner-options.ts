import { NO_BASES, parseBases } from '../games/baserunning/base-set.ts';
import type { PendingChoice } from '../games/baserunning/pending-choice.ts';
import { restoreChances } from '../games/engine/command-handlers.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import { winsIfSent } from '../games/manager/decide-runners-to-send.ts';
import { battingWinExpectancy } from '../games/manager/batting-win-expectancy.ts';
import type { EstimatedOption } from './estimated-option.ts';

/** Returns who may go on a ball in play, by the win expectancy table: all options of the choice. */
export const estimateRunners = (
  live: LiveGame,
  choice: PendingChoice,
): readonly EstimatedOption[] => {
  restoreChances(live, choice);
  const held = battingWinExpectancy(live, live.outs, live.onBase, 0);
  return choice.options.map(({ runnersAdvancing }) => ({
    command: { kind: 'choose', runnersAdvancing },
    gain: winsIfSent(live, parseBases(runnersAdvancing) ?? NO_BASES, choice.kind) - held,
  }));
};
