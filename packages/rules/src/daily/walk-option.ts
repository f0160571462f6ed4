import { NO_BASES, has, withBase } from '../games/baserunning/base-set.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import { CLOSE_LEAD } from '../games/manager/decide-walk.ts';
import {
  batterAhead,
  winExpectancyAfterBatter,
} from '../games/manager/plate-appearance-lookahead.ts';
import type { EstimatedOption } from './estimated-option.ts';
import { runValueOf } from './run-value.ts';

/** Outs before the seventh inning: before it batters are walked with two out only. */
const SEVENTH = 36;
/** How often the next batter comes up in the half, with two out and before. */
const COMES_UP = { twoOut: 0.35, before: 0.95 };

/** How the lookahead's difference is to be taken: a runner more costs more than it sees. */
const SHARE = 1.2;
const LOSS = 0.004;
/** What a walk may give up to be a question: with more the batter is pitched to. */
const NEAR_MISS = 0.02;

/** Returns the walk on purpose where first is open, somebody is on, and the game is close. */
export const estimateWalk = (live: LiveGame): readonly EstimatedOption[] => {
  const { onBase, outs, field, bat, ipOuts } = live;
  const isClose = Math.abs(field.runs - bat.runs) <= CLOSE_LEAD;
  if (!isClose || onBase === NO_BASES || has(onBase, 1)) return [];
  if (ipOuts < SEVENTH && outs < 2) return [];
  const [batter, next] = [batterAhead(live, 0), batterAhead(live, 1)];
  const followed = (outs === 2 ? COMES_UP.twoOut : COMES_UP.before) * next.runs * runValueOf(live);
  const pitchedTo = winExpectancyAfterBatter(live, batter, onBase) + followed;
  const walked = winExpectancyAfterBatter(live, next, withBase(onBase, 1));
  const gain = SHARE * (pitchedTo - walked) - LOSS;
  return gain >= -NEAR_MISS ? [{ command: { kind: 'walk' }, gain }] : [];
};
