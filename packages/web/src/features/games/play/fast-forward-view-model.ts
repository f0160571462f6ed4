import {
  occupiedBases,
  battedBall,
  fielderOf,
  runnerMoves,
  runnersOnBase,
} from './ball-field-props.ts';
import type { FastForward } from './fast-forward.ts';
import { restingViewModel, type PlayViewModel } from './view-model.ts';

/** Returns what the page shows at an event of a fast-forward; no dice tumble. */
export function fastForwardViewModel(
  { before, events, scores }: FastForward,
  index: number,
): PlayViewModel {
  const resting = restingViewModel(before);
  const event = events[index];
  const score = scores[index];
  if (event === undefined || score === undefined) return resting;
  const outsBefore = events[index - 1]?.ipOuts ?? before.situation.ipOuts;
  const half = Math.floor(outsBefore / 3);
  const isHalfOver = Math.floor(event.ipOuts / 3) > half;
  return {
    ...resting,
    scores: score,
    atBat: {
      inning: Math.floor(half / 2) + 1,
      half: half % 2 === 0 ? 'top' : 'bottom',
      outs: isHalfOver ? 3 : event.ipOuts % 3,
    },
    batterID: event.batterLineupID ?? resting.batterID,
    pitcherID: event.pitcherLineupID ?? resting.pitcherID,
    runnerIDs: runnersOnBase(event),
    event,
    nextHalf: null,
    thrown: event.dice.batter === null ? null : event,
    dice: event.dice,
    throwKey: null,
    field: {
      runners: occupiedBases(event),
      moves: runnerMoves(event),
      ball: battedBall(event),
      fielder: fielderOf(event),
      playKey: event.eventNumber,
    },
  };
}
