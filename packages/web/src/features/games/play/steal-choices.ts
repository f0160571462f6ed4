import type { Game } from '@pennant/contract/games';
import { LEAD_FIRST, formatBases, has, type Base } from '@pennant/rules/games/baserunning/base-set';
import { listStealOptions } from '@pennant/rules/games/baserunning/steal';
import { designedStealChance } from '@pennant/rules/games/baserunning/steal-chances';
import { NOBODY } from '@pennant/rules/games/state';

import { runnersOnBase } from './ball-field-props.ts';
import { lineupsByID } from './merge-roll-response.ts';

/** A combination of runners that can steal at once. */
export interface StealChoice {
  readonly name: string;
  /** Lead runner first. */
  readonly runners: readonly {
    readonly name: string;
    readonly to: string;
    /** Chance to be safe, in whole percent. */
    readonly chance: number;
  }[];
  /** The bases that the runners are on now, in the format of `executeManagerAction`. */
  readonly runnersAdvancing: string;
}

const NEXT_BASE = ['second', 'third', 'home'] as const;
const NAMES = ['', 'Double steal', 'Triple steal'] as const;
/** Speed of a card that has none, as on the server. */
const DEFAULT_SPEED = 50;

const stealName = (bases: readonly Base[]): string =>
  bases.length === 1 ? `Steal ${NEXT_BASE[bases[0]! - 1]}` : (NAMES[bases.length - 1] ?? '');

/** Returns every legal steal of the runners on base: single, then double, then triple steals. */
export function stealChoices(game: Game): readonly StealChoice[] {
  const lineups = lineupsByID(game);
  const onBase = runnersOnBase(game.situation);
  return listStealOptions(onBase.map((id, base) => (id === null ? NOBODY : base)))
    .map((set) => ({ set, bases: LEAD_FIRST.filter((base) => has(set, base)) }))
    .toSorted((a, b) => a.bases.length - b.bases.length)
    .map(({ set, bases }) => ({
      name: stealName(bases),
      runnersAdvancing: formatBases(set) ?? '',
      runners: bases.map((base) => {
        const card = lineups.get(onBase[base - 1] ?? '')?.Card;
        return {
          name: decodeURIComponent(card?.name ?? 'the runner'),
          to: NEXT_BASE[base - 1]!,
          chance: Math.round(
            100 * designedStealChance({ speed: card?.speed ?? DEFAULT_SPEED }, base),
          ),
        };
      }),
    }));
}
