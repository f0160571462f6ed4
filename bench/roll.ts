import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Database } from '@pennant/server/platform/database/database';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { dropLargeDatabase, makeLargeDatabase } from './roll/large-event-table.ts';
import { startLoadProcess } from './roll/start-load-process.ts';
import { startBareTurnServer } from './roll/start-bare-turn-server.ts';
import { findWrk, wrkLoad } from './roll/wrk-load.ts';
import { median } from '@pennant/rules/statistics/quantile';
import { prepareRollers, type RollMeasurement } from './roll/prepare-rollers.ts';
import { preparePgbench } from './server-harness/pgbench.ts';
import { BENCH_DATA_DIR, startProgram, type Program } from './server-harness/start-program.ts';

/**
 * Measures rolls a second over HTTP: every roll with authentication, the rules, verifiable dice and
 * the write that waits for the disk; games are created beforehand, and their ends are included. It
 * is compared, in turns, with pgbench on the same database server over the same kind of connection,
 * which is the database alone, and with a bare node:http server that does the same conditional
 * write without rules, dice or checks. wrk plays, which is written in C as pgbench is.
 * Then with many events in the table, and with two programs on one database.
 *
 * `node bench/roll.ts [--seconds 5] [--turns 5] [--events 10000000]`; with 0 events there is no
 * large table.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    turns: { type: 'string', default: '5' },
    events: { type: 'string', default: '10000000' },
  },
});
const [SECONDS, TURNS, EVENTS] = [options.seconds, options.turns, options.events].map(Number) as [
  number,
  number,
  number,
];
const CLIENTS = [8, 32] as const;
const TARGET = {
  ratioToPgbench8: 0.75,
  ratioToPgbench32: 0.85,
  ratioToBare: 0.85,
  p99Ms: 15,
  /** Above this the machine is too slow or too busy for the target of rolls. */
  pgbenchP99Ms: 5,
  ratioLargeTable: 0.9,
} as const;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const columns = (...texts: readonly (string | number)[]) =>
  texts.map((text) => String(text).padStart(10)).join('');

interface Turn extends RollMeasurement {
  readonly kind: string;
  readonly reference: number | null;
  /** The processor time of the program as a multiple of the reference's, where that has one. */
  readonly cpuRatio: number | null;
}
const turns: Turn[] = [];
/** Within which 99 of 100 transactions of pgbench were done at 8 clients, in ms: each turn's. */
const waitsOfPgbench: number[] = [];

/**
 * Records and prints one turn; `reference` is the rate it is compared with, a second, and
 * `microseconds` the processor time that a turn took there.
 */
function recordTurn(
  kind: string,
  clients: number,
  rolled: RollMeasurement,
  reference: number | null,
  microseconds: number | null = null,
): void {
  const cpuRatio = microseconds === null ? null : rolled.microseconds / microseconds;
  turns.push({ ...rolled, kind: `${kind} ${clients}`, reference, cpuRatio });
  const ratio = reference === null ? '-' : (rolled.rollsPerSecond / reference).toFixed(3);
  console.log(
    columns(
      kind,
      clients,
      rolled.rollsPerSecond.toFixed(0),
      reference?.toFixed(0) ?? '-',
      ratio,
      rolled.p50Ms.toFixed(2),
      rolled.p99Ms.toFixed(2),
      rolled.microseconds.toFixed(0),
      cpuRatio?.toFixed(2) ?? '-',
    ),
  );
}

const turnsOf = (kind: string) => turns.filter((turn) => turn.kind === kind);
const medianOf = (kind: string, figure: (turn: Turn) => number) =>
  median(turnsOf(kind).map(figure));
const ratioOf = (kind: string) =>
  rounded(
    medianOf(kind, ({ rollsPerSecond, reference }) => rollsPerSecond / (reference ?? Number.NaN)),
    3,
  );
const cpuRatioOf = (kind: string) =>
  rounded(
    medianOf(kind, ({ cpuRatio }) => cpuRatio ?? Number.NaN),
    2,
  );

/** Returns how another process connects to a database. */
async function connectionOf(database: Database): Promise<pg.ClientConfig> {
  const client = await database.connect();
  const { host, port, user, database: name } = client;
  await client.end();
  return { host, port, user, database: name, ssl: false };
}

const database = await openDatabase(
  { databaseUrl: null, dataDir: BENCH_DATA_DIR },
  () => undefined,
);
const wrk = findWrk();
if (wrk === undefined) console.log('No wrk on this machine: the load is made in JavaScript.');
const load = wrk === undefined ? startLoadProcess() : wrkLoad(wrk);
const running: Program[] = [];
const start = async (databaseUrl?: string) => {
  const program = await startProgram({ databaseUrl, place: running.length });
  running.push(program);
  return program;
};
try {
  await dropLargeDatabase(database);
  const program = await start();
  const rollers = await prepareRollers(program, database, load, Math.max(...CLIENTS));
  await rollers.roll(8, SECONDS);
  const pgbench = await preparePgbench(database);
  if (pgbench === null) console.log('No pgbench on this machine: no ratios to it.');

  const connection = await connectionOf(database);
  const bare = await startBareTurnServer({ connection, ...(await rollers.describePlayers()) });
  running.push(bare);
  await rollers.roll(8, SECONDS, [bare]);

  console.log(
    columns('', 'clients', 'rolls/s', 'beside/s', 'ratio', 'p50 ms', 'p99 ms', 'µs/roll', 'times'),
  );
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const clients of CLIENTS) {
      const rolled = await rollers.roll(clients, SECONDS);
      const beside = await pgbench?.(clients, SECONDS);
      if (beside !== undefined && clients === 8) waitsOfPgbench.push(beside.p99Ms);
      recordTurn('pgbench', clients, rolled, beside?.transactionsPerSecond ?? null);
      const control = await rollers.roll(clients, SECONDS, [bare]);
      recordTurn('bare', clients, rolled, control.rollsPerSecond, control.microseconds);
    }
  }
  const second = await start();
  await rollers.roll(8, SECONDS, [program, second]);
  for (let turn = 1; turn <= Math.ceil(TURNS / 2); turn += 1) {
    const single = await rollers.roll(8, SECONDS);
    recordTurn(
      'two/one',
      8,
      await rollers.roll(8, SECONDS, [program, second]),
      single.rollsPerSecond,
    );
  }
  if (EVENTS > 0) {
    for (const stale of running.splice(0)) await stale.stop();
    console.log(`Making a table of ${EVENTS.toLocaleString('en-US')} events …`);
    const url = await makeLargeDatabase(database, EVENTS);
    const large = await openDatabase({ databaseUrl: url, dataDir: '' }, () => undefined);
    try {
      const small = await prepareRollers(await start(), database, load, 8);
      const big = await prepareRollers(await start(url), large, load, 8);
      await small.roll(8, SECONDS);
      await big.roll(8, SECONDS);
      for (let turn = 1; turn <= TURNS; turn += 1) {
        const reference = await small.roll(8, SECONDS);
        recordTurn('large', 8, await big.roll(8, SECONDS), reference.rollsPerSecond);
      }
    } finally {
      await large.close();
    }
  }

  console.log(
    `Targets: ${TARGET.ratioToPgbench8} of pgbench at 8 clients and ${TARGET.ratioToPgbench32} at 32, ${TARGET.ratioToBare} of the bare server, 99 of 100 rolls within ${TARGET.p99Ms} ms where pgbench's are within ${TARGET.pgbenchP99Ms}, ${TARGET.ratioLargeTable} of it on a large table`,
  );
  console.log(
    JSON.stringify({
      bench: 'roll',
      figures: {
        rollsPerSecond8: Math.round(medianOf('pgbench 8', (turn) => turn.rollsPerSecond)),
        rollsPerSecond32: Math.round(medianOf('pgbench 32', (turn) => turn.rollsPerSecond)),
        ...(pgbench === null
          ? {}
          : {
              ratioToPgbench8: ratioOf('pgbench 8'),
              ratioToPgbench32: ratioOf('pgbench 32'),
              pgbenchP99Ms: rounded(median(waitsOfPgbench), 2),
            }),
        ratioToBare8: ratioOf('bare 8'),
        ratioToBare32: ratioOf('bare 32'),
        cpuRatioToBare8: cpuRatioOf('bare 8'),
        cpuRatioToBare32: cpuRatioOf('bare 32'),
        p50Ms: rounded(
          medianOf('pgbench 8', (turn) => turn.p50Ms),
          2,
        ),
        p99Ms: rounded(
          medianOf('pgbench 8', (turn) => turn.p99Ms),
          2,
        ),
        rollsPerSecondTwoProcesses: Math.round(
          medianOf('two/one 8', (turn) => turn.rollsPerSecond),
        ),
        ratioTwoProcesses: ratioOf('two/one 8'),
        ...(EVENTS > 0 ? { ratioLargeTable: ratioOf('large 8') } : {}),
      },
    }),
  );
} finally {
  load.stop();
  for (const program of running) await program.stop();
  await dropLargeDatabase(database);
  await database.close();
}
