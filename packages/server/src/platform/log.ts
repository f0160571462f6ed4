import { write, writeSync } from 'node:fs';
import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

const STANDARD_OUTPUT = 1;
/** Characters that are gathered before they are written, and how long they may wait, in ms. */
const BLOCK = 1024;
const LONGEST_WAIT = 500;
/** Characters that may wait for a reader who has stopped reading; what comes after is dropped. */
const MOST_WAITING = 1_000_000;

/**
 * The program's log: JSON lines on standard output, written in blocks so that nobody waits for them. Requests are
 * counted, not logged, but for slow and failed ones: a line for each would halve what the server can do.
 *
 * When nobody reads it any more (the terminal was closed, npm was killed) its lines are dropped: pino's own writer then tries
 * for ever to write the last ones, and the program would never end.
 */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): {
  log: Logger;
  flush: () => void;
} {
  let waiting = '';
  let isWriting = false;
  const writeBlock = (): void => {
    if (isWriting || waiting === '') return;
    isWriting = true;
    const block = Buffer.from(waiting);
    waiting = '';
    write(STANDARD_OUTPUT, block, (error, written) => {
      isWriting = false;
      if (error === null && written < block.length) {
        waiting = block.toString('utf8', written) + waiting;
      }
      if (waiting.length >= BLOCK) writeBlock();
    });
  };
  setInterval(writeBlock, LONGEST_WAIT).unref();
  const stream = {
    write(line: string): void {
      if (waiting.length < MOST_WAITING) waiting += line;
      if (waiting.length >= BLOCK) writeBlock();
    },
  };
  return {
    log: pino({ level: logLevel, base: null }, stream),
    flush: () => {
      try {
        writeSync(STANDARD_OUTPUT, waiting);
      } catch {
        // Nobody reads it.
      }
      waiting = '';
    },
  };
}
