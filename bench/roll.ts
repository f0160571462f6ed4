import type { Database } from '@pennant/server/platform/database/database';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { pgbenchBeside } from './served/pgbench.ts';
import { aPlayer, type Player } from './served/player.ts';
import { DATA_DIR, startProgram } from './served/program.ts';

/**
 * Rolls a second over HTTP: one program on its own database, which waits for the disk; every roll with who asks, the rules, the dice
 * that can be verified and the write. Beside it, in turns, pgbench on the same database server, which is
 * nothing but the database. `node bench/roll.ts [seconds of each turn] [turns]`.
 */
const SECONDS = Number(process.argv[2] ?? 6);
const TURNS = Number(process.argv[3] ?? 3);
const CLIENTS = [8, 32] as const;
const TARGET = { ratioToPgbench8: 0.75, p99Ms: 15 } as const;

interface Measured {
  readonly rollsPerSecond: number;
  readonly pgbenchPerSecond: number | null;
  readonly milliseconds: readonly number[];
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const median = (values: readonly number[]): number => quantile(values, 0.5);
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** What the database holds of rolls: what was commanded, and what came of it. */
async function countEvents(database: Database): Promise<{ rolls: number; events: number }> {
  const [row] = await database.query<{ rolls: number; events: number }>(
    `select count(*) filter (where command ->> 'kind' = 'roll') as rolls, count(*) as events from game_event`,
  );
  return row!;
}

/** Rolls game after game until the time is over. */
async function rollOn(player: Player, until: number, tally: Tally): Promise<void> {
  let gameID = await player.startGame();
  while (performance.now() < until) {
    const began = performance.now();
    const answer = await player.roll(gameID);
    tally.milliseconds.push(performance.now() - began);
    if (answer !== null) {
      tally.rolls += 1;
      tally.events += answer.GameEvents.length;
    }
    const next = answer ?? (await player.playHalf(gameID));
    if (answer === null) tally.events += next.GameEvents.length;
    if (next.isFinal) gameID = await player.startGame();
  }
}

interface Tally {
  rolls: number;
  events: number;
  readonly milliseconds: number[];
}

async function rollTogether(players: readonly Player[], database: Database): Promise<Tally> {
  const tally: Tally = { rolls: 0, events: 0, milliseconds: [] };
  const before = await countEvents(database);
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(players.map((player) => rollOn(player, until, tally)));
  const after = await countEvents(database);
  if (after.rolls - before.rolls !== tally.rolls || after.events - before.events !== tally.events) {
    throw new Error(
      `answered: ${tally.rolls} rolls, ${tally.events} events; written: ${after.rolls - before.rolls} and ${after.events - before.events}`,
    );
  }
  return tally;
}

const program = await startProgram();
const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR }, () => undefined);
const players: Player[] = [];
try {
  for (let each = 0; each < Math.max(...CLIENTS); each += 1)
    players.push(await aPlayer(program.url));
  const pgbench = await pgbenchBeside(database);
  if (pgbench === null) console.log('No pgbench on this machine: no ratios to it.');
  await rollTogether(players, database);

  const all = new Map<number, Measured[]>(CLIENTS.map((clients) => [clients, []]));
  console.log('clients  turn   rolls/s  pgbench/s   ratio    p50 ms   p99 ms');
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const clients of CLIENTS) {
      const { rolls, milliseconds } = await rollTogether(players.slice(0, clients), database);
      const measured: Measured = {
        rollsPerSecond: rolls / SECONDS,
        pgbenchPerSecond: pgbench === null ? null : await pgbench(clients, SECONDS),
        milliseconds,
      };
      all.get(clients)!.push(measured);
      const { rollsPerSecond, pgbenchPerSecond } = measured;
      console.log(
        [
          String(clients).padStart(7),
          String(turn).padStart(5),
          rollsPerSecond.toFixed(0).padStart(9),
          (pgbenchPerSecond?.toFixed(0) ?? '-').padStart(10),
          (pgbenchPerSecond === null
            ? '-'
            : (rollsPerSecond / pgbenchPerSecond).toFixed(2)
          ).padStart(7),
          quantile(milliseconds, 0.5).toFixed(1).padStart(9),
          quantile(milliseconds, 0.99).toFixed(1).padStart(8),
        ].join(' '),
      );
    }
  }

  const ofClients = (clients: number) => all.get(clients)!;
  const speed = (clients: number) =>
    Math.round(median(ofClients(clients).map(({ rollsPerSecond }) => rollsPerSecond)));
  const ratio = (clients: number) =>
    rounded(
      median(
        ofClients(clients).map(({ rollsPerSecond, pgbenchPerSecond }) =>
          pgbenchPerSecond === null ? Number.NaN : rollsPerSecond / pgbenchPerSecond,
        ),
      ),
      3,
    );
  const waits = ofClients(8).flatMap(({ milliseconds }) => milliseconds);
  console.log(
    `Targets at 8 clients: ${TARGET.ratioToPgbench8} of pgbench, 99 of 100 rolls within ${TARGET.p99Ms} ms`,
  );
  console.log(
    JSON.stringify({
      bench: 'roll',
      figures: {
        rollsPerSecond8: speed(8),
        rollsPerSecond32: speed(32),
        ...(pgbench === null ? {} : { ratioToPgbench8: ratio(8), ratioToPgbench32: ratio(32) }),
        p50Ms: rounded(quantile(waits, 0.5), 2),
        p99Ms: rounded(quantile(waits, 0.99), 2),
      },
    }),
  );
} finally {
  for (const { connection } of players) connection.close();
  await database.close();
  await program.stop();
}
