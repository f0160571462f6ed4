import type { GameSource } from './setup.ts';

/**
 * The version of the rules of a game. It is stored with each game, so that whoever replays one
 * knows by which rules: it grows by 1 with every change that makes another game of the same cards,
 * dice and commands. `scripts/verifier` holds the same rules in Python.
 */
export const RULES_VERSION = 2;

/**
 * The version of a game in which a side plays under standing orders: the same rules, and what the
 * orders change. Programs that do not know orders then do not play such a game otherwise.
 */
export const RULES_VERSION_WITH_ORDERS = 3;

/** The versions of the rules by which games begin today. */
export const RULES_VERSIONS_OF_TODAY: readonly number[] = [
  RULES_VERSION,
  RULES_VERSION_WITH_ORDERS,
];

/** Returns the version of the rules by which a game of these lineups begins today. */
export const rulesVersionOf = ({ visitors, home }: Pick<GameSource, 'visitors' | 'home'>): number =>
  visitors.orders === undefined && home.orders === undefined
    ? RULES_VERSION
    : RULES_VERSION_WITH_ORDERS;
