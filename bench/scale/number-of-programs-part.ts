import { median } from '@pennant/rules/statistics/quantile';
import { Crowd } from './crowd.ts';
import { measureCrowd, medianOf, type CrowdMeasurement } from './measure-crowd.ts';
import { memoryOf } from './process-usage.ts';
import { startReplicatedDatabase, type ReplicatedDatabase } from './replicated-database.ts';
import { startPrograms, type RunningPrograms } from './running-programs.ts';
import { printRow, rounded, type Figures, type ScaleOptions } from './scale-options.ts';

/** How many programs there are, in turns. */
const VARIANTS = [1, 2, 4] as const;
/** How much more processor time than at one program a roll may take. */
const TOLERANCE = 0.1;
const COLUMNS =
  'rolls/s,p50 ms,p99 ms,programs,one alone,nginx,primary,standby,' +
  'tx/roll,log bytes,most/s,programs,primary';
/** Rolls as fast as it goes that each variant makes first, so that programs are compiled. */
const WARM_UP_S = 15;

interface Turn {
  /** All players together at the fixed rate. */
  readonly fixed: CrowdMeasurement;
  /** One program with as many rolls as each of these programs had. */
  readonly share: CrowdMeasurement;
  readonly most: CrowdMeasurement;
}

interface Setting {
  readonly database: ReplicatedDatabase;
  readonly running: RunningPrograms;
  readonly crowd: Crowd;
}

/**
 * The same players at one, two and four programs, in turns: at a fixed rate, and as fast as it
 * goes. All programs run all the time; the balancer knows some of them. One program at the rate
 * that each of several had is the control: a program that is less busy takes longer for a roll.
 */
export async function measureNumberOfPrograms(options: ScaleOptions): Promise<Figures> {
  const { players, rate, turns } = options;
  const database = await startReplicatedDatabase('synchronous', console.log);
  try {
    const running = await startPrograms(database.url, Math.max(...VARIANTS));
    try {
      const crowd = await Crowd.register(running.programs[0]!.url, players);
      const setting = { database, running, crowd };
      for (const count of VARIANTS) await measure(setting, count, null, WARM_UP_S);
      console.log(
        `\n${players} players on nginx, programs, PostgreSQL 15 with a synchronous standby; ` +
          `${rate} rolls a second, then as many as it goes (µs a roll)`,
      );
      printRow('programs', ...COLUMNS.split(','));
      const measured = new Map<number, Turn[]>(VARIANTS.map((count) => [count, []]));
      for (let turn = 1; turn <= turns; turn += 1) {
        for (const count of VARIANTS) {
          const one = await takeTurn(setting, count, options);
          measured.get(count)!.push(one);
          printTurn(`${turn}: ${count}`, one);
        }
      }
      console.log('Medians');
      for (const [count, all] of measured) printTurn(String(count), mediansOf(all));
      const memory = running.programs.map(({ pid }) => memoryOf(pid));
      console.log(
        `Memory of a program in MB, at the end and at most: ` +
          memory.map(({ now, most }) => `${now} and ${most}`).join(', '),
      );
      const programMb = Math.max(...memory.map(({ most }) => most));
      return { ...figuresOf(measured), programMb };
    } finally {
      await running.stop();
    }
  } finally {
    await database.stop();
  }
}

async function takeTurn(
  setting: Setting,
  count: number,
  { rate, seconds }: ScaleOptions,
): Promise<Turn> {
  const fixed = await measure(setting, count, rate, seconds);
  const share = count === 1 ? fixed : await measure(setting, 1, rate / count, seconds);
  return { fixed, share, most: await measure(setting, count, null, seconds / 2) };
}

async function measure(
  { database, running, crowd }: Setting,
  count: number,
  rate: number | null,
  seconds: number,
): Promise<CrowdMeasurement> {
  const balancer = await running.balance(count);
  try {
    return await measureCrowd({
      crowd,
      url: balancer.url,
      rate,
      seconds,
      server: database.primary,
      processes: {
        programs: running.programs.slice(0, count).map(({ pid }) => pid),
        nginx: [balancer.pid],
        primary: [database.primary.pid],
        standby: [database.standby.pid],
      },
    });
  } finally {
    await balancer.stop();
  }
}

function printTurn(name: string, { fixed, share, most }: Turn): void {
  const time = ({ microseconds }: CrowdMeasurement, kind: string) => microseconds[kind]!.toFixed(0);
  printRow(
    name,
    fixed.rollsPerSecond.toFixed(0),
    fixed.p50Ms.toFixed(1),
    fixed.p99Ms.toFixed(1),
    time(fixed, 'programs'),
    time(share, 'programs'),
    ...['nginx', 'primary', 'standby'].map((kind) => time(fixed, kind)),
    fixed.transactions.toFixed(2),
    fixed.logBytes.toFixed(0),
    most.rollsPerSecond.toFixed(0),
    time(most, 'programs'),
    time(most, 'primary'),
  );
}

const mediansOf = (turns: readonly Turn[]): Turn => ({
  fixed: medianOf(turns.map(({ fixed }) => fixed)),
  share: medianOf(turns.map(({ share }) => share)),
  most: medianOf(turns.map(({ most }) => most)),
});

/** Returns the median of the turns' ratios, and prints them. */
function ratioOf(what: string, ratios: readonly number[]): number {
  const ratio = rounded(median(ratios), 3);
  const each = ratios.map((one) => one.toFixed(2)).join(' ');
  const verdict = ratio <= 1 + TOLERANCE ? 'met' : 'missed';
  console.log(`${what}: ${ratio} (${each}); target at most ${1 + TOLERANCE}: ${verdict}`);
  return ratio;
}

function figuresOf(measured: ReadonlyMap<number, readonly Turn[]>): Figures {
  const cpuOf = ({ microseconds }: CrowdMeasurement) => microseconds['programs']!;
  const singles = measured.get(1)!;
  const figures: Record<string, number> = {};
  for (const [count, turns] of measured) {
    const { fixed, most } = mediansOf(turns);
    figures[`rollsPerSecond${count}`] = Math.round(most.rollsPerSecond);
    figures[`programMicroseconds${count}`] = Math.round(cpuOf(fixed));
    if (count === 1) continue;
    figures[`cpuRatio${count}`] = ratioOf(
      `Processor time of a roll, ${count} programs to one at the same rate in all`,
      turns.map((turn, index) => cpuOf(turn.fixed) / cpuOf(singles[index]!.fixed)),
    );
    figures[`cpuRatioAtShare${count}`] = ratioOf(
      `${count} programs to one that has the share of one of them`,
      turns.map((turn) => cpuOf(turn.fixed) / cpuOf(turn.share)),
    );
  }
  const { fixed } = mediansOf(singles);
  return {
    ...figures,
    nginxMicroseconds: Math.round(fixed.microseconds['nginx']!),
    primaryMicroseconds: Math.round(fixed.microseconds['primary']!),
    standbyMicroseconds: Math.round(fixed.microseconds['standby']!),
    rollsOfGame: rounded(fixed.rollsOfGame, 1),
    transactionsPerRoll: rounded(fixed.transactions, 2),
    logBytesPerRoll: Math.round(fixed.logBytes),
  };
}
