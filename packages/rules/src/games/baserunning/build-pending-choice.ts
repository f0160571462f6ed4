import { formatBases, canSend, safeChanceFrom, type RunnerSet } from './send-runners.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { ChoiceKind, ChoiceOption, PendingChoice } from './pending-choice.ts';

const NEXT_BASE = ['to second', 'to third', 'home'] as const;

const optionLabel = (live: LiveGame, set: RunnerSet): string => {
  if (set === 0) return 'Advance Nobody';
  const sent = [3, 2, 1]
    .filter((base) => set & (1 << (base - 1)))
    .map((base) => {
      const runner = live.bat.setup.players[live.playerOn(base)];
      const chance = Math.round(safeChanceFrom(live, base) * 100);
      return `${runner?.name ?? 'the runner'} ${NEXT_BASE[base - 1]} (${chance}%)`;
    });
  return `Send ${sent.join(' and ')}`;
};

/**
 * Returns the pending choice as the state stores it: one option for every legal combination of the
 * runners who may go, then one for none.
 */
export const buildPendingChoice = (live: LiveGame, kind: ChoiceKind): PendingChoice => {
  const sets = [4, 2, 6, 1, 3, 5, 7].filter((set) => canSend(live, set));
  const options: ChoiceOption[] = [...sets, 0].map((set) => ({
    label: optionLabel(live, set),
    runnersAdvancing: formatBases(set),
  }));
  return {
    kind,
    options,
    safeChances: [1, 2, 3].map((base) => safeChanceFrom(live, base)),
    batter: live.batter,
    pitcher: live.pitcher,
  };
};
