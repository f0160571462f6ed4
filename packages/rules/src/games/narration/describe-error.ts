import type { FieldingError, GameEvent } from '../event.ts';
import { isOutfielder } from '../fielding/gloves.ts';
import { FIELDER_NAMES, pickVariant } from './batted-ball-words.ts';

/**
 * Returns what the batter did when an error put them on base, without the subject. Events of
 * version 1 do not tell how the error came about.
 */
export const describeReachedOnError = (event: GameEvent): string => {
  const { error, fielder, moves } = event;
  const who = fielder === null ? 'infield' : FIELDER_NAMES[fielder];
  if (error === undefined) return `reaches on an error by the ${who}`;
  const batter = moves.find(({ from }) => from === 0);
  const reaches = batter?.to === 2 ? 'reaches second' : 'reaches';
  if (error.kind === 'throwing') return `${reaches} as the ${who} throws wide of first`;
  if (event.outKind === 'fly') return `${reaches} as the ${who} drops the fly`;
  return pickVariant(event, [
    `${reaches} on an error by the ${who}`,
    `${reaches} as the ${who} boots the grounder`,
  ]);
};

/** Whether an error let players go up a base behind a hit, a force, a steal or a throw home. */
export const hasErrorBehind = (
  event: GameEvent,
): event is GameEvent & { readonly error: FieldingError } =>
  event.error !== undefined && event.play !== 'error';

/** Returns where a wild throw goes on a steal: behind the base of the one runner who steals. */
const fieldBehindSteal = ({ moves, sb }: GameEvent): string => {
  if (sb > 1) return 'the outfield';
  return moves[0]?.to === 3 ? 'left field' : 'center field';
};

/** Returns how such an error came about: "the throw home gets by the catcher". */
export const describeErrorBehind = (event: GameEvent, { fielder, kind }: FieldingError): string => {
  const who = `the ${FIELDER_NAMES[fielder]}`;
  if (event.kind === 'steal') return `${who}'s throw goes into ${fieldBehindSteal(event)}`;
  if (event.play === 'force') return `${who}'s relay goes wide of first`;
  if (fielder === 'C' && kind === 'fielding') return `the throw home gets by ${who}`;
  if (kind === 'fielding') return `${who} bobbles the ball`;
  return isOutfielder(fielder) ? `the throw by ${who} gets away` : `the relay by ${who} gets away`;
};
