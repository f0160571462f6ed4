import type { Atomic, Database } from '../platform/database/database.ts';
import type { SignInCode } from '../platform/http/caller.ts';
import { newest, type Newest } from '../platform/newest.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import type { Refusal } from '../platform/refusal.ts';
import type { AfterFinal } from './finish-game.ts';
import type { GameSetups } from './game-setups.ts';
import type { GameKey, StoredGame } from './game-store.ts';
import type { SessionHolds } from './turn-store.ts';
import { turnWriter, type TurnWriter } from './turn-writer.ts';
import type { WinChances } from './win-chances.ts';

/** The dependencies of the use cases of a game. */
export interface GameParts {
  /** The database, or the transaction that stores the response under its idempotency key. */
  readonly db: Atomic;
  readonly setups: GameSetups;
  readonly after: AfterFinal;
  readonly chances: WinChances;
  readonly now: Date;
  /** Null within a transaction: the cache must not show a turn before it is committed. */
  readonly hand: GamesInHand | null;
}

/** The user, session and game of a request, and the state that it was made on. */
export interface Asked extends GameKey {
  readonly sessionID: string;
  /** Checks that the session is active; needed where no write of the session's does. */
  confirmUser(): Promise<Refusal<SignInCode> | null>;
  /** The number of the last event that the client has seen: makes the call safe to repeat. */
  readonly eventNumber: number | undefined;
}

/**
 * The games that were played last on this server, as it wrote or read them last. A game that is
 * evicted is read from the database again.
 */
export interface GamesInHand {
  /**
   * By `nameOf`. Other servers may have moved a game since, so every write of it is conditional.
   */
  readonly games: Newest<StoredGame>;
  readonly turns: TurnWriter;
  /** Runs turns of one game one at a time, so that they wait here and not in the database. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
}

/** About 4 KB each, not counting their setups. */
const MAX_CACHED_GAMES = 2_000;

export const gamesInHand = (database: Database, sessionHolds: SessionHolds): GamesInHand => ({
  games: newest(MAX_CACHED_GAMES),
  turns: turnWriter(database, sessionHolds),
  inTurn: oneAtATime(),
});
