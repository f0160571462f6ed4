import { RUNNING } from '../baserunning/running-chances.ts';
import { ATTEMPTS, BY_DESIGN } from '../baserunning/steal-chances.ts';
import type { LiveGame } from '../live-game.ts';
import type { CompiledBatter } from '../setup.ts';
import { NOBODY } from '../state.ts';
import { batterAhead, winsAfterBatter } from './at-bat.ts';

/** What a substitute must add to the chance to win: the bench is short, and a better moment may come. */
export const PINCH_HIT_GAIN = 0.006;
export const PINCH_RUN_GAIN = 0.006;
/** How often a man who is run for would have come to bat again, this late in a game. */
const BATS_AGAIN = 0.4;
const SINGLE = 0.15;

/** The first of these men who is neither in the game nor has left it. */
const firstAvailable = ({ bat }: LiveGame, men: readonly number[]): number => {
  for (let at = 0; at < men.length; at++) {
    const man = men[at] as number;
    if (bat.isAvailable(man)) return man;
  }
  return NOBODY;
};

/** Whom the computer manager lets bat for the next batter, or -1. */
export const decidePinchHitter = (live: LiveGame): number => {
  const { bat } = live;
  const men = bat.setup.pinchHitters[bat.order[bat.nextPlace] as number];
  if (men === undefined || men.length === 0) return NOBODY;
  const man = firstAvailable(live, men);
  if (man === NOBODY) return NOBODY;
  const stays = winsAfterBatter(live, batterAhead(live, 0), live.onBase);
  const bats = winsAfterBatter(live, bat.batter(man), live.onBase);
  return bats >= stays + PINCH_HIT_GAIN ? man : NOBODY;
};

/** What a try to steal second adds to the chance to win, at best nothing. */
const stealGain = (live: LiveGame, runner: CompiledBatter): number => {
  const { outs, onBase } = live;
  const safe = runner.stealing[BY_DESIGN + 1] as number;
  const left = onBase & ~1;
  const tries =
    safe * live.battingWins(outs, left | 2, 0) + (1 - safe) * live.battingWins(outs + 1, left, 0);
  return (
    Math.max(0, tries - live.battingWins(outs, onBase, 0)) *
    (runner.stealing[ATTEMPTS + 1] as number)
  );
};

/** What he adds by scoring from second on a single more often than the other. */
const scoringGain = (live: LiveGame, fast: CompiledBatter, slow: CompiledBatter): number => {
  const { outs, onBase } = live;
  const at = RUNNING.secondToHomeOnSingle * 6 + outs * 2;
  const oftener = (fast.running[at] as number) - (slow.running[at] as number);
  const left = (onBase & ~2) | 1;
  return SINGLE * oftener * (live.battingWins(outs, left, 1) - live.battingWins(outs, left | 4, 0));
};

/** A man to run for another: who, and for whom (lineup indices). */
export interface PinchRunner {
  readonly playerOut: number;
  readonly playerIn: number;
}

/** Whom the computer manager lets run for the man on second, or on first with second open; null for nobody. */
export const decidePinchRunner = (live: LiveGame): PinchRunner | null => {
  const { onBase, bat } = live;
  const base = (onBase & 2) !== 0 ? 2 : 1;
  if ((onBase & base) === 0) return null;
  const playerOut = live.playerOn(base);
  const men = bat.setup.pinchRunners[playerOut];
  if (men === undefined || men.length === 0) return null;
  const playerIn = firstAvailable(live, men);
  if (playerIn === NOBODY) return null;
  const fast = bat.batter(playerIn);
  const slow = bat.batter(playerOut);
  const gain =
    base === 2 ? scoringGain(live, fast, slow) : stealGain(live, fast) - stealGain(live, slow);
  const run = live.battingWins(live.outs, onBase, 1) - live.battingWins(live.outs, onBase, 0);
  const cost = Math.max(0, slow.runs - fast.runs) * BATS_AGAIN * run;
  return gain - cost >= PINCH_RUN_GAIN ? { playerOut, playerIn } : null;
};
