import type { Game } from '@pennant/contract/games';
import { LEAD_FIRST, formatBases, has, type Base } from '@pennant/rules/games/baserunning/base-set';
import { findThrowTarget, listStealOptions } from '@pennant/rules/games/baserunning/steal';
import { NOBODY } from '@pennant/rules/games/state';

import { runnersOnBase } from './ball-field-props.ts';
import { lineupsByID } from './merge-roll-response.ts';

/** A combination of runners that can steal at once. */
export interface StealChoice {
  readonly name: string;
  /** Chance, in whole percent, that nobody is out on the throw. */
  readonly chance: number;
  /** Lead runner first. */
  readonly runners: readonly {
    readonly name: string;
    readonly to: string;
    /** Chance to be safe, in whole percent; null where the catcher throws at another. */
    readonly chance: number | null;
  }[];
  /** The bases that the runners are on now, in the format of `executeManagerAction`. */
  readonly runnersAdvancing: string;
}

const NEXT_BASE = ['second', 'third', 'home'] as const;
const NAMES = ['', 'Double steal', 'Triple steal'] as const;
/** The version of the rules from which on the catcher throws at one runner only. */
const ONE_THROW_SINCE = 2;
/** The chance of a runner with no known success. */
const USUAL_CHANCE = 0.65;

const stealName = (bases: readonly Base[]): string =>
  bases.length === 1 ? `Steal ${NEXT_BASE[bases[0]! - 1]}` : (NAMES[bases.length - 1] ?? '');

/** Returns every legal steal of the runners on base: single, then double, then triple steals. */
export function stealChoices(game: Game): readonly StealChoice[] {
  const lineups = lineupsByID(game);
  const onBase = runnersOnBase(game.situation);
  const hasOneThrow = game.situation.rulesVersion >= ONE_THROW_SINCE;
  const runnerOn = (base: Base) => lineups.get(onBase[base - 1] ?? '');
  const chanceFrom = (base: Base) => runnerOn(base)?.stealChances?.[base - 1] ?? USUAL_CHANCE;
  const percentFrom = (base: Base) => Math.round(100 * chanceFrom(base));
  return listStealOptions(onBase.map((id, base) => (id === null ? NOBODY : base)))
    .map((set) => ({ set, bases: LEAD_FIRST.filter((base) => has(set, base)) }))
    .toSorted((a, b) => a.bases.length - b.bases.length)
    .map(({ set, bases }) => ({
      name: stealName(bases),
      runnersAdvancing: formatBases(set) ?? '',
      chance: percentFrom(findThrowTarget(set, chanceFrom)),
      runners: bases.map((base) => ({
        name: decodeURIComponent(runnerOn(base)?.Card.name ?? 'the runner'),
        to: NEXT_BASE[base - 1]!,
        chance: hasOneThrow && base !== findThrowTarget(set, chanceFrom) ? null : percentFrom(base),
      })),
    }));
}
