import { ATTEMPTS } from '../baserunning/steal-chances.ts';
import { stealChance } from '../baserunning/steal.ts';
import type { RunnerSet } from '../baserunning/send-runners.ts';
import { LOOSE_PITCH_CHANCE, restOfDraw } from '../baserunning/wild-pitch.ts';
import type { LiveGame } from '../live-game.ts';
import { isTight } from './tight-game.ts';

/** A steal that adds this much to the chance to win is tried whenever it can be; at worse odds it never does. */
export const STEAL_GAIN = 0.015;
const GOOD_ODDS = 0.75;

/** What it adds to the chance to win. */
const gain = (live: LiveGame, base: 1 | 2): number => {
  const { outs, onBase } = live;
  const chance = stealChance(live, base);
  const left = onBase & ~base;
  const safe = live.battingWins(outs, left | (base << 1), 0);
  const out = live.battingWins(outs + 1, left, 0);
  return chance * safe + (1 - chance) * out - live.battingWins(outs, onBase, 0);
};

const FIRST_ATTEMPTS = ATTEMPTS;
const rest = restOfDraw;
const tight = isTight;

/**
 * The rest of a draw is less than the draw, but by less than this (the chance of a loose pitch over its counterpart): a draw that is
 * further above a rate need not be worked out.
 */
const MOST_LESS = LOOSE_PITCH_CHANCE / (1 - LOOSE_PITCH_CHANCE) + 0.001;

/**
 * Whom the computer manager lets steal before the next batter: the man on first with second open, or the one on second with third
 * open, as often as he tried in his season; by design only where it raises the chance to win, and late in a close game
 * whenever it raises it much. `drawn` is a number in [0, 1) at which no loose pitch came; its rest decides.
 */
export const decideSteal = (live: LiveGame, drawn: number): RunnerSet => {
  const { onBase } = live;
  const base = (onBase & 2) !== 0 ? 2 : 1;
  if ((onBase & base) === 0 || (onBase & (base << 1)) !== 0) return 0;
  const rate = live.runnerOn(base).stealing[FIRST_ATTEMPTS + base] as number;
  if (drawn < rate + MOST_LESS && rest(drawn) < rate) {
    return !live.designed || gain(live, base) > 0 ? base : 0;
  }
  return tight(live) && stealChance(live, base) >= GOOD_ODDS && gain(live, base) >= STEAL_GAIN
    ? base
    : 0;
};
