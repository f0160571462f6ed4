import type { Game } from '@pennant/contract/games';

import {
  occupiedBases,
  battedBall,
  fielderOf,
  runnerMoves,
  runnersOnBase,
} from './ball-field-props.ts';
import { hasDice, type PlaybackStep } from './playback-step.ts';
import type { Cue } from './roll-timeline.ts';
import { restingViewModel, type PlayViewModel } from './view-model.ts';

/** Returns the view while dice roll, before the result: everything else is as before the roll. */
function rollingDiceView(
  { before, plays: [first] }: PlaybackStep,
  shown: readonly Cue['kind'][],
): PlayViewModel {
  const resting = restingViewModel(before);
  const { batter, extra, pitcher } = first.dice;
  return {
    ...resting,
    event: null,
    nextHalf: null,
    thrown: first,
    throwKey: first.eventNumber,
    dice: {
      batter,
      extra: shown.includes('extraDice') ? extra : null,
      pitcher: shown.includes('pitcherDice') ? pitcher : null,
    },
    field: { ...resting.field, ball: null },
  };
}

/** Returns the view with the result shown and nobody moved yet. */
function resultView(step: PlaybackStep): PlayViewModel {
  const [first] = step.plays;
  // Without dice, those of the last roll stay.
  if (!hasDice(step)) return { ...restingViewModel(step.before), event: first };
  return { ...rollingDiceView(step, []), event: first, isTold: false, dice: first.dice };
}

/**
 * Returns the view during a play: outs and runners as after it. After the third out the scoreboard
 * keeps that half-inning until the next batter comes.
 */
function playView(game: Game, step: PlaybackStep, play: number): PlayViewModel {
  const { situation } = step.before;
  const event = step.plays[play] ?? step.plays[0];
  const isHalfOver = Math.floor(event.ipOuts / 3) > Math.floor(situation.ipOuts / 3);
  return {
    ...resultView(step),
    scores: game.scoreboardData,
    atBat: {
      inning: situation.inning,
      half: situation.half,
      outs: isHalfOver ? 3 : event.ipOuts % 3,
    },
    event,
    isTold: true,
    runnerIDs: runnersOnBase(event),
    field: {
      runners: occupiedBases(event),
      moves: runnerMoves(event),
      ball: battedBall(event),
      fielder: fielderOf(event),
      playKey: event.eventNumber,
    },
  };
}

/** Returns the view at a cue of a step's timeline; `game` is the game after the step. */
export function stepViewModel(game: Game, step: PlaybackStep, cue: Cue): PlayViewModel {
  if (cue.kind === 'next') {
    return restingViewModel(game, hasDice(step) ? step.plays[0].eventNumber : null);
  }
  if (cue.kind === 'play') return playView(game, step, cue.play);
  if (cue.kind === 'result') return resultView(step);
  if (cue.kind === 'pitcherDice') return rollingDiceView(step, ['extraDice', 'pitcherDice']);
  return rollingDiceView(step, [cue.kind]);
}
