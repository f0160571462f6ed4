import type { Server } from 'node:http';
import { pingDatabase, readMigrationNames } from '../database/health-store.ts';
import type { Queries } from '../database/database.ts';
import { defineRefusals, refuse, type Refusal } from '../refusal.ts';

export const readinessRefusals = defineRefusals({
  stopping: { status: 503, error: 'This server is being stopped: ask another.' },
  migrations_missing: {
    status: 503,
    error: 'The database has not got all migrations of this server yet.',
  },
});

/** For how long a look at the database is kept for others who ask, in ms. */
const CHECK_KEPT_MS = 1000;

/** Whether a server should be sent requests. */
export interface Readiness {
  /**
   * Makes the server not ready. It still serves; each connection is closed after the response that
   * is under way or comes next, so that clients and balancers go elsewhere.
   */
  beginToStop: (server: Server) => void;
  /** Returns `{ok: true}` or a refusal; throws a DatabaseFailure while the database is away. */
  check: () => Promise<{ readonly ok: true } | Refusal<keyof typeof readinessRefusals>>;
}

/** Creates the readiness of a server that needs these migrations. */
export function createReadiness(database: Queries, migrations: readonly string[]): Readiness {
  let isStopping = false;
  let kept: { readonly until: number; readonly isMigrated: Promise<boolean> } | null = null;
  const isMigrated = async () => {
    await pingDatabase(database);
    const applied = new Set(await readMigrationNames(database));
    return migrations.every((name) => applied.has(name));
  };
  return {
    beginToStop: (server) => {
      if (isStopping) return;
      isStopping = true;
      server.prependListener('request', (_request, response) => {
        response.setHeader('connection', 'close');
      });
    },
    check: async () => {
      if (isStopping) return refuse('stopping');
      // No limit on requests here, which would tell a balancer that a busy server is broken.
      const now = performance.now();
      if (kept === null || kept.until < now) {
        kept = { until: now + CHECK_KEPT_MS, isMigrated: isMigrated() };
      }
      return (await kept.isMigrated) ? { ok: true } : refuse('migrations_missing');
    },
  };
}
