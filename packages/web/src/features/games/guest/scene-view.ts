import type { BattedBall } from '@pennant/card-art/field/ball-flight';
import { FIELDER_LOCATIONS, type FieldPosition } from '@pennant/card-art/field/field-dimensions';
import type { GuestPlayer } from '@pennant/contract/guest-at-bat';
import type { GameEvent, TwoDice } from '@pennant/rules/games/event';

import type { RolledCell } from '../../../ui/card/dice-table.tsx';
import type { RunnerMove } from '../field/ball-field.tsx';
import type { Scene, Standing } from './scene.ts';

/** Returns whether the result of the event that is shown may be seen. */
const isResultShown = ({ kind, stage }: Scene): boolean =>
  kind !== 'playing' || stage === 'result' || stage === 'run';

/** The dice on the field: pairs of faces, red die first; null where none lie. */
export interface SceneDice {
  readonly batter: TwoDice | null;
  readonly extra: TwoDice | null;
  readonly pitcher: TwoDice | null;
}

/** Everything that the page shows of a scene. */
export interface SceneView {
  /** The batter at the plate, and whether the guest's own card it is. */
  readonly batter: GuestPlayer;
  readonly isOwnCard: boolean;
  readonly pitcher: GuestPlayer;
  readonly standing: Standing;
  readonly dice: SceneDice;
  /** Which dice are in the air. */
  readonly inTheAir: 'batter' | 'extra' | null;
  readonly lit: { readonly batter: readonly RolledCell[]; readonly pitcher: readonly RolledCell[] };
  /** The event whose result is said; null before the first, and while its dice roll. */
  readonly said: GameEvent | null;
  readonly field: {
    readonly runners: readonly (1 | 2 | 3)[];
    readonly ball: BattedBall | null;
    readonly fielder: FieldPosition | null;
    readonly moves: readonly RunnerMove[];
    readonly playKey: number | null;
  };
}

const cellsOf = (table: RolledCell['table'], sum: number | null): RolledCell[] =>
  sum === null ? [] : [{ table, sum }];

/** Returns the bases on which runners stand. */
export const occupiedBases = (bases: Standing['bases']): (1 | 2 | 3)[] =>
  ([1, 2, 3] as const).filter((base) => bases[base - 1] !== null);

/** Returns one move for each runner, from where they stood to where they ended. */
export function movesOf({ moves }: GameEvent): RunnerMove[] {
  const byRunner = new Map<number, RunnerMove>();
  for (const { runner, from, to, out } of moves)
    byRunner.set(runner, { from: byRunner.get(runner)?.from ?? from, to, out });
  return [...byRunner.values()];
}

/** Returns the ball of an event; null where none was in play. */
export const ballOf = ({
  ballAngle,
  ballDistance,
  outKind,
  resultType,
}: GameEvent): BattedBall | null =>
  ballAngle === null || ballDistance === null
    ? null
    : {
        angle: ballAngle,
        distance: ballDistance,
        kind: outKind,
        isHomeRun: resultType === 'HR',
      };

/** Returns what the page shows of a scene. */
export function viewOf(scene: Scene): SceneView {
  const { atBat, event, kind, stage, standing } = scene;
  // Between two plays the next batter stands at the plate, a play keeps its own batter, and after
  // the half the guest's card is shown.
  const isPlay = event !== null && kind !== 'idle';
  const batterIndex = kind === 'over' ? 0 : isPlay ? event.batter : standing.batter;
  const batter = atBat.home.batters[batterIndex] ?? atBat.home.batters[0];
  if (batter === undefined) throw new Error('nobody is at bat');
  const isSaid = isResultShown(scene);
  const hasExtraDice = isSaid || stage === 'rollAgain';
  const isLit = isPlay && isSaid && kind !== 'over';
  const isRun = isPlay && (kind !== 'playing' || stage === 'run');
  return {
    batter,
    isOwnCard: batterIndex === 0,
    pitcher: atBat.visitors.pitcher,
    standing,
    dice: {
      batter: event?.batterDice ?? null,
      extra: hasExtraDice ? (event?.extraDice ?? null) : null,
      pitcher: event?.pitcherDice ?? null,
    },
    inTheAir: stage === 'roll' ? 'batter' : stage === 'rollAgain' ? 'extra' : null,
    lit: {
      batter:
        isPlay && kind !== 'over' && (isSaid || stage === 'again' || stage === 'rollAgain')
          ? [
              ...cellsOf('d', event.diceResultH),
              ...(isSaid ? cellsOf('xd', event.diceResultX) : []),
            ]
          : [],
      pitcher: isLit ? cellsOf('pd', event.diceResultP) : [],
    },
    said: isSaid ? event : null,
    field: {
      runners: occupiedBases(standing.bases),
      ball: isRun ? ballOf(event) : null,
      fielder:
        isRun && event.fielder !== null && event.fielder in FIELDER_LOCATIONS
          ? event.fielder
          : null,
      moves: stage === 'run' && event !== null ? movesOf(event) : [],
      playKey: stage === 'run' && event !== null ? event.eventNumber : null,
    },
  };
}
