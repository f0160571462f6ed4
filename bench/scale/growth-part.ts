import { monthCode } from '@pennant/rules/leaderboard/month-and-quarter';
import { median } from '@pennant/rules/statistics/quantile';
import { startTrustProgram } from '../trust/harness/trust-program.ts';
import { Crowd } from './crowd.ts';
import { fillDatabase } from './growth/fill-database.ts';
import type { Amounts } from './growth/fill-users.ts';
import { startGrowthServer } from './growth/growth-server.ts';
import { measureWays, type GrownSide, type Ways } from './growth/measure-ways.ts';
import { SCALE_FOLDER } from './run-folder.ts';
import { printRow, rounded, type Figures, type ScaleOptions } from './scale-options.ts';

/** The one database has so many times the users of the other. */
const GROWTH = 1000;
const PLAYERS = 8;
const SIGN_INS = 30;
/** Months whose boards are asked for in a turn, each once, since programs keep them a while. */
const MONTHS_OF_TURN = 4;
const LEAST_RATIO = 0.9;

/** The same ways of players on a database of few users and on one of a thousand times as many. */
export async function measureGrowth(options: ScaleOptions): Promise<Figures> {
  const large: Amounts = { ...options.growth };
  const small: Amounts = {
    users: Math.ceil(large.users / GROWTH),
    playing: Math.ceil(large.playing / GROWTH),
    finishedGames: large.finishedGames,
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
    const sides = [await serve(names.small, small), await serve(names.large, large)] as const;
    return { ...(await compare(sides, options)), growthGb: gigabytes };
  } finally {
    for (const end of ending) await end();
  }
}

async function compare(
  [small, large]: readonly [GrownSide, GrownSide],
  { seconds, turns }: ScaleOptions,
): Promise<Figures> {
  const measure = (side: GrownSide, turn: number) =>
    measureWays(
      side,
      {
        rollSeconds: seconds / 2,
        signIns: SIGN_INS,
        months: Array.from({ length: MONTHS_OF_TURN }, (_, index) => {
          const place = (turn * MONTHS_OF_TURN + index) % 20;
          return monthCode({ year: 2025 + Math.floor(place / 12), month: (place % 12) + 1 });
        }),
      },
      turn,
    );
  console.log(`\nMedians in ms, ${PLAYERS} players roll as fast as it goes; in turns`);
  printRow('', 'roll', 'its CPU', 'sign-in', 'my games', 'boards');
  const ratios: Ways[] = [];
  // The first turn is the warm-up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const few = await measure(small, turn);
    const many = await measure(large, turn);
    if (turn === 0) continue;
    printRow(`${turn}: few`, ...Object.values(few).map((ms) => ms.toFixed(2)));
    printRow(`${turn}: many`, ...Object.values(many).map((ms) => ms.toFixed(2)));
    ratios.push(
      Object.fromEntries(
        Object.entries(few).map(([way, ms]) => [way, ms / many[way as keyof Ways]]),
      ) as Ways,
    );
  }
  const figures: Record<string, number> = {};
  for (const way of Object.keys(ratios[0]!) as (keyof Ways)[]) {
    const each = ratios.map((ratio) => ratio[way]);
    const ratio = rounded(median(each), 3);
    figures[`growth${way[0]!.toUpperCase()}${way.slice(1)}`] = ratio;
    console.log(
      `${way}: few to many ${ratio} (${each.map((one) => one.toFixed(2)).join(' ')}); ` +
        `target at least ${LEAST_RATIO}: ${ratio >= LEAST_RATIO ? 'met' : 'missed'}`,
    );
  }
  return figures;
}
