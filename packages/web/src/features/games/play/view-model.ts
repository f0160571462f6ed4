import type { BattedBall } from '@pennant/card-art/field/ball-flight';
import type { FieldPosition } from '@pennant/card-art/field/field-dimensions';
import type { RolledEventDto } from '@pennant/contract/game-event';
import type { ScoreboardData, Situation } from '@pennant/contract/game-situation';
import type { Game } from '@pennant/contract/games';

import type { RunnerMove } from '../field/ball-field.tsx';
import {
  occupiedBases,
  battedBall,
  fielderOf,
  runnerMoves,
  runnersOnBase,
} from './ball-field-props.ts';
import type { Cue } from './roll-timeline.ts';

/** A roll, or an action of the manager, that is being shown. */
export interface PlaybackStep {
  /** The game before it. */
  readonly before: Game;
  /** Its plays on the field: the plate appearance or the action, then a steal or a loose pitch. */
  readonly plays: readonly [RolledEventDto, ...RolledEventDto[]];
}

/**
 * Returns new events (oldest first) as one playback step; null if they are more than one roll, as
 * after Play Half-inning or when another tab has played. Substitutions are left out.
 */
export function createPlaybackStep(
  before: Game,
  events: readonly RolledEventDto[],
): PlaybackStep | null {
  const [first, ...rest] = events.filter(({ kind }) => kind !== 'substitution');
  if (first === undefined || rest.some(({ dice }) => dice.batter !== null)) return null;
  return { before, plays: [first, ...rest] };
}

/** Returns whether dice are rolled, which the manager's actions do without. */
export const hasDice = ({ plays: [first] }: PlaybackStep): boolean => first.dice.batter !== null;

type Faces = readonly [number, number] | null;

/** Everything that the play screen shows at one moment. */
export interface PlayViewModel {
  readonly scores: ScoreboardData;
  /** Null once the game is over. */
  readonly atBat: {
    readonly inning: number;
    readonly half: 'top' | 'bottom';
    readonly outs: number;
  } | null;
  readonly batterID: string | null;
  readonly pitcherID: string | null;
  /** Lineup ids of the runners on first, second and third. */
  readonly runnerIDs: readonly (string | null)[];
  /** Tiredness of both pitchers. */
  readonly arms: Situation['tiredness'];
  /** The event in the result panel; null before the first, and while the dice roll. */
  readonly event: RolledEventDto | null;
  /** The event whose dice are shown. */
  readonly thrown: RolledEventDto | null;
  /** Faces of each pair of dice, lying or tumbling; null if not rolled. */
  readonly dice: { readonly batter: Faces; readonly extra: Faces; readonly pitcher: Faces };
  /** A new value starts the dice animation again; null shows them at rest. */
  readonly throwKey: number | null;
  readonly field: {
    readonly runners: readonly (1 | 2 | 3)[];
    readonly moves: readonly RunnerMove[];
    readonly ball: BattedBall | null;
    /** Position of the fielder who played the ball; null if the event names none. */
    readonly fielder: FieldPosition | null;
    /** A new value starts the animation of the play again; null shows the field at rest. */
    readonly playKey: number | null;
  };
}

const NO_DICE = { batter: null, extra: null, pitcher: null };

/** Returns the view of a game at rest: after a reload, and between two rolls. */
export function restingViewModel(game: Game, throwKey: number | null = null): PlayViewModel {
  const [last = null] = game.GameEvents;
  const thrown = game.GameEvents.find(({ dice }) => dice.batter !== null) ?? null;
  const { inning, half, outs, nextBatterLineupID, nextPitcherLineupID } = game.situation;
  return {
    scores: game.scoreboardData,
    atBat: game.isFinal ? null : { inning, half, outs },
    batterID: nextBatterLineupID ?? last?.batterLineupID ?? null,
    pitcherID: nextPitcherLineupID ?? last?.pitcherLineupID ?? null,
    runnerIDs: runnersOnBase(game.situation),
    arms: game.situation.tiredness,
    event: last,
    thrown,
    dice: thrown?.dice ?? NO_DICE,
    throwKey,
    field: {
      runners: occupiedBases(game.situation),
      moves: [],
      ball: last === null ? null : battedBall(last),
      fielder: last === null ? null : fielderOf(last),
      playKey: null,
    },
  };
}

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
  return { ...rollingDiceView(step, []), event: first, dice: first.dice };
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
export function viewModelAt(game: Game, step: PlaybackStep, cue: Cue): PlayViewModel {
  if (cue.kind === 'next') {
    return restingViewModel(game, hasDice(step) ? step.plays[0].eventNumber : null);
  }
  if (cue.kind === 'play') return playView(game, step, cue.play);
  if (cue.kind === 'result') return resultView(step);
  if (cue.kind === 'pitcherDice') return rollingDiceView(step, ['extraDice', 'pitcherDice']);
  return rollingDiceView(step, [cue.kind]);
}
