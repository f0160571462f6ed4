import type { Clock } from '../clock.ts';
import { DatabaseFailure } from './database-failure.ts';

/** How long nothing is read after a failure, in ms: where the database hangs, each would wait. */
const PAUSE_MS = 5000;

/** Reads what a response can do without; returns null where the database can't serve it now. */
export type OptionalRead = <T>(read: () => Promise<T>) => Promise<T | null>;

/**
 * Returns a function for what a response can do without: of a cluster, what asks all servers while
 * one of them is away. For a few seconds after a failure nothing is read. Errors other than a
 * DatabaseFailure are thrown.
 */
export function createOptionalRead(clock: Clock): OptionalRead {
  let failedAt: number | null = null;
  return async (read) => {
    const now = clock().getTime();
    if (failedAt !== null && Math.abs(now - failedAt) < PAUSE_MS) return null;
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DatabaseFailure)) throw error;
      failedAt = clock().getTime();
      return null;
    }
  };
}
