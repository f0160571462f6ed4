import type { RolledEvent } from '@pennant/contract/game-event';
import type { ScoreboardData, Situation } from '@pennant/contract/game-situation';
import type { Game } from '@pennant/contract/games';

import type { RunnerMove } from '../../../ui/art/field/ball-field.tsx';
import type { BattedBall } from '../../../ui/art/field/flight.ts';
import type { FieldPosition } from '../../../ui/art/field/places.ts';
import { basesTaken, battedBall, fielderOf, runnerMoves, runnersOn } from './field-play.ts';
import type { Cue } from './timeline.ts';

/** A roll, or what a manager ordered, that is being shown. */
export interface Turn {
  /** The game as it was. */
  readonly before: Game;
  /** What shows on the field, in order: the plate appearance (or the order), then a steal or a loose pitch. */
  readonly plays: readonly [RolledEvent, ...RolledEvent[]];
}

/**
 * New events (oldest first) as a turn that can be shown, or null where they are more than one roll: after Play Half-inning, or
 * when another tab has played. A change of players shows in the lists only.
 */
export function turnOf(before: Game, events: readonly RolledEvent[]): Turn | null {
  const [first, ...rest] = events.filter(({ kind }) => kind !== 'substitution');
  if (first === undefined || rest.some(({ dice }) => dice.batter !== null)) return null;
  return { before, plays: [first, ...rest] };
}

/** Whether dice are thrown in a turn, not only runners sent or a batter walked. */
export const hasDice = ({ plays: [first] }: Turn): boolean => first.dice.batter !== null;

type Faces = readonly [number, number] | null;

/** What the page shows at one moment. */
export interface Stage {
  readonly scores: ScoreboardData;
  /** Null once the game is over. */
  readonly atBat: {
    readonly inning: number;
    readonly half: 'top' | 'bottom';
    readonly outs: number;
  } | null;
  readonly batterID: string | null;
  readonly pitcherID: string | null;
  /** Who stands on first, second and third. */
  readonly runnerIDs: readonly (string | null)[];
  /** How tired both pitchers are. */
  readonly arms: Situation['tiredness'];
  /** The event on the slip; null before the first, and while the dice fall. */
  readonly event: RolledEvent | null;
  /** The event whose dice lie on the felt. */
  readonly thrown: RolledEvent | null;
  /** Faces that lie there or are tumbling; null where none do. */
  readonly dice: { readonly batter: Faces; readonly extra: Faces; readonly pitcher: Faces };
  /** A new value throws anew; null where they lie as they were found. */
  readonly throwKey: number | null;
  readonly field: {
    readonly runners: readonly (1 | 2 | 3)[];
    readonly moves: readonly RunnerMove[];
    readonly ball: BattedBall | null;
    /** Who fielded it; null where the event names nobody. */
    readonly fielder: FieldPosition | null;
    /** A new value plays anew; null: nothing moves. */
    readonly playKey: number | null;
  };
}

const NO_DICE = { batter: null, extra: null, pitcher: null };

/** How a game stands, nothing moving: after a reload, and between two rolls. */
export function restingStage(game: Game, throwKey: number | null = null): Stage {
  const [last = null] = game.GameEvents;
  const thrown = game.GameEvents.find(({ dice }) => dice.batter !== null) ?? null;
  const { inning, half, outs, nextBatterLineupID, nextPitcherLineupID } = game.situation;
  return {
    scores: game.scoreboardData,
    atBat: game.isFinal ? null : { inning, half, outs },
    batterID: nextBatterLineupID ?? last?.batterLineupID ?? null,
    pitcherID: nextPitcherLineupID ?? last?.pitcherLineupID ?? null,
    runnerIDs: runnersOn(game.situation),
    arms: game.situation.tiredness,
    event: last,
    thrown,
    dice: thrown?.dice ?? NO_DICE,
    throwKey,
    field: {
      runners: basesTaken(game.situation),
      moves: [],
      ball: last === null ? null : battedBall(last),
      fielder: last === null ? null : fielderOf(last),
      playKey: null,
    },
  };
}

/** The dice are falling, the result has not turned over: everything else is as it was. */
function diceStage({ before, plays: [first] }: Turn, shown: readonly Cue['kind'][]): Stage {
  const resting = restingStage(before);
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

/** The result has turned over; nobody has moved yet. */
function resultStage(turn: Turn): Stage {
  const [first] = turn.plays;
  // The dice of the last roll lie where they are.
  if (!hasDice(turn)) return { ...restingStage(turn.before), event: first };
  return { ...diceStage(turn, []), event: first, dice: first.dice };
}

/** A play runs: outs and runners are as it leaves them. The side that made the third out stays on the board until the next batter comes. */
function playStage(game: Game, turn: Turn, play: number): Stage {
  const { situation } = turn.before;
  const event = turn.plays[play] ?? turn.plays[0];
  const isHalfOver = Math.floor(event.ipOuts / 3) > Math.floor(situation.ipOuts / 3);
  return {
    ...resultStage(turn),
    scores: game.scoreboardData,
    atBat: {
      inning: situation.inning,
      half: situation.half,
      outs: isHalfOver ? 3 : event.ipOuts % 3,
    },
    event,
    runnerIDs: runnersOn(event),
    field: {
      runners: basesTaken(event),
      moves: runnerMoves(event),
      ball: battedBall(event),
      fielder: fielderOf(event),
      playKey: event.eventNumber,
    },
  };
}

/** What shows at a cue of a turn's timeline; `game` is the game after the turn. */
export function stageAt(game: Game, turn: Turn, cue: Cue): Stage {
  if (cue.kind === 'next') {
    return restingStage(game, hasDice(turn) ? turn.plays[0].eventNumber : null);
  }
  if (cue.kind === 'play') return playStage(game, turn, cue.play);
  if (cue.kind === 'result') return resultStage(turn);
  if (cue.kind === 'pitcherDice') return diceStage(turn, ['extraDice', 'pitcherDice']);
  return diceStage(turn, [cue.kind]);
}
