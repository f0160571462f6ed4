import { NO_BASES, parseBases } from '../games/baserunning/base-set.ts';
import type { PendingChoice } from '../games/baserunning/pending-choice.ts';
import type { ChooseCommand } from '../games/command.ts';
import { restoreChances } from '../games/engine/command-handlers.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import { winsIfSent } from '../games/manager/decide-runners-to-send.ts';

/** What an option may give up by the table at most; with more it is not worth a thought. */
const PLAUSIBLE = 0.08;

/**
 * Returns the options of a pending choice that are worth a thought, the best of the table first:
 * only one where the choice is obvious.
 */
export const findRunnerOptions = (
  live: LiveGame,
  choice: PendingChoice,
): readonly ChooseCommand[] => {
  restoreChances(live, choice);
  const valued = choice.options
    .map(({ runnersAdvancing }) => ({
      option: { kind: 'choose', runnersAdvancing } as const,
      wins: winsIfSent(live, parseBases(runnersAdvancing) ?? NO_BASES, choice.kind),
    }))
    .toSorted((one, other) => other.wins - one.wins);
  const most = valued[0]?.wins ?? 0;
  return valued.filter(({ wins }) => most - wins <= PLAUSIBLE).map(({ option }) => option);
};
