import type { BattedBall } from '@pennant/card-art/field/ball-flight';
import { FIELDER_LOCATIONS, type FieldPosition } from '@pennant/card-art/field/field-dimensions';
import type { RolledEventDto } from '@pennant/contract/game-event';

import type { RunnerMove } from '../field/ball-field.tsx';

type Bases = Pick<
  RolledEventDto,
  'firstBaseRunnerLineupID' | 'secondBaseRunnerLineupID' | 'thirdBaseRunnerLineupID'
>;

/** Returns the lineup ids of the runners on first, second and third; null for an empty base. */
export const runnersOnBase = (bases: Bases): readonly (string | null)[] => [
  bases.firstBaseRunnerLineupID,
  bases.secondBaseRunnerLineupID,
  bases.thirdBaseRunnerLineupID,
];

/** Returns the occupied bases. */
export const occupiedBases = (bases: Bases): (1 | 2 | 3)[] =>
  ([1, 2, 3] as const).filter((base) => runnersOnBase(bases)[base - 1] !== null);

/**
 * Returns the moves of an event's runners as the field draws them: a runner who moves twice (on the
 * hit, then further) moves once, from start to end.
 */
export function runnerMoves(event: Pick<RolledEventDto, 'moves'>): RunnerMove[] {
  const movesByRunner = new Map<string, RunnerMove>();
  for (const { gameLineupID, from, to, out } of event.moves) {
    const earlier = movesByRunner.get(gameLineupID);
    movesByRunner.set(gameLineupID, {
      from: (earlier?.from ?? from) as RunnerMove['from'],
      to: to as RunnerMove['to'],
      out,
    });
  }
  return [...movesByRunner.values()];
}

/** Returns the batted ball of an event; null if there is none. */
export const battedBall = ({
  location,
  outKind,
  resultType,
}: Pick<RolledEventDto, 'location' | 'outKind' | 'resultType'>): BattedBall | null =>
  location === null ? null : { ...location, kind: outKind, isHomeRun: resultType === 'HR' };

/** Returns the position of the fielder who played the ball; null if the event names none. */
export const fielderOf = ({ fielder }: Pick<RolledEventDto, 'fielder'>): FieldPosition | null =>
  fielder !== null && fielder in FIELDER_LOCATIONS ? fielder : null;
