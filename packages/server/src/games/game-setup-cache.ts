import { committedDice } from '@pennant/rules/fairness/committed-dice';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import { GAME_RULES, type GameRules } from '@pennant/rules/games/game-rules';
import { loadRules } from '@pennant/rules/games/rules-of-version';
import type { GameSetup } from '@pennant/rules/games/setup';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../platform/database/database.ts';
import { gameCacheKey, type GameKey } from './game-store.ts';
import { readGameSetup } from './game-setup-store.ts';

/** What a game is played by; constant from the first pitch to the last. */
export interface PlayableSetup {
  /** The rules that the game began with; null where this program does not have them. */
  readonly rules: GameRules | null;
  /** Compiled by those rules. */
  readonly setup: GameSetup;
  readonly dice: DiceSource;
  /** The secret seed of the dice. Never leaves the server before the game is over. */
  readonly seed: Buffer;
}

export interface GameSetupCache {
  /** Returns the setup of a game, from the cache or the database. Throws if the game has none. */
  load(queries: Queries, key: GameKey): Promise<PlayableSetup>;
  /** Returns the setup if it is cached, else undefined. */
  peek(key: GameKey): PlayableSetup | undefined;
}

/** About 40 KB each. */
const MAX_CACHED_SETUPS = 1_000;

/** How long a setup is kept, in ms: the names of a user who has left go from it. */
const KEPT_MS = 600_000;

/**
 * Returns a cache of the setups of the games that were played last. Nothing else of a setup ever
 * changes, so no entry is invalidated.
 */
export function createGameSetupCache(): GameSetupCache {
  const setups = new LRUCache<string, PlayableSetup>({ max: MAX_CACHED_SETUPS, ttl: KEPT_MS });
  return {
    async load(queries, key) {
      const cached = setups.get(gameCacheKey(key));
      if (cached !== undefined) return cached;
      const playable = await load(queries, key);
      setups.set(gameCacheKey(key), playable);
      return playable;
    },
    peek: (key) => setups.get(gameCacheKey(key)),
  };
}

async function load(queries: Queries, key: GameKey): Promise<PlayableSetup> {
  const stored = await readGameSetup(queries, key);
  if (stored === null) throw new Error(`the game ${key.gameID} has no setup`);
  const dice = committedDice({
    id: key.gameID,
    serverSeed: stored.seed.toString('hex'),
    clientSeed: stored.clientSeed.toString('hex'),
  });
  const rules = await loadRules(stored.rulesVersion);
  return {
    rules,
    // A game of unknown rules is shown all the same.
    setup: (rules ?? GAME_RULES).compileSetup(stored.source),
    dice,
    seed: stored.seed,
  };
}
