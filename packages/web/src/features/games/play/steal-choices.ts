import type { Game } from '@pennant/contract/games';
import { stealOptions } from '@pennant/rules/games/baserunning/steal';
import { stealChanceOf } from '@pennant/rules/games/baserunning/steal-chances';
import { basesText } from '@pennant/rules/games/baserunning/send-runners';
import { NOBODY } from '@pennant/rules/games/state';

import { runnersOn } from './field-play.ts';
import { lineupsOf } from './merge-turn.ts';

/** A combination of runners that may go at once. */
export interface StealChoice {
  readonly name: string;
  /** Lead runner first. */
  readonly runners: readonly {
    readonly name: string;
    readonly to: string;
    /** Whole percent. */
    readonly chance: number;
  }[];
  /** The bases that they stand on now, as `manageEvent` takes them. */
  readonly runnersAdvancing: string;
}

const NEXT_BASE = ['second', 'third', 'home'] as const;
const NAMES = ['', 'Double steal', 'Triple steal'] as const;
/** The server takes so much where a card has no speed. */
const NO_SPEED = 50;

const nameOf = (bases: readonly (1 | 2 | 3)[]): string =>
  bases.length === 1 ? `Steal ${NEXT_BASE[bases[0]! - 1]}` : (NAMES[bases.length - 1] ?? '');

/** Every legal steal of who stands on the bases: one runner first, then two, then all. */
export function stealChoices(game: Game): readonly StealChoice[] {
  const lineups = lineupsOf(game);
  const onBase = runnersOn(game.situation);
  return stealOptions(onBase.map((id, base) => (id === null ? NOBODY : base)))
    .map((set) => ({
      set,
      bases: ([3, 2, 1] as const).filter((base) => (set & (1 << (base - 1))) !== 0),
    }))
    .toSorted((a, b) => a.bases.length - b.bases.length || a.set - b.set)
    .map(({ set, bases }) => ({
      name: nameOf(bases),
      runnersAdvancing: basesText(set) ?? '',
      runners: bases.map((base) => {
        const card = lineups.get(onBase[base - 1] ?? '')?.Card;
        return {
          name: decodeURIComponent(card?.name ?? 'the runner'),
          to: NEXT_BASE[base - 1]!,
          chance: Math.round(100 * stealChanceOf({ speed: card?.speed ?? NO_SPEED }, base)),
        };
      }),
    }));
}
