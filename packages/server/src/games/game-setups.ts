import { committedDice } from '@pennant/rules/fairness/committed-dice';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import { compileSetup } from '@pennant/rules/games/compile-setup';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import { newest } from '../platform/newest.ts';
import { nameOf, type GameKey } from './game-store.ts';
import { readSetup } from './setup-store.ts';

/** What a game is played with: the same from its first pitch to its last. */
export interface PlayableSetup {
  readonly setup: GameSetup;
  readonly dice: DiceSource;
  /** The secret that the dice follow from. Never leaves the server before the game is over. */
  readonly seed: Buffer;
}

export interface GameSetups {
  /** The setup of a game that is known to exist. */
  of(queries: Queries, key: GameKey): Promise<PlayableSetup>;
  /** The same where it is kept here; undefined where it would have to be read. */
  kept(key: GameKey): PlayableSetup | undefined;
}

/** Setups of this many games are kept in hand: 40 KB each. */
const KEPT = 1_000;

/**
 * Reads setups, and keeps those of the games played last. They never change, so that a server that forgets one, or has
 * another's, plays the same game.
 */
export function gameSetups(): GameSetups {
  const setups = newest<PlayableSetup>(KEPT);
  return {
    async of(queries, key) {
      const known = setups.get(nameOf(key));
      if (known !== undefined) return known;
      const read = await load(queries, key);
      setups.set(nameOf(key), read);
      return read;
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
