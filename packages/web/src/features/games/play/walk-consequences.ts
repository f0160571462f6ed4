import type { Game } from '@pennant/contract/games';

import { runnersOnBase } from './ball-field-props.ts';
import { lineupsByID } from './merge-roll-response.ts';

const FORCED_TO = ['to second', 'to third', 'home: a run scores'] as const;

/**
 * Returns what an intentional walk would do: the batter's name, and a sentence for the batter and
 * for each runner. Only forced runners move.
 */
export function walkConsequences(game: Game): {
  readonly batter: string;
  readonly moves: readonly string[];
} {
  const lineups = lineupsByID(game);
  const nameOf = (id: string | null) => {
    const name = lineups.get(id ?? '')?.Card.name;
    return name === undefined ? 'the batter' : decodeURIComponent(name);
  };
  const onBase = runnersOnBase(game.situation);
  const openBase = onBase.indexOf(null);
  const forced = openBase === -1 ? onBase : onBase.slice(0, openBase);
  const batter = nameOf(game.situation.nextBatterLineupID);
  const held = onBase.slice(forced.length).filter((id) => id !== null);
  return {
    batter,
    moves: [
      `${batter} takes first.`,
      ...forced.map((id, base) => `${nameOf(id)} is forced ${FORCED_TO[base]}.`),
      ...held.map((id) => `${nameOf(id)} stays where he is.`),
    ],
  };
}
