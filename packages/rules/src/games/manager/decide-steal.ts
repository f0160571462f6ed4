import { ATTEMPTS } from '../baserunning/steal-chances.ts';
import { stealChance } from '../baserunning/steal.ts';
import type { RunnerSet } from '../baserunning/send-runners.ts';
import { LOOSE_PITCH_CHANCE, restOfDraw } from '../baserunning/wild-pitch.ts';
import type { LiveGame } from '../live-game.ts';
import { isTight } from './tight-game.ts';

/** A steal that adds this much to the chance to win is tried whenever it can be; at worse odds it never does. */
export const STEAL_GAIN = 0.015;
const GOOD_ODDS = 0.75;

/** Whether it adds enough, at good odds, to be tried whatever a season's habits were. */
const isSureThing = (live: LiveGame, base: number): boolean =>
  stealChance(live, base) >= GOOD_ODDS && gain(live, base) >= STEAL_GAIN;

/** What it adds to the chance to win. */
const gain = (live: LiveGame, base: number): number => {
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

/** By the bases occupied (as bits), where the man stands who may go: second with third open, else first with second open; 0: nobody. */
const STEALER: readonly number[] = [0, 1, 2, 2, 0, 1, 0, 0];

/**
 * Whom the computer manager lets steal before the next batter: the man on first with second open, or the one on second with third
 * open, as often as he tried in his season; by design only where it raises the chance to win, and late in a close game
 * whenever it raises it much. `drawn` is a number in [0, 1) at which no loose pitch came; its rest decides.
 */
export const decideSteal = (live: LiveGame, drawn: number): RunnerSet => {
  const { onBase } = live;
  const base = STEALER[onBase] as number;
  if (base === 0) return 0;
  const rate = live.runnerOn(base).stealing[FIRST_ATTEMPTS + base] as number;
  const tries =
    drawn < rate + MOST_LESS && rest(drawn) < rate
      ? !live.designed || gain(live, base) > 0
      : tight(live) && isSureThing(live, base);
  return tries ? base : 0;
};
