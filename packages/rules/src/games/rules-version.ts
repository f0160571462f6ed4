/**
 * The version of the rules of a game. It is stored with each game, so that whoever replays one
 * knows by which rules: it grows by 1 with every change that makes another game of the same cards,
 * dice and commands. `scripts/verifier` holds the same rules in Python.
 */
export const RULES_VERSION = 2;
