import type { RollResponse } from '@pennant/contract/game-commands';
import AsyncLock from 'async-lock';
import { LRUCache } from 'lru-cache';
import type { TransactionScope, Database } from '../platform/database/database.ts';
import type { AuthenticationFailureCode } from '../platform/http/principal-and-bearer-token.ts';
import type { Refusal } from '../platform/refusal.ts';
import type { FinalGameEffects } from './grant-game-results.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import type { GameKey, StoredGame } from './game-store.ts';
import type { GameRefusalCode } from './refusals.ts';
import { createTurnBatcher, type TurnBatcher } from './turn-batcher.ts';
import type { PregameWinProbabilities } from './pregame-win-probability.ts';

/** The dependencies of the use cases of a game. */
export interface GameContext {
  /** The database, or the transaction that stores the response under its idempotency key. */
  readonly db: TransactionScope;
  readonly setups: GameSetupCache;
  readonly finalGameEffects: FinalGameEffects;
  readonly winProbabilities: PregameWinProbabilities;
  readonly now: Date;
  /**
   * Lets those know who watch a game that it has moved, or ended, once that is committed. A hint:
   * what nobody was told of is seen by whoever looks next.
   */
  readonly announceTurn: (gameID: string) => void;
  /** Null within a transaction: the cache must not show a turn before it is committed. */
  readonly gameCache: GameCache | null;
}

/** The user, session and game of a request, and the state that it was made on. */
export interface GameRequest extends GameKey {
  readonly sessionID: string;
  /** Checks that the session is active; needed where no write of the session's does. */
  confirmSession(): Promise<Refusal<AuthenticationFailureCode> | null>;
  /** The number of the last event that the client has seen: makes the call safe to repeat. */
  readonly eventNumber: number | undefined;
}

/** The result of a turn, as the API call responds with it. */
export type TurnResponse = RollResponse | Refusal<GameRefusalCode | AuthenticationFailureCode>;

/**
 * The games that were played last on this server, as it wrote or read them last. A game that is
 * evicted is read from the database again.
 */
export interface GameCache {
  /**
   * By `gameCacheKey`. Other servers may have moved a game since, so every write of it is
   * conditional.
   */
  readonly games: LRUCache<string, StoredGame>;
  readonly turnBatcher: TurnBatcher;
  /** Runs turns of one game one at a time, so that they wait here and not in the database. */
  readonly lock: AsyncLock;
}

/** About 4 KB each, not counting their setups. */
const MAX_CACHED_GAMES = 2_000;

export const createGameCache = (database: Database): GameCache => ({
  games: new LRUCache({ max: MAX_CACHED_GAMES }),
  turnBatcher: createTurnBatcher(database),
  lock: new AsyncLock({ maxPending: Infinity }),
});
