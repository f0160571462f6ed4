import type { Clock } from '../clock.ts';
import { DatabaseFailure } from './database-failure.ts';

/** How long nothing is read after a failure, in ms: where the database hangs, each would wait. */
const PAUSE_MS = 5000;

/** Reads what a response can do without; returns null where the database can't serve it now. */
export type OptionalRead = <T>(read: () => Promise<T>) => Promise<T | null>;

/**
 * Returns a function for what a response can do without: of a cluster, what asks all servers while
 * one of them is away. For a few seconds after a failure nothing is read; then one caller at a time
 * tries, since each that waits holds a connection. Errors other than a DatabaseFailure are thrown.
 */
export function createOptionalRead(clock: Clock): OptionalRead {
  /** When the last failure was, or the last try since; null where the database serves. */
  let pausedAt: number | null = null;
  return async (read) => {
    const now = clock().getTime();
    const isTry = pausedAt !== null;
    if (pausedAt !== null && Math.abs(now - pausedAt) < PAUSE_MS) return null;
    if (isTry) pausedAt = now;
    try {
      const response = await read();
      if (isTry) pausedAt = null;
      return response;
    } catch (error) {
      if (!(error instanceof DatabaseFailure)) throw error;
      pausedAt = clock().getTime();
      return null;
    }
  };
}
