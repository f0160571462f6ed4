import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyPreparedData, type DataFolder } from './harness/prepared-data.ts';
import { withObservedProgram } from './load/observed-program.ts';
import { createRandom } from './load/random.ts';
import { plantInProgram, type SourceBug } from './plants/planted-process.ts';
import { fillGameCaches } from './soak/fill-game-caches.ts';
import { readMoments, type ObservedMoment } from './soak/observed-moment.ts';
import { startPlayers, type SoakTally } from './soak/soak-players.ts';
import { findTrend, type Sample, type Trend } from './soak/trend.ts';
import type { TrustPart } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly minutes: number;
  readonly players: number;
  /** The longest warm-up: it ends as soon as memory stands still. */
  readonly warmUpSeconds: number;
}

/** Three bugs at once, when players play: each must show in a figure of its own. */
const PLANTED: SourceBug = {
  name: 'a leak, a busy loop and an error now and then',
  file: 'packages/server/src/platform/http/call-route.ts',
  find: 'context.now = now;',
  replace: `context.now = now;
      const kept: number[][] = ((globalThis as any).kept ??= []);
      kept.push(new Array(kept.length > 300 ? 500 : 1).fill(now.getTime()));
      if (kept.length > 300 && kept.length % 5 === 0)
        for (const end = performance.now() + 120; performance.now() < end; );
      if (kept.length > 300 && kept.length % 50 === 0) throw new Error('planted');`,
};
const PLANTED_FIGURES = ['soakErrors', 'soakMemoryAtLeastMbPerHour', 'soakEventLoopP99Ms'] as const;
const PLANTED_AMOUNTS = { minutes: 0.75, players: 20, warmUpSeconds: 10 } as const;

const OBSERVER = fileURLToPath(new URL('./soak/observe-program.ts', import.meta.url));
const MAX_MB_PER_HOUR = 5;
const MAX_EVENT_LOOP_MS = 100;
/** From here on the trend itself counts: before, only what is sure of it. */
const MIN_MINUTES_OF_A_TREND = 30;
/** Games that the program keeps in memory. */
const CACHED_GAMES = 2_000;
/** Moments at which memory is looked at. */
const MAX_MOMENTS = 120;
const MIN_SECONDS_BETWEEN = 4;
/** On a busy machine a run takes longer, until there are as many. */
const MIN_MOMENTS = 10;
/** Moments in a row whose trend tells whether memory stands still. */
const MOMENTS_OF_A_WARM_UP = 10;

const EXPECTED = {
  soakErrors: { exactly: 0 },
  soakMemoryAtLeastMbPerHour: { atMost: MAX_MB_PER_HOUR },
  soakEventLoopP99Ms: { atMost: MAX_EVENT_LOOP_MS },
} as const;

/** Many players for a while: `soak 8h` before a release. */
export const soak: TrustPart<Amounts> = {
  name: 'soak',
  claim: 'However long it runs, nothing fails, memory does not grow and no request waits long.',
  amounts: {
    ci: { minutes: 2, players: 50, warmUpSeconds: 180 },
    full: { minutes: 30, players: 50, warmUpSeconds: 600 },
  },
  figures: ({ minutes }) => ({
    soakRequests: { label: 'requests of players, after the warm-up too', target: null },
    soakRefused: { label: 'of them refused, as the rules say', target: null },
    soakErrors: {
      label: 'of them without a response, or with a status of 500 and more',
      target: EXPECTED.soakErrors,
    },
    soakLiveMb: { label: 'live memory at the end in MB', target: null },
    soakMemoryMbPerHour: {
      label: 'its growth in MB an hour',
      target: minutes >= MIN_MINUTES_OF_A_TREND ? { atMost: MAX_MB_PER_HOUR } : null,
    },
    soakMemoryAtLeastMbPerHour: {
      label: 'the same, at least (97.5%)',
      target: EXPECTED.soakMemoryAtLeastMbPerHour,
    },
    soakMoments: {
      label: 'moments at which memory was looked at',
      target: { atLeast: MIN_MOMENTS },
    },
    soakEventLoopP99Ms: {
      label: 'delay of the event loop in ms, 99 in a hundred',
      target: EXPECTED.soakEventLoopP99Ms,
    },
    soakPlanted: { label: 'bugs planted: a leak, a busy loop, an error', target: { exactly: 3 } },
    soakPlantedFound: { label: 'of them found', target: { exactly: 3 } },
  }),
  amountsFrom: (word, amounts) => {
    const [, number, unit] = /^(\d+)(h|m)$/.exec(word) ?? [];
    if (number === undefined) return null;
    const minutes = Number(number) * (unit === 'h' ? 60 : 1);
    return { ...amounts, minutes };
  },
  run: async (amounts, { tell, seed }) => {
    const data = await copyPreparedData(tell);
    try {
      const sound = await soakProgram(data, { ...amounts, seed, tell });
      const planted = await soakProgram(data, {
        ...PLANTED_AMOUNTS,
        seed,
        tell: (message) => tell(`planted: ${message}`),
        bug: PLANTED,
      });
      const figures = toFigures(sound);
      const ofPlanted = toFigures(planted);
      const found = PLANTED_FIGURES.filter((name) => {
        const target = EXPECTED[name];
        return ofPlanted[name] > ('exactly' in target ? target.exactly : target.atMost);
      });
      tell(`planted: found by ${found.join(', ') || 'NOTHING'}`);
      return { ...figures, soakPlanted: PLANTED_FIGURES.length, soakPlantedFound: found.length };
    } finally {
      await data.remove();
    }
  },
};

interface SoakRun {
  readonly minutes: number;
  readonly players: number;
  readonly warmUpSeconds: number;
  readonly seed: number;
  readonly tell: (message: string) => void;
  readonly bug?: SourceBug;
}

interface SoakResult {
  readonly tally: SoakTally;
  readonly moments: readonly ObservedMoment[];
  /** Of live memory, in MB an hour. */
  readonly growth: Trend;
}

const toFigures = ({ tally, moments, growth }: SoakResult) => ({
  soakRequests: tally.requests,
  soakRefused: tally.refused,
  soakErrors: tally.errors,
  soakLiveMb: moments.at(-1)?.liveMb ?? Number.NaN,
  soakMemoryMbPerHour: growth.slope,
  soakMemoryAtLeastMbPerHour: growth.atLeast,
  soakMoments: moments.length,
  soakEventLoopP99Ms: moments.at(-1)?.delaysMs[2] ?? Number.NaN,
});

async function soakProgram(
  data: DataFolder,
  { minutes, players, warmUpSeconds, seed, tell, bug }: SoakRun,
): Promise<SoakResult> {
  const plant = bug === undefined ? null : plantInProgram(bug);
  const options = {
    ...data,
    imports: [OBSERVER, ...(plant?.imports ?? [])],
    settings: { ...plant?.settings },
  };
  return withObservedProgram(options, async ({ client, market, current }) => {
    const random = createRandom(seed);
    if (bug === undefined) {
      tell(`starting ${CACHED_GAMES} games, which the program keeps in memory …`);
      await fillGameCaches({ client, market, random }, CACHED_GAMES);
      tell('the players begin');
    }
    const playing = await startPlayers({ client, market, random, players });
    try {
      const samples: Sample[] = [];
      const takeSample = async (betweenMs: number) => {
        await pause(betweenMs);
        const moment = await playing.whileQuiet(() => observe(current()));
        samples.push({ time: performance.now() / 3_600_000, value: moment.liveMb });
        return moment;
      };
      const warmUntil = performance.now() + warmUpSeconds * 1000;
      while (performance.now() < warmUntil && !standsStill(samples))
        await takeSample(MIN_SECONDS_BETWEEN * 1000);
      tell(`warm, after collections: ${samples.map(({ value }) => value.toFixed(1)).join(' ')} MB`);
      samples.length = 0;
      process.kill(current().pid, 'SIGWINCH');
      const moments: ObservedMoment[] = [];
      const end = performance.now() + minutes * 60_000;
      const betweenMs = Math.max(MIN_SECONDS_BETWEEN * 1000, (minutes * 60_000) / MAX_MOMENTS);
      while (performance.now() < end || moments.length < MIN_MOMENTS) {
        const moment = await takeSample(betweenMs);
        moments.push(moment);
        if (moments.length % 10 === 0) tell(describe(moment, playing.tally));
      }
      for (const text of playing.tally.firstErrors) tell(text);
      return { tally: playing.tally, moments, growth: findTrend(samples) };
    } finally {
      await playing.stop();
    }
  });
}

/** Returns whether memory does not grow for sure, over the last samples. */
const standsStill = (samples: readonly Sample[]): boolean =>
  samples.length >= MOMENTS_OF_A_WARM_UP &&
  findTrend(samples.slice(-MOMENTS_OF_A_WARM_UP)).atLeast <= MAX_MB_PER_HOUR;

const describe = ({ liveMb, rssMb, delaysMs }: ObservedMoment, tally: SoakTally): string =>
  `${tally.requests} requests, ${tally.errors} errors, ${liveMb.toFixed(1)} MB live of ${rssMb.toFixed(0)} MB, event loop late by ${delaysMs.map((ms) => ms.toFixed(0)).join(', ')} ms (50, 90, 99, 99.9 in a hundred)`;

/** Asks a program what it has in memory after a collection. */
async function observe(program: {
  readonly pid: number;
  output(): string;
}): Promise<ObservedMoment> {
  const before = readMoments(program.output()).length;
  process.kill(program.pid, 'SIGUSR2');
  for (let waited = 0; waited < 60_000; waited += 20) {
    const moment = readMoments(program.output())[before];
    if (moment !== undefined) return moment;
    await pause(20);
  }
  throw new Error('the program does not tell its memory');
}
