import type { BattedBall } from '@pennant/card-art/field/ball-flight';
import type { FieldPosition } from '@pennant/card-art/field/field-dimensions';
import type { RolledEventDto } from '@pennant/contract/game-event';
import type { ScoreboardData, Situation } from '@pennant/contract/game-situation';
import type { Game } from '@pennant/contract/games';

import type { RunnerMove } from '../field/ball-field.tsx';
import { halfInningLabelAfter } from '../event-text.ts';
import { occupiedBases, battedBall, fielderOf, runnersOnBase } from './ball-field-props.ts';

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
  /** Whether that event's play is told: not before its runners go. */
  readonly isTold: boolean;
  /** The half-inning that begins now: "Bottom 9: you bat"; null during one. */
  readonly nextHalf: string | null;
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

/** Returns the half-inning that begins after the newest event; null if that ended none. */
function nextHalf({ GameEvents: [last, previous], isFinal, situation }: Game): string | null {
  if (last === undefined || isFinal || last.ipOuts % 3 !== 0) return null;
  if (last.ipOuts === (previous?.ipOuts ?? 0)) return null;
  return `${halfInningLabelAfter(last.ipOuts)}: you ${situation.userBats ? 'bat' : 'pitch'}`;
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
    isTold: true,
    nextHalf: nextHalf(game),
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
