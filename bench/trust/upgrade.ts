import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkOutEarlierVersion, findEarlierCommit } from './harness/earlier-version.ts';
import { startTrustProgram, waitForAllCards } from './harness/trust-program.ts';
import { restartInTurn } from './restarts/restart-in-turn.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  /** Each of two programs becomes one of this version, and is restarted after that. */
  readonly restarts: number;
}

/**
 * Replaces two programs of an earlier version (`TRUST_UPGRADE_FROM`, or the one before the newest
 * migrations) by this one, one after the other, behind nginx, while users read and roll: the first
 * of this version brings the database to its schema while the other of before serves. Counts the
 * requests that fail; no client repeats one.
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
  }),
  findObstacle: async () =>
    (await findEarlierCommit()) === undefined
      ? "the history of the project is not here, so there is no earlier version's code"
      : undefined,
  run: async ({ restarts }, run) => {
    const earlier = await checkOutEarlierVersion((await findEarlierCommit())!);
    run.tell(`the earlier version is ${earlier.description}`);
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pennant-upgrade-'));
    try {
      // The cards, which take a minute, are made by the earlier version.
      const first = await startTrustProgram({ dataDir, root: earlier.root });
      await waitForAllCards(first.url);
      await first.stop();
      const outcome = await restartInTurn(
        { dataDir },
        { count: restarts, firstRoot: earlier.root },
        run,
      );
      for (const failure of outcome.failures.slice(0, 10)) run.tell(failure);
      return {
        upgradeMigrations: earlier.newerMigrations.length,
        upgradeRequests: outcome.requests,
        upgradeRolls: outcome.rolls,
        upgradeSlowestMs: Math.round(outcome.slowestMs),
        upgradeFailures: outcome.failures.length,
      };
    } finally {
      await rm(dataDir, { recursive: true, force: true });
      await earlier.remove();
    }
  },
};
