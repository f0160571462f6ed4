import { occupiedBases } from '../games/baserunning/base-set.ts';
import type { Side } from '../games/lineup-slots.ts';
import { outsInHalf } from '../games/state.ts';
import { otherSide } from '../games/lineup-slots.ts';
import type { MadeDecision } from './daily-run.ts';

/**
 * Returns the key of a decision's situation, by which is counted what others chose: half, outs,
 * bases, lead of the user's side, and what is to be decided.
 */
export const situationKey = (
  { state, kind }: Pick<MadeDecision, 'state' | 'kind'>,
  side: Side,
): string => {
  const half = Math.floor(state.ipOuts / 3);
  const lead = state[side].runs - state[otherSide(side)].runs;
  return [kind, half, outsInHalf(state), occupiedBases(state.bases), lead].join(' ');
};
