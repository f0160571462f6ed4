import { RUNNING } from '../baserunning/running-chances.ts';
import { stealChanceOf } from '../baserunning/steal.ts';
import type { LiveGame } from '../live-game.ts';
import type { CompiledBatter } from '../setup.ts';
import { NOBODY } from '../state.ts';
import { batterAhead, winsAfterBatter } from './at-bat.ts';
import { battingWins } from './batting-wins.ts';

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
    if (!bat.left.includes(man) && !bat.places.includes(man)) return man;
  }
  return NOBODY;
};

const batOf = ({ batSetup }: LiveGame, player: number): CompiledBatter =>
  batSetup.players[player]?.bat as CompiledBatter;

/** Whom the computer manager lets bat for the next batter, or -1. */
export const decidePinchHitter = (live: LiveGame): number => {
  const { bat, batSetup } = live;
  const men = batSetup.pinchHitters[bat.order[bat.nextPlace] as number];
  if (men === undefined || men.length === 0) return NOBODY;
  const man = firstAvailable(live, men);
  if (man === NOBODY) return NOBODY;
  const stays = winsAfterBatter(live, batterAhead(live, 0), live.onBase);
  const bats = winsAfterBatter(live, batOf(live, man), live.onBase);
  return bats >= stays + PINCH_HIT_GAIN ? man : NOBODY;
};

/** What a try to steal second adds to the chance to win, at best nothing. */
const stealGain = (live: LiveGame, runner: CompiledBatter): number => {
  const { outs, onBase } = live;
  const safe = stealChanceOf(runner, 1);
  const left = onBase & ~1;
  const tries =
    safe * battingWins(live, outs, left | 2, 0) + (1 - safe) * battingWins(live, outs + 1, left, 0);
  return Math.max(0, tries - battingWins(live, outs, onBase, 0)) * runner.stealAttemptRate;
};

/** What he adds by scoring from second on a single more often than the other. */
const scoringGain = (live: LiveGame, fast: CompiledBatter, slow: CompiledBatter): number => {
  const { outs, onBase } = live;
  const at = RUNNING.secondToHomeOnSingle * 6 + outs * 2;
  const oftener = (fast.running[at] as number) - (slow.running[at] as number);
  const left = (onBase & ~2) | 1;
  return (
    SINGLE * oftener * (battingWins(live, outs, left, 1) - battingWins(live, outs, left | 4, 0))
  );
};

/** A man to run for another: who, and for whom (lineup indices). */
export interface PinchRunner {
  readonly playerOut: number;
  readonly playerIn: number;
}

/** Whom the computer manager lets run for the man on second, or on first with second open; null for nobody. */
export const decidePinchRunner = (live: LiveGame): PinchRunner | null => {
  const { onBase, state, batSetup } = live;
  const base = (onBase & 2) !== 0 ? 2 : 1;
  if ((onBase & base) === 0) return null;
  const playerOut = state.bases[base - 1] as number;
  const men = batSetup.pinchRunners[playerOut];
  if (men === undefined || men.length === 0) return null;
  const playerIn = firstAvailable(live, men);
  if (playerIn === NOBODY) return null;
  const [fast, slow] = [batOf(live, playerIn), batOf(live, playerOut)];
  const gain =
    base === 2 ? scoringGain(live, fast, slow) : stealGain(live, fast) - stealGain(live, slow);
  const run = battingWins(live, live.outs, onBase, 1) - battingWins(live, live.outs, onBase, 0);
  const cost = Math.max(0, slow.runs - fast.runs) * BATS_AGAIN * run;
  return gain - cost >= PINCH_RUN_GAIN ? { playerOut, playerIn } : null;
};
