import { write } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

const STANDARD_OUTPUT = 1;
/** Number of buffered characters that triggers a write. */
const BLOCK_LENGTH = 1024;
/** Longest time in ms that a line stays buffered. */
const FLUSH_INTERVAL_MS = 500;
/**
 * Maximum number of buffered characters while standard output is blocked; later lines are dropped.
 */
const MAX_BUFFERED = 1_000_000;
/** Longest time in ms that a stop waits for a reader who is behind. */
const FLUSH_TIMEOUT_MS = 2000;
/** Time in ms between two attempts of a stop to write the last lines. */
const FLUSH_RETRY_MS = 10;

/**
 * Opens the program's log: JSON lines on standard output, written asynchronously in blocks. Only
 * slow and failed requests are logged, the others are only measured: a line per request would halve
 * the server's throughput.
 *
 * Lines are dropped when standard output is closed (the terminal was closed, npm was killed).
 * Pino's own writer would then retry the last lines forever, and the program would never exit.
 */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): {
  log: Logger;
  /** Writes what is buffered. Lines that the reader does not take within two seconds are lost. */
  flush: () => Promise<void>;
} {
  let buffered = '';
  let isWriting = false;
  /** Whether the reader of standard output is behind: then the timer alone tries again. */
  let isFull = false;
  const writeBlock = (): void => {
    if (isWriting || buffered === '') return;
    isWriting = true;
    const block = Buffer.from(buffered);
    buffered = '';
    write(STANDARD_OUTPUT, block, (error, written) => {
      isWriting = false;
      isFull = error?.code === 'EAGAIN';
      if (isFull) {
        buffered = block.toString() + buffered;
        return;
      }
      if (error === null && written < block.length) {
        buffered = block.toString('utf8', written) + buffered;
      }
      if (buffered.length >= BLOCK_LENGTH) writeBlock();
    });
  };
  setInterval(writeBlock, FLUSH_INTERVAL_MS).unref();
  const stream = {
    write(line: string): void {
      if (buffered.length < MAX_BUFFERED) buffered += line;
      if (buffered.length >= BLOCK_LENGTH && !isFull) writeBlock();
    },
  };
  return {
    log: pino({ level: logLevel, base: null }, stream),
    flush: async () => {
      const timeout = AbortSignal.timeout(FLUSH_TIMEOUT_MS);
      while ((isWriting || buffered !== '') && !timeout.aborted) {
        writeBlock();
        await pause(FLUSH_RETRY_MS);
      }
    },
  };
}
