import type { LiveGame } from '../live-game.ts';
import { homeWins } from './win-expectancy.ts';

/** Chance of the side at bat to win with these outs (0 to 3) and bases, and `runs` more on its side than now. */
export const battingWins = (live: LiveGame, outs: number, bases: number, runs: number): number => {
  const { state } = live;
  const half = (state.ipOuts - live.outs) / 3;
  const lead = state.home.runs - state.visitors.runs;
  return live.bat === state.home
    ? homeWins(half, outs, bases, lead + runs)
    : 1 - homeWins(half, outs, bases, lead - runs);
};
