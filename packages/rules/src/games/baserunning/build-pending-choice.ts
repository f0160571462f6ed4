import {
  BASES,
  LEAD_FIRST,
  NO_BASES,
  baseSet,
  formatBases,
  has,
  type BaseSet,
} from './base-set.ts';
import { canSend, offeredBases, safeChanceFrom } from './send-runners.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { ChoiceKind, ChoiceOption, PendingChoice } from './pending-choice.ts';

const NEXT_BASE = ['to second', 'to third', 'home'] as const;

/** Every combination of runners who can be sent, as they are listed. */
const SENDS = [
  baseSet(3),
  baseSet(2),
  baseSet(2, 3),
  baseSet(1),
  baseSet(1, 3),
  baseSet(1, 2),
  baseSet(1, 2, 3),
];

const optionLabel = (live: LiveGame, set: BaseSet): string => {
  if (set === NO_BASES) return 'Advance Nobody';
  const sent = LEAD_FIRST.filter((base) => has(set, base)).map((base) => {
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
  const offered = offeredBases(live);
  const sets = SENDS.filter((set) => canSend(live, set, offered));
  const options: ChoiceOption[] = [...sets, NO_BASES].map((set) => ({
    label: optionLabel(live, set),
    runnersAdvancing: formatBases(set),
  }));
  return {
    kind,
    options,
    safeChances: BASES.map((base) => safeChanceFrom(live, base)),
    batter: live.batter,
    pitcher: live.pitcher,
  };
};
