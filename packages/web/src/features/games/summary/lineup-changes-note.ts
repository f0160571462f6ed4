import type { EventDto } from '@pennant/contract/game-event';

/** Returns "Entered: A, B." for players by id; nothing for none. */
const listed = (
  verb: string,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly string[] =>
  ids.length === 0 ? [] : [`${verb}: ${ids.map((id) => names.get(id) ?? '?').join(', ')}.`];

/**
 * Returns who entered and who left with an event, by the names of the lineups' ids; null where
 * nobody did.
 */
export function lineupChangesNote(
  { entered, exited }: Pick<EventDto, 'entered' | 'exited'>,
  names: ReadonlyMap<string, string>,
): string | null {
  const changes = [...listed('Entered', entered, names), ...listed('Left', exited, names)];
  return changes.length === 0 ? null : changes.join(' ');
}
