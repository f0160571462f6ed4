import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

/**
 * The program's log: JSON lines on standard output, written in blocks so that nobody waits for them. Requests are
 * counted, not logged, but for slow and failed ones: a line for each would halve what the server can do.
 */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): {
  log: Logger;
  flush: () => void;
} {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 1024, periodicFlush: 500 });
  return {
    log: pino({ level: logLevel, base: null }, destination),
    flush: () => destination.flushSync(),
  };
}
