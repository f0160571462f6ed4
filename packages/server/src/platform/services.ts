import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './settings.ts';

/** What the whole program works with. Tests hand in their own database and clock. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}
