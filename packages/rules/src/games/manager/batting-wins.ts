import type { LiveGame } from '../live-game.ts';
import { battingSideWins } from './win-expectancy.ts';

/** Chance of the side at bat to win with these outs (0 to 3) and bases, and `runs` more on its side than now. */
export const battingWins = (live: LiveGame, outs: number, bases: number, runs: number): number =>
  battingSideWins(live.half, outs, bases, live.bat.runs - live.field.runs + runs);
