import { committedDice } from '@pennant/rules/fairness/committed-dice';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import { compileSetup } from '@pennant/rules/games/compile-setup';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import { readSetup, type GameKey } from './store.ts';

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
}

/** Setups of this many games are kept in hand: 40 KB each. */
const KEPT = 500;

/**
 * Reads setups, and keeps those of the games played last. They never change, so that a server that forgets one, or has
 * another's, plays the same game.
 */
export function gameSetups(): GameSetups {
  const kept = new Map<string, PlayableSetup>();
  return {
    async of(queries, key) {
      const name = `${key.userID} ${key.gameID}`;
      const known = kept.get(name);
      const setup = known ?? (await load(queries, key));
      // Taken out and put in again, it is the newest; the oldest is forgotten.
      kept.delete(name);
      kept.set(name, setup);
      const oldest = kept.keys().next();
      if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value);
      return setup;
    },
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
    dice: (eventNumber) => dice.event(eventNumber),
    seed: stored.seed,
  };
}
