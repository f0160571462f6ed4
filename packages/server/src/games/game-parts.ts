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

/** What the use cases of a game work with. */
export interface GameParts {
  /** The database, or the transaction that keeps the answer with its key. */
  readonly db: Atomic;
  readonly setups: GameSetups;
  readonly after: AfterFinal;
  readonly chances: WinChances;
  readonly now: Date;
  /** Null within a transaction: nobody may know of its turn before it has ended. */
  readonly hand: GamesInHand | null;
}

/** Who asks for what of which game. */
export interface Asked extends GameKey {
  readonly sessionID: string;
  /** Makes sure that the session has not ended; to be asked where no write of it does. */
  confirmUser(): Promise<Refusal<SignInCode> | null>;
  /** The last event that the client has seen: makes the call safe to repeat. */
  readonly eventNumber: number | undefined;
}

/** The games that are played on this server now, as it wrote or read them last. A server that forgets one reads it again. */
export interface GamesInHand {
  /** By `nameOf`. Others may have moved a game since, so that whatever is written of it is written on conditions. */
  readonly games: Newest<StoredGame>;
  readonly turns: TurnWriter;
  /** Turns of one game wait for each other here, not in the database. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
}

/** So many games are kept in hand: 4 KB each, beside their setups. */
const KEPT = 2_000;

export const gamesInHand = (database: Database, sessionHolds: SessionHolds): GamesInHand => ({
  games: newest(KEPT),
  turns: turnWriter(database, sessionHolds),
  inTurn: oneAtATime(),
});
