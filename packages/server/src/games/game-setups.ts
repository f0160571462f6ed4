import { committedDice } from '@pennant/rules/fairness/committed-dice';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import { compileSetup } from '@pennant/rules/games/compile-setup';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import { newest } from '../platform/newest.ts';
import { nameOf, type GameKey } from './game-store.ts';
import { readSetup } from './setup-store.ts';

/** The compiled setup of a game and its dice; constant from the first pitch to the last. */
export interface PlayableSetup {
  readonly setup: GameSetup;
  readonly dice: DiceSource;
  /** The secret seed of the dice. Never leaves the server before the game is over. */
  readonly seed: Buffer;
}

export interface GameSetups {
  /** Returns the setup of a game, from the cache or the database. Throws if the game has none. */
  of(queries: Queries, key: GameKey): Promise<PlayableSetup>;
  /** Returns the setup if it is cached, else undefined. */
  kept(key: GameKey): PlayableSetup | undefined;
}

/** About 40 KB each. */
const MAX_CACHED_SETUPS = 1_000;

/**
 * Returns a cache of the setups of the games that were played last. A setup never changes, so no
 * entry is ever invalidated.
 */
export function gameSetups(): GameSetups {
  const setups = newest<PlayableSetup>(MAX_CACHED_SETUPS);
  return {
    async of(queries, key) {
      const cached = setups.get(nameOf(key));
      if (cached !== undefined) return cached;
      const playable = await load(queries, key);
      setups.set(nameOf(key), playable);
      return playable;
    },
    kept: (key) => setups.get(nameOf(key)),
  };
}

async function load(queries: Queries, key: GameKey): Promise<PlayableSetup> {
  const stored = await readSetup(queries, key);
  if (stored === null) throw new Error(`the game ${key.gameID} has no setup`);
  const dice = committedDice({
    id: key.gameID,
    serverSeed: stored.seed.toString('hex'),
    clientSeed: stored.clientSeed.toString('hex'),
  });
  return {
    setup: compileSetup(stored.source),
    dice,
    seed: stored.seed,
  };
}
