import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkOutEarlierVersion, findEarlierCommit } from './harness/earlier-version.ts';
import { startTrustProgram, waitForAllCards } from './harness/trust-program.ts';
import type { SourcePlant } from './plants/planted-program.ts';
import { restartInTurn } from './restarts/restart-in-turn.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  /** Each of two programs becomes one of this version, and is restarted after that. */
  readonly restarts: number;
}

/** A change of the schema that keeps a table to itself for longer than a request can wait. */
export const SLOW_MIGRATION: SourcePlant = {
  name: 'a migration that locks the games for six seconds',
  file: 'packages/server/src/platform/database/change-schema.ts',
  find: 'await change();',
  replace:
    "await client.query('lock table game'); await client.query('select pg_sleep(6)'); await change();",
};

/**
 * Replaces two programs of an earlier version (`TRUST_UPGRADE_FROM`, or the one before the newest
 * migrations) by this one, one after the other, behind nginx, while users read and roll: the first
 * of this version brings the database to its schema while the other of before serves. Counts the
 * requests that fail; no client repeats one. A migration that keeps a table locked is to be found.
 */
export const upgrade: TrustPart<Amounts> = {
  name: 'upgrade',
  claim: 'Programs of an earlier version are replaced by this one without a failed request.',
  amounts: { ci: { restarts: 4 }, full: { restarts: 6 } },
  figures: () => ({
    upgradeMigrations: {
      label: 'migrations while the earlier version serves',
      target: { atLeast: 1 },
    },
    upgradeRequests: { label: 'requests meanwhile', target: { atLeast: 100 } },
    upgradeRolls: { label: 'of them rolls and choices', target: { atLeast: 50 } },
    upgradeSlowestMs: { label: 'slowest of them, in ms', target: null },
    upgradeFailures: { label: 'requests that failed', target: { exactly: 0 } },
    upgradePlantedFound: {
      label: `${SLOW_MIGRATION.name}, found`,
      target: { exactly: 1 },
    },
  }),
  findObstacle: async () =>
    (await findEarlierCommit()) === undefined
      ? "the history of the project is not here, so there is no earlier version's code"
      : undefined,
  run: async ({ restarts }, run) => {
    const earlier = await checkOutEarlierVersion((await findEarlierCommit())!);
    run.tell(`the earlier version is ${earlier.description}`);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-upgrade-'));
    const dataDir = path.join(folder, 'data');
    const plantedDataDir = path.join(folder, 'planted');
    try {
      // PostgreSQL's user has to reach it, where root runs this.
      await chmod(folder, 0o755);
      // The cards, which take a minute, are made by the earlier version.
      const first = await startTrustProgram({ dataDir, root: earlier.root });
      await waitForAllCards(first.url);
      await first.stop();
      await mkdir(plantedDataDir);
      // With cp, since the files keep their owner: PostgreSQL's.
      await promisify(execFile)('cp', ['-a', path.join(dataDir, 'postgres'), plantedDataDir]);
      const outcome = await restartInTurn(
        { dataDir },
        { count: restarts, firstRoot: earlier.root },
        run,
      );
      for (const failure of outcome.failures.slice(0, 10)) run.tell(failure);
      const planted = await restartInTurn(
        { dataDir: plantedDataDir },
        { count: 1, firstRoot: earlier.root, plant: SLOW_MIGRATION },
        run,
      );
      run.tell(`planted: ${SLOW_MIGRATION.name}: ${planted.failures.length} failures`);
      return {
        upgradeMigrations: earlier.newerMigrations.length,
        upgradeRequests: outcome.requests,
        upgradeRolls: outcome.rolls,
        upgradeSlowestMs: Math.round(outcome.slowestMs),
        upgradeFailures: outcome.failures.length,
        upgradePlantedFound: planted.failures.length > 0 ? 1 : 0,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
      await earlier.remove();
    }
  },
};
