import { stealChance } from '../baserunning/steal.ts';
import type { RunnerSet } from '../baserunning/send-runners.ts';
import { runnerOn } from '../baserunning/runner-on.ts';
import type { LiveGame } from '../live-game.ts';
import { runsToCome } from './run-expectancy.ts';

/** Attempts for third, against those for second (realism, Game simulation). */
export const STEAL_THIRD_SHARE = 0.15;

const pays = (live: LiveGame, base: 1 | 2): boolean => {
  const chance = stealChance(live, base);
  const bases = live.onBase;
  const outs = live.outs;
  const left = bases & ~base;
  const safe = runsToCome(outs, left | (base << 1));
  const out = runsToCome(outs + 1, left);
  return chance * safe + (1 - chance) * out > runsToCome(outs, bases);
};

/**
 * Whom the computer manager lets steal before the next batter: the man on first with second open, or the one on second with third
 * open, as often as he tried in his season; by design only where it promises more runs. `drawn` is a number in [0, 1) drawn for it.
 */
export const decideSteal = (live: LiveGame, drawn: number): RunnerSet => {
  const { onBase } = live;
  const base = (onBase & 2) !== 0 ? 2 : 1;
  if ((onBase & base) === 0 || (onBase & (base << 1)) !== 0) return 0;
  const rate = runnerOn(live, base).stealAttemptRate * (base === 2 ? STEAL_THIRD_SHARE : 1);
  if (drawn >= rate) return 0;
  return !live.designed || pays(live, base) ? base : 0;
};
