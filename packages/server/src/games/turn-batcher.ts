import type { Queries } from '../platform/database/database.ts';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import {
  hasCitus,
  MAX_BATCH_SIZE,
  writeOneTurn,
  writeTurns,
  type TurnToWrite,
} from './turn-batch-store.ts';

/** Writes the turns that one server plays. */
export interface TurnBatcher {
  /**
   * Writes a turn that does not end its game. Resolves to false if the game's version has changed
   * or the session has ended. The caller must not write two turns of one game concurrently.
   */
  write(turn: TurnToWrite): Promise<boolean>;
}

/**
 * Turns that arrive while a statement runs wait for the next, but no longer than this: a statement
 * that is blocked does not hold them up.
 */
const MAX_WAIT_MS = 1;

/** The most concurrent statements: more than one if some run for longer than `MAX_WAIT_MS`. */
const MAX_RUNNING_STATEMENTS = 8;

interface QueuedTurn {
  readonly turn: TurnToWrite;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a writer that batches turns: those that arrive while others are being written share the
 * next statement, and so one round trip and one disk flush. Each is written on its own conditions.
 * With distributed tables (Citus) every turn is a statement of its own, so that it touches its
 * player's shard only.
 */
export function createTurnBatcher(queries: Queries): TurnBatcher {
  const queue: QueuedTurn[] = [];
  /** The running statements, with the time when each was sent, in ms. */
  const running = new Set<{ readonly sentAt: number }>();
  let isSendScheduled = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let maxBatchSize: Promise<number> | null = null;

  /** Returns the batch size for the database: 1 with Citus, and until it has told. */
  const findMaxBatchSize = (): Promise<number> => {
    maxBatchSize ??= hasCitus(queries).then(
      (isCluster) => (isCluster ? 1 : MAX_BATCH_SIZE),
      () => {
        maxBatchSize = null;
        return 1;
      },
    );
    return maxBatchSize;
  };

  const writeOne = async ({ turn, resolve, reject }: QueuedTurn): Promise<void> => {
    try {
      resolve(await writeOneTurn(queries, turn));
    } catch (error) {
      reject(error);
    }
  };

  const writeBatch = async (batch: readonly QueuedTurn[]): Promise<void> => {
    const [first] = batch;
    if (first !== undefined && batch.length === 1) return writeOne(first);
    try {
      const written = await writeTurns(
        queries,
        batch.map(({ turn }) => turn),
      );
      for (const [index, { resolve }] of batch.entries()) resolve(written[index] === true);
    } catch (error) {
      // If the connection failed, it is unknown whether the turns were written. Otherwise none of
      // them was, because of one bad turn or of a deadlock with another server: written one by one,
      // each turn can only fail by itself.
      if (error instanceof DatabaseFailure) for (const { reject } of batch) reject(error);
      else for (const queued of batch) await writeOne(queued);
    }
  };

  const canSend = (): boolean => {
    const since = performance.now() - MAX_WAIT_MS;
    for (const { sentAt } of running) if (sentAt > since) return false;
    return running.size < MAX_RUNNING_STATEMENTS;
  };

  const send = async (): Promise<void> => {
    isSendScheduled = false;
    const size = await findMaxBatchSize();
    while (queue.length > 0 && canSend()) {
      const statement = { sentAt: performance.now() };
      running.add(statement);
      void writeBatch(queue.splice(0, size)).finally(() => {
        running.delete(statement);
        void send();
      });
    }
    if (queue.length > 0) {
      retryTimer ??= setTimeout(() => {
        retryTimer = undefined;
        void send();
      }, MAX_WAIT_MS);
    }
  };

  return {
    write: (turn) =>
      new Promise((resolve, reject) => {
        queue.push({ turn, resolve, reject });
        if (isSendScheduled) return;
        isSendScheduled = true;
        // Other requests of this event loop tick are played first, and join the batch.
        setImmediate(() => void send());
      }),
  };
}
