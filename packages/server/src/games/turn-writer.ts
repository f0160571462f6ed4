import type { Queries } from '../platform/database/database.ts';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import { turnsStore, type SessionHolds, type TurnToWrite } from './turn-store.ts';

/** Writes the turns of one server. */
export interface TurnWriter {
  /**
   * Writes a turn of a game that goes on; answers false where somebody has moved the game, or its session has ended. Two turns of the
   * same game must not be given at once.
   */
  write(turn: TurnToWrite): Promise<boolean>;
}

/** Turns that one statement carries at most. */
const MOST_TOGETHER = 16;

/** What comes while a statement is under way gathers for the next, but waits no longer than this for one that is held up. */
const PATIENCE_MS = 1;

/** Statements under way at once where some are held up: by a game that another server has locked, say. */
const MOST_UNDER_WAY = 8;

interface Waiting {
  readonly turn: TurnToWrite;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns that come while others are being written are gathered and written together: one statement, one way to the database, one wait for
 * the disk. Each is written on conditions of its own. Where tables are spread over servers (Citus), every turn goes by itself, so that
 * it touches its player's shard only.
 */
export function turnWriter(queries: Queries, sessionHolds: SessionHolds): TurnWriter {
  const writeTurns = turnsStore(sessionHolds);
  const waiting: Waiting[] = [];
  /** When each statement under way was sent, in ms. */
  const underWay = new Set<{ readonly sentAt: number }>();
  let isGathering = false;
  let impatience: NodeJS.Timeout | undefined;
  let mostTogether: Promise<number> | undefined;

  const writeAlone = async ({ turn, resolve, reject }: Waiting): Promise<void> => {
    try {
      const [written = false] = await writeTurns(queries, [turn]);
      resolve(written);
    } catch (error) {
      reject(error);
    }
  };

  const writeTogether = async (all: readonly Waiting[]): Promise<void> => {
    try {
      const written = await writeTurns(
        queries,
        all.map(({ turn }) => turn),
      );
      for (const [at, { resolve }] of all.entries()) resolve(written[at] === true);
    } catch (error) {
      // The database is away: whether it wrote them can't be known. Else it wrote none of them, for the fault of one or for a
      // deadlock with another server; by itself, each can fail only for its own.
      const isOver = error instanceof DatabaseFailure || all.length === 1;
      if (isOver) for (const { reject } of all) reject(error);
      else for (const each of all) await writeAlone(each);
    }
  };

  const mayBeSent = (): boolean => {
    const since = performance.now() - PATIENCE_MS;
    for (const { sentAt } of underWay) if (sentAt > since) return false;
    return underWay.size < MOST_UNDER_WAY;
  };

  const send = async (): Promise<void> => {
    isGathering = false;
    const most = await (mostTogether ??= mostTogetherOn(queries));
    while (waiting.length > 0 && mayBeSent()) {
      const statement = { sentAt: performance.now() };
      underWay.add(statement);
      void writeTogether(waiting.splice(0, most)).finally(() => {
        underWay.delete(statement);
        void send();
      });
    }
    if (waiting.length > 0) {
      impatience ??= setTimeout(() => {
        impatience = undefined;
        void send();
      }, PATIENCE_MS);
    }
  };

  return {
    write: (turn) =>
      new Promise((resolve, reject) => {
        waiting.push({ turn, resolve, reject });
        if (isGathering) return;
        isGathering = true;
        // Requests that arrived together are worked out first, and written together.
        setImmediate(() => void send());
      }),
  };
}

async function mostTogetherOn(queries: Queries): Promise<number> {
  const spread = await queries
    .query(`select from pg_extension where extname = 'citus'`)
    .catch(() => []);
  return spread.length > 0 ? 1 : MOST_TOGETHER;
}
