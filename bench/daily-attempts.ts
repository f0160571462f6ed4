import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '@pennant/rules/statistics/quantile';
import { registerAttempters, type Attempter } from './daily/attempter.ts';
import { Crowd } from './scale/crowd.ts';
import { readCpuSeconds, startProgram } from './server-harness/start-program.ts';

/**
 * Measures what many users take who play the day's game at the same time, mostly alike and with a
 * pause before each decision: how long a decision takes, the processor time for one, how
 * soon all know what they gave up, and how long the rolls of other players take before and while
 * attempts are valued. Every attempt is looked at: it has the game that its choices make, and all
 * count in each other's standing.
 *
 * `node bench/daily-attempts.ts [--users 1000] [--pause 5000] [--others 4] [--wait 3600]`; the
 * pause is in ms. Totals are waited for so many seconds.
 */
const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    pause: { type: 'string', default: '5000' },
    others: { type: 'string', default: '4' },
    wait: { type: 'string', default: '3600' },
  },
});
const [USERS, PAUSE_MS, OTHERS, WAIT_S] = [
  options.users,
  options.pause,
  options.others,
  options.wait,
].map(Number) as [number, number, number, number];

/** How long the other players roll alone, in ms. */
const ALONE_MS = 10_000;
/** Rolls of the other players a second, together. */
const ROLLS_PER_SECOND = 20;
const TARGET = { decisionP95Ms: 250, refused: 0 } as const;

const program = await startProgram();
try {
  console.log(
    JSON.stringify({ bench: 'daily-attempts', target: TARGET, figures: await measure() }),
  );
} finally {
  await program.stop();
}
process.exit();

async function readDay(): Promise<string> {
  const response = await fetch(`${program.url}/api/daily`);
  return ((await response.json()) as { today: string }).today;
}

async function measure(): Promise<Record<string, number>> {
  const day = await readDay();
  const users = await registerAttempters(program.url, USERS, day);
  const crowd = await Crowd.register(program.url, OTHERS);
  const alone = crowd.start(program.url, ROLLS_PER_SECOND);
  await pause(ALONE_MS);
  const before = await alone.end();

  const meanwhile = crowd.start(program.url, ROLLS_PER_SECOND);
  const [from, cpuFrom] = [performance.now(), await readCpuSeconds(program.url)];
  const waits = (await Promise.all(users.map((user) => user.play(PAUSE_MS)))).flat();
  const [played, cpuTo] = [performance.now(), await readCpuSeconds(program.url)];
  const until = performance.now() + WAIT_S * 1000;
  const totals = await Promise.all(users.map((user) => user.whenScored(until)));
  const scores = totals.filter((total) => total !== null);
  const scored = performance.now();
  const during = await meanwhile.end();
  const behind = await Promise.all(users.map((user) => user.readStanding()));

  const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));
  return {
    users: USERS,
    decisions: waits.length,
    playedSeconds: rounded((played - from) / 1000),
    decisionP50Ms: rounded(quantile(waits, 0.5)),
    decisionP95Ms: rounded(quantile(waits, 0.95)),
    decisionMaxMs: rounded(Math.max(...waits)),
    // With what is valued meanwhile in the thread beside.
    cpuMsADecision: rounded(((cpuTo - cpuFrom) * 1000) / waits.length, 2),
    scored: scores.length,
    scoredAfterSeconds: rounded((scored - played) / 1000),
    meanGivenUp: rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, 4),
    ...countWrong(users, behind),
    rollP99MsBefore: rounded(before.p99Ms),
    rollP99MsMeanwhile: rounded(during.p99Ms),
  };
}

/** Counts attempts whose game is not that of their choices, or whose standing misses users. */
function countWrong(
  users: readonly Attempter[],
  standings: readonly ({ readonly players: number } | null)[],
): { readonly otherGames: number; readonly wrongStandings: number } {
  const games = new Map<string, string>();
  let otherGames = 0;
  for (const { choices, result } of users) {
    const key = choices.join();
    if ((games.get(key) ?? result) !== result) otherGames += 1;
    games.set(key, result);
  }
  // A day may have been played by users of an earlier run, too.
  const most = Math.max(USERS, ...standings.map((standing) => standing?.players ?? 0));
  return {
    otherGames,
    wrongStandings: standings.filter((one) => one !== null && one.players !== most).length,
  };
}
