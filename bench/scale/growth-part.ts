import { startTrustProgram } from '../trust/harness/trust-program.ts';
import { Crowd } from './crowd.ts';
import { compareSides } from './growth/compare-sides.ts';
import { fillDatabase } from './growth/fill-database.ts';
import type { Amounts } from './growth/fill-users.ts';
import { startGrowthServer } from './growth/growth-server.ts';
import type { GrownSide } from './growth/measure-ways.ts';
import { SCALE_FOLDER } from './run-folder.ts';
import type { Figures, ScaleOptions } from './scale-options.ts';

/** The one database has so many times the users of the other. */
const GROWTH = 1000;
const PLAYERS = 8;

/** The same ways of players on a database of few users and on one of a thousand times as many. */
export async function measureGrowth(options: ScaleOptions): Promise<Figures> {
  const large: Amounts = options.growth;
  const small: Amounts = {
    users: Math.ceil(large.users / GROWTH),
    playing: Math.ceil(large.playing / GROWTH),
    rows: Math.ceil(large.rows / GROWTH),
  };
  const names = { small: 'pennant_small', large: 'pennant_large' } as const;
  const server = await startGrowthServer(Object.values(names), console.log);
  const ending: (() => Promise<void>)[] = [server.stop];
  try {
    await server.restart('filling');
    await fillDatabase(server, names.small, small);
    const gigabytes = await fillDatabase(server, names.large, large);
    await server.restart('serving');
    const serve = async (name: string, amounts: Amounts): Promise<GrownSide> => {
      const program = await startTrustProgram({
        dataDir: SCALE_FOLDER,
        databaseUrl: server.url(name),
      });
      ending.unshift(program.stop);
      const crowd = await Crowd.register(program.url, PLAYERS);
      return { url: program.url, pid: program.pid, crowd, amounts };
    };
    const sides = {
      few: await serve(names.small, small),
      many: await serve(names.large, large),
    };
    return { ...(await compareSides(sides, options)), growthGb: gigabytes };
  } finally {
    for (const end of ending) await end();
  }
}
