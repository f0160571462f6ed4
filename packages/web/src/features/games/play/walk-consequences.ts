import type { Game } from '@pennant/contract/games';

import { runnersOn } from './field-play.ts';
import { lineupsOf } from './merge-turn.ts';

const NEXT = ['to second', 'to third', 'home: a run scores'] as const;

/** What an intentional walk would bring: who is walked, and a sentence for each man who moves, the batter first. Only forced runners do. */
export function walkConsequences(game: Game): {
  readonly batter: string;
  readonly moves: readonly string[];
} {
  const lineups = lineupsOf(game);
  const nameOf = (id: string | null) => {
    const name = lineups.get(id ?? '')?.Card.name;
    return name === undefined ? 'the batter' : decodeURIComponent(name);
  };
  const onBase = runnersOn(game.situation);
  const open = onBase.indexOf(null);
  const forced = open === -1 ? onBase : onBase.slice(0, open);
  const batter = nameOf(game.situation.nextBatterLineupID);
  const held = onBase.slice(forced.length).filter((id) => id !== null);
  return {
    batter,
    moves: [
      `${batter} takes first.`,
      ...forced.map((id, base) => `${nameOf(id)} is forced ${NEXT[base]}.`),
      ...held.map((id) => `${nameOf(id)} stays where he is.`),
    ],
  };
}
