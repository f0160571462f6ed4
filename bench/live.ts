import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { median, quantile } from '@pennant/rules/statistics/quantile';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { WatchedPlayer } from './live/watched-player.ts';
import { playLiveGames, registerLivePlayers } from './live/live-pairs.ts';
import { startWatchers } from './live/watchers.ts';
import { Crowd } from './scale/crowd.ts';
import { registerPlayer } from './server-harness/registered-player.ts';
import { BENCH_DATA_DIR, readCpuSeconds, startProgram } from './server-harness/start-program.ts';

/**
 * Measures what watching a game live takes: with many watchers of one game on one program, the time
 * from the sending of a decision, whose commit releases the events before it, to their receipt by
 * each watcher; and the program's processor time for a roll of other players, who roll as fast as
 * it goes, with and without the watchers in turns. The watchers' own cost is in it. And with many
 * live games of two users, an event every two seconds each, the time from both decisions to both
 * boards, with the links that both browsers reveal in between.
 *
 * `node bench/live.ts [--watchers 1000] [--seconds 20] [--turns 3] [--others 8] [--games 200]`; a
 * part with 0 watchers, or 0 games, is left out.
 */
const { values: options } = parseArgs({
  options: {
    watchers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    turns: { type: 'string', default: '3' },
    others: { type: 'string', default: '8' },
    games: { type: 'string', default: '200' },
  },
});
const [WATCHERS, SECONDS, TURNS, OTHERS, GAMES] = [
  options.watchers,
  options.seconds,
  options.turns,
  options.others,
  options.games,
].map(Number) as [number, number, number, number, number];

/** Between two decisions of the game that is watched, in ms: twice as fast as users play. */
const DECISION_MS = 1_000;
/** Before the time that counts, in ms. */
const SETTLE_MS = 1_500;

/** Between two events of a live game, in ms. */
const EVENT_MS = 2_000;

const TARGET = { watchersP95Ms: 300, cpuRatio: 1.1, gamesP95Ms: 250 } as const;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

const database = await openDatabase(
  { databaseUrl: null, dataDir: BENCH_DATA_DIR },
  () => undefined,
);
const program = await startProgram();
const figures: Record<string, number> = {};
try {
  if (WATCHERS > 0) await measureWatchers();
  if (GAMES > 0) await measureGames();
  console.log(JSON.stringify({ bench: 'live', figures }));
} finally {
  await program.stop();
  await database.close();
}
process.exit();

/** Measures what watching one game takes. */
async function measureWatchers(): Promise<void> {
  const player = new WatchedPlayer(await registerPlayer(program.url));
  const crowd = await Crowd.register(program.url, OTHERS);

  /** Has the others roll; returns the program's processor time for a roll, in µs, and the rate. */
  const rollOthers = async (meanwhile: () => Promise<unknown>) => {
    const run = crowd.start(program.url, null);
    await pause(SETTLE_MS);
    const [from, cpuFrom] = [performance.now(), await readCpuSeconds(program.url)];
    await Promise.all([meanwhile(), pause(SECONDS * 1000)]);
    const [to, cpuTo] = [performance.now(), await readCpuSeconds(program.url)];
    const { writes, failures } = await run.end();
    if (failures.size > 0)
      throw new Error(`requests failed: ${JSON.stringify(Object.fromEntries(failures))}`);
    const rolls = writes.filter(({ at }) => at >= from && at < to).length;
    return {
      microseconds: ((cpuTo - cpuFrom) * 1e6) / rolls,
      rollsPerSecond: rolls / ((to - from) / 1000),
    };
  };

  /** Has a game watched while nothing else goes on, or while others roll; returns the waits. */
  const watch = async (during: (play: () => Promise<unknown>) => Promise<unknown>) => {
    const gameID = await player.startGame();
    const watchers = await startWatchers(program.url, gameID, WATCHERS);
    try {
      let releases: Awaited<ReturnType<typeof player.play>> = [];
      await during(async () => {
        releases = await player.play(SECONDS * 1000, DECISION_MS);
      });
      await pause(1_000);
      const receipts = await watchers.report();
      return releases.flatMap(({ eventNumber, sentAt }) => {
        const times = receipts[eventNumber] ?? [];
        if (times.length !== WATCHERS)
          throw new Error(`event ${eventNumber} came to ${times.length} of ${WATCHERS} watchers`);
        return times.map((at) => at - sentAt);
      });
    } finally {
      watchers.stop();
    }
  };

  const quiet = await watch((play) => play());
  console.log(
    `${WATCHERS} watchers of one game, nothing else: half of the messages within ` +
      `${median(quiet).toFixed(1)} ms, 95 of 100 within ${quantile(quiet, 0.95).toFixed(1)} ms`,
  );
  const ratios: number[] = [];
  const busy: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const without = await rollOthers(async () => undefined);
    let watched = without;
    const waits = await watch(async (play) => {
      watched = await rollOthers(play);
    });
    busy.push(...waits);
    ratios.push(watched.microseconds / without.microseconds);
    console.log(
      `${OTHERS} others, turn ${turn}: ${without.microseconds.toFixed(0)} µs a roll at ` +
        `${without.rollsPerSecond.toFixed(0)} rolls a second without watchers, ` +
        `${watched.microseconds.toFixed(0)} µs at ${watched.rollsPerSecond.toFixed(0)} with them; ` +
        `95 of 100 messages within ${quantile(waits, 0.95).toFixed(1)} ms`,
    );
  }
  console.log(
    `Targets: 95 of 100 messages within ${TARGET.watchersP95Ms} ms, ` +
      `${TARGET.cpuRatio} of the processor time of others’ rolls`,
  );
  Object.assign(figures, {
    watchersP95Ms: rounded(quantile(quiet, 0.95), 1),
    watchersBusyP95Ms: rounded(quantile(busy, 0.95), 1),
    watchersCpuRatio: rounded(median(ratios), 3),
  });
}

/** Measures how soon the events of many live games come to the boards of both sides. */
async function measureGames(): Promise<void> {
  const players = await registerLivePlayers(program.url, GAMES);
  const waits = await playLiveGames(program.url, players, {
    games: GAMES,
    seconds: SECONDS,
    intervalMs: EVENT_MS,
  });
  console.log(
    `${GAMES} live games, an event each ${EVENT_MS} ms: half of ${waits.length} events on both ` +
      `boards within ${median(waits).toFixed(1)} ms of both decisions, 95 of 100 within ` +
      `${quantile(waits, 0.95).toFixed(1)} ms (target ${TARGET.gamesP95Ms}), the slowest within ` +
      `${Math.max(...waits).toFixed(1)} ms`,
  );
  Object.assign(figures, {
    games: GAMES,
    gamesEvents: waits.length,
    gamesP50Ms: rounded(median(waits), 1),
    gamesP95Ms: rounded(quantile(waits, 0.95), 1),
    gamesMaxMs: rounded(Math.max(...waits), 1),
  });
}
