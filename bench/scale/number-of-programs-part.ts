import { median } from '@pennant/rules/statistics/quantile';
import { Crowd } from './crowd.ts';
import { measureCrowd, type CrowdMeasurement } from './measure-crowd.ts';
import { memoryOf } from './process-usage.ts';
import { startReplicatedDatabase } from './replicated-database.ts';
import { startPrograms } from './running-programs.ts';
import { printRow, rounded, type Figures, type ScaleOptions } from './scale-options.ts';

/** How many programs there are, in turns. */
const VARIANTS = [1, 2, 4] as const;
/** How far the processor time of a roll may be from that of one program. */
const TOLERANCE = 0.1;

type Turn = Readonly<Record<'fixed' | 'most', CrowdMeasurement>>;

/**
 * The same players at one, two and four programs, in turns: at a fixed rate, and as fast as it
 * goes. All programs run all the time; the balancer knows some of them.
 */
export async function measureNumberOfPrograms(options: ScaleOptions): Promise<Figures> {
  const { players, rate, seconds, turns } = options;
  const database = await startReplicatedDatabase('synchronous', console.log);
  try {
    const running = await startPrograms(database.url, Math.max(...VARIANTS));
    try {
      const crowd = await Crowd.register(running.programs[0]!.url, players);
      const measured = new Map<number, Turn[]>(VARIANTS.map((count) => [count, []]));
      console.log(
        `\n${players} players on nginx, programs, PostgreSQL 15 with a synchronous standby; ` +
          `${rate} rolls a second, then as many as it goes`,
      );
      printHead();
      for (let turn = 0; turn <= turns; turn += 1) {
        for (const count of VARIANTS) {
          const balancer = await running.balance(count);
          const measure = (fixedRate: number | null) =>
            measureCrowd({
              crowd,
              url: balancer.url,
              rate: fixedRate,
              seconds: fixedRate === null ? seconds / 2 : seconds,
              server: database.primary,
              processes: {
                programs: running.programs.slice(0, count).map(({ pid }) => pid),
                nginx: [balancer.pid],
                primary: [database.primary.pid],
                standby: [database.standby.pid],
              },
            });
          const one: Turn = { fixed: await measure(rate), most: await measure(null) };
          await balancer.stop();
          // The first turn is the programs' warm-up.
          if (turn === 0) continue;
          measured.get(count)!.push(one);
          printTurn(`${turn}: ${count}`, one);
        }
      }
      console.log('Medians');
      for (const [count, all] of measured) printTurn(String(count), mediansOf(all));
      const memory = running.programs.map(({ pid }) => memoryOf(pid));
      console.log(
        `Memory of a program in MB, at the end and at most: ${memory.map(({ now, most }) => `${now} ${most}`).join(', ')}`,
      );
      return { ...figuresOf(measured), programMb: Math.max(...memory.map(({ most }) => most)) };
    } finally {
      await running.stop();
    }
  } finally {
    await database.stop();
  }
}

function printHead(): void {
  printRow(
    '',
    ...['rolls/s', 'p50 ms', 'p99 ms', 'programs', 'nginx', 'primary', 'standby', 'tx/roll'],
    ...['log B', 'most/s', 'programs', 'primary'],
  );
}

function printTurn(name: string, { fixed, most }: Turn): void {
  const time = ({ microseconds }: CrowdMeasurement, kind: string) => microseconds[kind]!.toFixed(0);
  printRow(
    name,
    fixed.rollsPerSecond.toFixed(0),
    fixed.p50Ms.toFixed(1),
    fixed.p99Ms.toFixed(1),
    ...['programs', 'nginx', 'primary', 'standby'].map((kind) => time(fixed, kind)),
    fixed.transactions.toFixed(2),
    fixed.logBytes.toFixed(0),
    most.rollsPerSecond.toFixed(0),
    time(most, 'programs'),
    time(most, 'primary'),
  );
}

const mediansOf = (turns: readonly Turn[]): Turn => ({
  fixed: medianOf(turns.map(({ fixed }) => fixed)),
  most: medianOf(turns.map(({ most }) => most)),
});

/** Returns the median of each figure. */
function medianOf(all: readonly CrowdMeasurement[]): CrowdMeasurement {
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
    transactions: of(({ transactions }) => transactions),
    logBytes: of(({ logBytes }) => logBytes),
  };
}

function figuresOf(measured: ReadonlyMap<number, readonly Turn[]>): Figures {
  const cpuOf = ({ fixed }: Turn) => fixed.microseconds['programs']!;
  const singles = measured.get(1)!;
  const ratios = (count: number) =>
    measured.get(count)!.map((turn, index) => cpuOf(turn) / cpuOf(singles[index]!));
  const figures: Record<string, number> = {};
  for (const count of VARIANTS.filter((variant) => variant > 1)) {
    const each = ratios(count);
    const ratio = rounded(median(each), 3);
    figures[`cpuRatio${count}`] = ratio;
    console.log(
      `${count} programs to one, processor time of a roll: ${ratio} (${each.map((one) => one.toFixed(2)).join(' ')}); ` +
        `target within ${TOLERANCE}: ${Math.abs(ratio - 1) <= TOLERANCE ? 'met' : 'missed'}`,
    );
  }
  for (const [count, all] of measured) {
    const { fixed, most } = mediansOf(all);
    figures[`rollsPerSecond${count}`] = Math.round(most.rollsPerSecond);
    figures[`programMicroseconds${count}`] = Math.round(fixed.microseconds['programs']!);
  }
  const { fixed } = mediansOf(singles);
  figures['primaryMicroseconds'] = Math.round(fixed.microseconds['primary']!);
  figures['transactionsPerRoll'] = rounded(fixed.transactions, 2);
  figures['logBytesPerRoll'] = Math.round(fixed.logBytes);
  return figures;
}
