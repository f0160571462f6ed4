import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the whole program. Tests pass their own database and clock. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}
