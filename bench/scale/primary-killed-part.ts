import { setTimeout as pause } from 'node:timers/promises';
import { countLostWrites } from './count-lost-writes.ts';
import { Crowd, longestGaps, type CrowdRun } from './crowd.ts';
import { accepts } from './postgres-process.ts';
import {
  startReplicatedDatabase,
  type ReplicatedDatabase,
  type Replication,
} from './replicated-database.ts';
import { startPrograms } from './running-programs.ts';
import { printFailures, rounded, type Figures, type ScaleOptions } from './scale-options.ts';

const PROGRAMS = 2;
/** Who watches the primary asks it twice a second, and believes the second silence. */
const WATCH_MS = 500;
const SILENCES = 2;
const TARGET_S = 15;
/** How long a planted standby has not followed when the primary dies. */
const BEHIND_MS = 2000;

interface Outcome {
  readonly run: CrowdRun;
  /** Acknowledged writes that the promoted standby did not have. */
  readonly lost: number;
  /** From the kill: until it was noticed, the standby takes writes, a roll came back. */
  readonly noticed: number;
  readonly promoted: number;
  readonly served: number;
  readonly gaps: ReturnType<typeof longestGaps>;
}

/**
 * Kills the primary under load and promotes the standby: once where each commit waited for it, once
 * where none did, and, to see that losses are found, once where it had stopped following.
 */
export async function killPrimary(options: ScaleOptions): Promise<Figures> {
  const synchronous = await killOnce(options, 'synchronous');
  printOutcome('a synchronous standby', synchronous);
  const asynchronous = await killOnce(options, 'asynchronous');
  printOutcome('an asynchronous standby', asynchronous);
  const planted = await killOnce(options, 'asynchronous', stopFollowing);
  printOutcome(`planted: a standby that was ${BEHIND_MS / 1000} s behind`, planted);
  return {
    primaryLostWrites: synchronous.lost,
    promotedSeconds: rounded(synchronous.served, 2),
    promotionGapSeconds: rounded(synchronous.gaps.ofPlayer, 2),
    asynchronousLostWrites: asynchronous.lost,
    plantedLossFound: planted.lost > 0 ? 1 : 0,
  };
}

/** Has the standby receive nothing any more. */
async function stopFollowing({ standby }: ReplicatedDatabase): Promise<void> {
  await standby.query(`alter system set primary_conninfo = ''`);
  await standby.query('select pg_reload_conf()');
  await pause(BEHIND_MS);
}

async function killOnce(
  { players, rate, seconds }: ScaleOptions,
  replication: Replication,
  plant: (database: ReplicatedDatabase) => Promise<void> = async () => undefined,
): Promise<Outcome> {
  const database = await startReplicatedDatabase(replication, console.log);
  try {
    const running = await startPrograms(database.url, PROGRAMS);
    try {
      const crowd = await Crowd.register(running.programs[0]!.url, players);
      const balancer = await running.balance(PROGRAMS);
      const underWay = crowd.start(balancer.url, rate);
      await pause(seconds * 500);
      await plant(database);
      const killedAt = performance.now();
      const since = () => (performance.now() - killedAt) / 1000;
      await database.primary.kill();
      await waitUntilSilent(database);
      const noticed = since();
      await database.standby.query('select pg_promote()');
      const promoted = since();
      // No program can write yet: what the standby lacks now is lost.
      const lostAtOnce = await countLostWrites(database.standby, underWay.writes());
      const movedAt = performance.now();
      await database.moveAddress();
      await pause(seconds * 500);
      const run = await underWay.end();
      await balancer.stop();
      const first = Math.min(
        ...run.writes.filter(({ sentAt }) => sentAt > movedAt).map(({ at }) => at),
      );
      const later = run.writes.filter(({ at }) => at > movedAt);
      const lostLater = await countLostWrites(database.standby, later);
      return {
        run,
        lost: lostAtOnce + lostLater,
        noticed,
        promoted,
        served: (first - killedAt) / 1000,
        gaps: longestGaps(run, killedAt),
      };
    } finally {
      await running.stop();
    }
  } finally {
    await database.stop();
  }
}

async function waitUntilSilent({ primary, port }: ReplicatedDatabase): Promise<void> {
  for (let silences = 0; silences < SILENCES;) {
    silences = (await accepts(primary.folder, port)) ? 0 : silences + 1;
    await pause(WATCH_MS);
  }
}

function printOutcome(kind: string, outcome: Outcome): void {
  const { run, lost, noticed, promoted, served, gaps } = outcome;
  console.log(
    `\nThe primary killed (SIGKILL), ${kind} promoted\n` +
      `  acknowledged writes                        ${run.writes.length}, lost ${lost}\n` +
      `  from the kill until it was noticed         ${noticed.toFixed(2)} s\n` +
      `  until the standby was promoted             ${promoted.toFixed(2)} s\n` +
      `  until a roll was acknowledged again        ${served.toFixed(2)} s (target ${TARGET_S} s)\n` +
      `  longest that a player had no answer        ${gaps.ofPlayer.toFixed(2)} s`,
  );
  printFailures(run);
}
