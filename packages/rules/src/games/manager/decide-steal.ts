import { stealChance } from '../baserunning/steal.ts';
import type { RunnerSet } from '../baserunning/send-runners.ts';
import { runnerOn } from '../baserunning/runner-on.ts';
import type { LiveGame } from '../live-game.ts';
import { isTight } from './tight-game.ts';
import { battingWins } from './batting-wins.ts';

/** Attempts for third, against those for second (realism, Game simulation). */
export const STEAL_THIRD_SHARE = 0.15;

/** A steal that adds this much to the chance to win is tried whenever it can be; at worse odds it never does. */
export const STEAL_GAIN = 0.015;
const GOOD_ODDS = 0.75;

/** What it adds to the chance to win. */
const gain = (live: LiveGame, base: 1 | 2): number => {
  const { outs, onBase } = live;
  const chance = stealChance(live, base);
  const left = onBase & ~base;
  const safe = battingWins(live, outs, left | (base << 1), 0);
  const out = battingWins(live, outs + 1, left, 0);
  return chance * safe + (1 - chance) * out - battingWins(live, outs, onBase, 0);
};

/**
 * Whom the computer manager lets steal before the next batter: the man on first with second open, or the one on second with third
 * open, as often as he tried in his season; by design only where it raises the chance to win, and late in a close game
 * whenever it raises it much. `drawn` is a number in [0, 1) drawn for it.
 */
export const decideSteal = (live: LiveGame, drawn: number): RunnerSet => {
  const { onBase } = live;
  const base = (onBase & 2) !== 0 ? 2 : 1;
  if ((onBase & base) === 0 || (onBase & (base << 1)) !== 0) return 0;
  const rate = runnerOn(live, base).stealAttemptRate * (base === 2 ? STEAL_THIRD_SHARE : 1);
  if (drawn < rate) return !live.designed || gain(live, base) > 0 ? base : 0;
  return isTight(live) && stealChance(live, base) >= GOOD_ODDS && gain(live, base) >= STEAL_GAIN
    ? base
    : 0;
};
