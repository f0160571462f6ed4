import type { RolledEvent } from '@pennant/contract/game-event';

import type { RunnerMove } from '../../../ui/art/field/ball-field.tsx';
import type { BattedBall } from '../../../ui/art/field/flight.ts';
import { FIELDER_PLACES, type FieldPosition } from '../../../ui/art/field/places.ts';

type Bases = Pick<
  RolledEvent,
  'firstBaseRunnerLineupID' | 'secondBaseRunnerLineupID' | 'thirdBaseRunnerLineupID'
>;

/** Who stands on first, second and third; null for nobody. */
export const runnersOn = (bases: Bases): readonly (string | null)[] => [
  bases.firstBaseRunnerLineupID,
  bases.secondBaseRunnerLineupID,
  bases.thirdBaseRunnerLineupID,
];

/** The bases that somebody stands on. */
export const basesTaken = (bases: Bases): (1 | 2 | 3)[] =>
  ([1, 2, 3] as const).filter((base) => runnersOn(bases)[base - 1] !== null);

/** The ways of an event as the field shows them: a man who moves twice (on the hit, then further) runs once, from start to end. */
export function runnerMoves(event: Pick<RolledEvent, 'moves'>): RunnerMove[] {
  const ways = new Map<string, RunnerMove>();
  for (const { gameLineupID, from, to, out } of event.moves) {
    const before = ways.get(gameLineupID);
    ways.set(gameLineupID, {
      from: (before?.from ?? from) as RunnerMove['from'],
      to: to as RunnerMove['to'],
      out,
    });
  }
  return [...ways.values()];
}

/** The ball that was hit; null where none was. */
export const battedBall = ({
  location,
  outKind,
  resultType,
}: Pick<RolledEvent, 'location' | 'outKind' | 'resultType'>): BattedBall | null =>
  location === null ? null : { ...location, kind: outKind, isHomeRun: resultType === 'HR' };

/** Who fielded it, as the field knows him; null where the event names nobody. */
export const fielderOf = ({ fielder }: Pick<RolledEvent, 'fielder'>): FieldPosition | null =>
  fielder !== null && fielder in FIELDER_PLACES ? fielder : null;
