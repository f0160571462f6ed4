import { median } from '@pennant/rules/statistics/quantile';
import { FAN_OUT_STATEMENTS } from '@pennant/server/platform/database/cluster/fan-out-statements';
import { countShards, loadStatements } from '@pennant/server/testing/count-shards';
import { installCitus } from '../../scripts/citus.ts';
import { startCitusCluster, type CitusCluster } from './citus-cluster.ts';
import { Crowd } from './crowd.ts';
import { measureCrowd, medianOf, type CrowdLoad, type CrowdMeasurement } from './measure-crowd.ts';
import { startReplicatedDatabase } from './replicated-database.ts';
import { startPrograms } from './running-programs.ts';
import { printRow, rounded, type Figures, type ScaleOptions } from './scale-options.ts';

const PROGRAMS = 2;
const WARM_UP_S = 10;
const COLUMNS =
  'rolls/s,p50 ms,p99 ms,programs,database,of coord.,tx/roll,most/s,programs,database'.split(',');

/** One of the two databases, with its programs and players. */
type Side = Pick<CrowdLoad, 'crowd' | 'url' | 'server' | 'processes'>;

type Turn = Readonly<Record<'fixed' | 'most', CrowdMeasurement>>;

/** The same players on a cluster, in turns with one server and its standby. */
export async function measureCitus(options: ScaleOptions): Promise<Figures> {
  const missing = await installCitus();
  if (missing !== undefined) {
    console.log(`\nThe cluster is left out: ${missing}`);
    return {};
  }
  const ending: (() => Promise<void>)[] = [];
  try {
    const database = await startReplicatedDatabase('synchronous', console.log);
    ending.unshift(database.stop);
    const cluster = await startCitusCluster({ DATABASE_URL: database.url });
    ending.unshift(cluster.stop);
    const serve = async (databaseUrl: string) => {
      const running = await startPrograms(databaseUrl, PROGRAMS);
      ending.unshift(running.stop);
      const balancer = await running.balance(PROGRAMS);
      ending.unshift(balancer.stop);
      const crowd = await Crowd.register(running.programs[0]!.url, options.players);
      return { crowd, url: balancer.url, programs: running.programs.map(({ pid }) => pid) };
    };
    const { programs, ...one } = await serve(database.url);
    const { programs: ofCluster, ...several } = await serve(cluster.url);
    const figures = await compare(
      options,
      {
        ...one,
        server: database.primary,
        processes: {
          programs,
          database: [database.primary.pid],
          standby: [database.standby.pid],
        },
      },
      {
        ...several,
        server: {
          query: async (text, values = []) => (await cluster.client.query(text, [...values])).rows,
        },
        processes: {
          programs: ofCluster,
          database: [cluster.coordinatorPid, ...cluster.workerPids],
          coordinator: [cluster.coordinatorPid],
        },
      },
    );
    return { ...figures, ...(await countStatements(cluster)) };
  } finally {
    for (const end of ending) await end();
  }
}

async function compare(
  { players, rate, seconds, turns }: ScaleOptions,
  single: Side,
  cluster: Side,
): Promise<Figures> {
  for (const side of [single, cluster])
    await measureCrowd({ ...side, rate: null, seconds: WARM_UP_S });
  console.log(
    `\n${players} players, ${PROGRAMS} programs: one server with a synchronous standby, and a ` +
      `coordinator with two workers; ${rate} rolls a second, then as many as it goes (µs a roll)`,
  );
  printRow('', ...COLUMNS);
  const takeTurn = async (side: Side): Promise<Turn> => ({
    fixed: await measureCrowd({ ...side, rate, seconds }),
    most: await measureCrowd({ ...side, rate: null, seconds: seconds / 2 }),
  });
  const [ofSingle, ofCluster]: [Turn[], Turn[]] = [[], []];
  for (let turn = 1; turn <= turns; turn += 1) {
    ofSingle.push(await takeTurn(single));
    printTurn(`${turn}: one`, ofSingle.at(-1)!);
    ofCluster.push(await takeTurn(cluster));
    printTurn(`${turn}: cluster`, ofCluster.at(-1)!);
  }
  const [one, several] = [ofSingle, ofCluster].map((all) => ({
    fixed: medianOf(all.map(({ fixed }) => fixed)),
    most: medianOf(all.map(({ most }) => most)),
  })) as [Turn, Turn];
  printTurn('median one', one);
  printTurn('median cl.', several);
  const ratio = (valueOf: (turn: Turn) => number) =>
    rounded(median(ofCluster.map((turn, index) => valueOf(turn) / valueOf(ofSingle[index]!))), 2);
  return {
    citusRollsPerSecond: Math.round(several.most.rollsPerSecond),
    citusRollsRatio: ratio(({ most }) => most.rollsPerSecond),
    citusProgramMicroseconds: Math.round(several.fixed.microseconds['programs']!),
    citusDatabaseMicroseconds: Math.round(several.fixed.microseconds['database']!),
    citusDatabaseRatio: ratio(({ fixed }) => fixed.microseconds['database']!),
  };
}

function printTurn(name: string, { fixed, most }: Turn): void {
  const time = ({ microseconds }: CrowdMeasurement, kind: string) =>
    microseconds[kind]?.toFixed(0) ?? '-';
  printRow(
    name,
    fixed.rollsPerSecond.toFixed(0),
    fixed.p50Ms.toFixed(1),
    fixed.p99Ms.toFixed(1),
    ...['programs', 'database', 'coordinator'].map((kind) => time(fixed, kind)),
    fixed.transactions.toFixed(2),
    most.rollsPerSecond.toFixed(0),
    time(most, 'programs'),
    time(most, 'database'),
  );
}

/** Counts the statements of the program, by name, by how many shards their plans ask at most. */
async function countStatements({ client }: CitusCluster): Promise<Figures> {
  const asked = new Map<string, number>();
  for (const statement of await loadStatements()) {
    const shards = await countShards(client, statement);
    asked.set(statement.name, Math.max(shards, asked.get(statement.name) ?? 0));
  }
  const shards = [...asked.values()];
  const oneShardStatements = shards.filter((count) => count === 1).length;
  const fanOutStatements = shards.filter((count) => count > 1).length;
  console.log(
    `Statements by their plans: ${oneShardStatements} ask one shard, ${fanOutStatements} several ` +
      `(${Object.keys(FAN_OUT_STATEMENTS).length} are listed), the others the coordinator alone`,
  );
  return { oneShardStatements, fanOutStatements };
}
