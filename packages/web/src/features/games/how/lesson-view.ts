import { FIELDER_LOCATIONS, type FieldPosition } from '@pennant/card-art/field/field-dimensions';
import type { BattedBall } from '@pennant/card-art/field/ball-flight';
import type { GuestPlayer } from '@pennant/contract/guest-at-bat';
import type { TwoDice } from '@pennant/rules/games/event';
import { nextBatter } from '@pennant/rules/games/state';

import type { RolledCell } from '../../../ui/card/dice-table.tsx';
import { describeDice, type DiceDescription } from '../describe-dice.ts';
import type { RunnerMove } from '../field/ball-field.tsx';
import { ballOf, movesOf, occupiedBases } from '../guest/scene-view.ts';
import type { Lesson } from './lesson-state.ts';

type Faces = TwoDice | null;

/** Everything that the page draws of the lesson. */
export interface LessonView {
  readonly batter: GuestPlayer;
  readonly pitcher: GuestPlayer;
  readonly dice: { readonly batter: Faces; readonly extra: Faces; readonly pitcher: Faces };
  readonly outcomes: DiceDescription;
  readonly lit: { readonly batter: readonly RolledCell[]; readonly pitcher: readonly RolledCell[] };
  readonly field: {
    readonly runners: readonly (1 | 2 | 3)[];
    readonly ball: BattedBall | null;
    readonly fielder: FieldPosition | null;
    readonly moves: readonly RunnerMove[];
  };
}

const NO_DICE = { batter: null, extra: null, pitcher: null };

const cellsOf = (table: RolledCell['table'], sum: number | null): RolledCell[] =>
  sum === null ? [] : [{ table, sum }];

/** Returns what the page draws of the lesson. */
export function lessonView({ atBat, before, beat }: Lesson): LessonView {
  const { batters } = atBat.home;
  const { pitcher } = atBat.visitors;
  const findBatter = (index: number): GuestPlayer => {
    const player = batters[index] ?? batters[0];
    if (player === undefined) throw new Error('nobody is at bat');
    return player;
  };
  if (beat === null)
    return {
      batter: findBatter(nextBatter(before.state)),
      pitcher,
      dice: NO_DICE,
      outcomes: NO_DICE,
      lit: { batter: [], pitcher: [] },
      field: {
        runners: occupiedBases(before.state.bases.map((runner) => (runner < 0 ? null : runner))),
        ball: null,
        fielder: null,
        moves: [],
      },
    };
  const { event, kind, basesBefore } = beat;
  const isMoving = kind === 'play' || kind === 'runners';
  const hasPitcher = isMoving || kind === 'pitcher';
  const hasExtra = hasPitcher || kind === 'extra';
  const described = describeDice(event);
  return {
    batter: findBatter(event.batter),
    pitcher,
    dice: {
      batter: event.batterDice,
      extra: hasExtra ? event.extraDice : null,
      pitcher: hasPitcher ? event.pitcherDice : null,
    },
    outcomes: described,
    lit: {
      batter: [
        ...cellsOf('d', event.diceResultH),
        ...(hasExtra ? cellsOf('xd', event.diceResultX) : []),
      ],
      pitcher: hasPitcher ? cellsOf('pd', event.diceResultP) : [],
    },
    field: {
      runners: occupiedBases(isMoving ? [event.first, event.second, event.third] : basesBefore),
      ball: isMoving ? ballOf(event) : null,
      fielder:
        isMoving && event.fielder !== null && event.fielder in FIELDER_LOCATIONS
          ? event.fielder
          : null,
      moves: isMoving ? movesOf(event) : [],
    },
  };
}
