import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@pennant/rules/statistics/quantile';
import type { Crowd } from './crowd.ts';
import type { PostgresProcess } from './postgres-process.ts';
import { cpuSecondsOf } from './process-usage.ts';

/** Processes whose time counts for a roll, by what they are. */
export type Processes = Readonly<Record<string, readonly number[]>>;

export interface CrowdMeasurement {
  /** Rolls, with choices and new games among them. */
  readonly rolls: number;
  readonly rollsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of a roll in µs, by what the processes are. */
  readonly microseconds: Readonly<Record<string, number>>;
  /** Rolls to the end of a game. */
  readonly rollsOfGame: number;
  /** Transactions that the database committed for a roll. */
  readonly transactions: number;
  /** Bytes of the write-ahead log for a roll. */
  readonly logBytes: number;
}

export interface CrowdLoad {
  readonly crowd: Crowd;
  readonly url: string;
  /** Rolls a second; null for as many as it goes. */
  readonly rate: number | null;
  readonly seconds: number;
  readonly processes: Processes;
  /** Where transactions are counted. */
  readonly server: Pick<PostgresProcess, 'query'>;
}

interface Counters {
  readonly transactions: number;
  readonly logBytes: number;
}

/** Before the time that counts: connections are opened, and games read. */
const SETTLE_MS = 1500;

/** Has the crowd play and measures what a roll takes. No request may fail. */
export async function measureCrowd(load: CrowdLoad): Promise<CrowdMeasurement> {
  const { crowd, url, rate, seconds, processes, server } = load;
  const run = crowd.start(url, rate);
  await pause(SETTLE_MS);
  const [from, cpuFrom, countersFrom] = [
    performance.now(),
    readCpu(processes),
    await readCounters(server),
  ];
  await pause(seconds * 1000);
  const [to, cpuTo, countersTo] = [
    performance.now(),
    readCpu(processes),
    await readCounters(server),
  ];
  const { writes, failures, p50Ms, p99Ms } = await run.end();
  if (failures.size > 0)
    throw new Error(`requests failed: ${JSON.stringify(Object.fromEntries(failures))}`);
  const rolls = writes.filter(({ at }) => at >= from && at < to).length;
  return {
    rolls,
    rollsPerSecond: rolls / ((to - from) / 1000),
    p50Ms,
    p99Ms,
    microseconds: Object.fromEntries(
      Object.entries(cpuTo).map(([kind, cpu]) => [kind, ((cpu - cpuFrom[kind]!) * 1e6) / rolls]),
    ),
    rollsOfGame: writes.length / writes.filter(({ eventNumber }) => eventNumber === 0).length,
    transactions: (countersTo.transactions - countersFrom.transactions) / rolls,
    logBytes: (countersTo.logBytes - countersFrom.logBytes) / rolls,
  };
}

const readCpu = (processes: Processes): Record<string, number> =>
  Object.fromEntries(
    Object.entries(processes).map(([kind, pids]) => [
      kind,
      pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    ]),
  );

async function readCounters(server: CrowdLoad['server']): Promise<Counters> {
  const [row] = await server.query<{ transactions: string; bytes: string }>(
    `select (select xact_commit from pg_stat_database where datname = 'pennant') as transactions,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  );
  return { transactions: Number(row!.transactions), logBytes: Number(row!.bytes) };
}

/** Returns the median of each figure. */
export function medianOf(all: readonly CrowdMeasurement[]): CrowdMeasurement {
  const of = (figure: (one: CrowdMeasurement) => number) => median(all.map(figure));
  return {
    rolls: of(({ rolls }) => rolls),
    rollsPerSecond: of(({ rollsPerSecond }) => rollsPerSecond),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    microseconds: Object.fromEntries(
      Object.keys(all[0]!.microseconds).map((kind) => [
        kind,
        of(({ microseconds }) => microseconds[kind]!),
      ]),
    ),
    rollsOfGame: of(({ rollsOfGame }) => rollsOfGame),
    transactions: of(({ transactions }) => transactions),
    logBytes: of(({ logBytes }) => logBytes),
  };
}
