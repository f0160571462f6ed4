import { Worker } from 'node:worker_threads';
import { WORTHY_DAY } from '@pennant/rules/daily/is-worthy-day';
import { quantile } from '@pennant/rules/statistics/quantile';
import { SCOUTS, type DailyShare, type DailyTask, type MeasuredDay } from './daily/daily-worker.ts';
import { sampleLeagues } from './daily/sample-days.ts';

/**
 * Measures Duplicate Nine on days of the invented history: how many of those that are drawn are
 * worth playing and what that takes, how many decisions they have and what these are worth, what
 * different managers give up (who always takes what is best, the computer, who never acts and who
 * always does, who knows the dice, and who has played the day before), and how long an attempt
 * takes to be valued. `node bench/daily.ts [worthy days] [games for each option]`.
 */
const DAYS = Number(process.argv[2] ?? 200);
const ROLLOUTS = Number(process.argv[3] ?? 2_000);
/** Who knows the dice, or a former attempt, is to give up no less than who decides well. */
const TARGET = 'the dice, or a former attempt, help nobody';

const leagues = sampleLeagues();
const workers = [0, 1].map(
  () => new Worker(new URL('./daily/daily-worker.ts', import.meta.url), { workerData: leagues }),
);

const runOn = (one: Worker, task: DailyTask): Promise<DailyShare> =>
  new Promise((resolve, reject) => {
    one.once('error', reject);
    one.once('message', (share: DailyShare) => {
      one.off('error', reject);
      resolve(share);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    one.postMessage(task);
  });

const tried: DailyShare[] = [];
const isWorthy = ({ day }: DailyShare): boolean => day !== null;
let next = 1;
await Promise.all(
  workers.map(async (one) => {
    while (tried.filter(isWorthy).length < DAYS)
      tried.push(await runOn(one, { seed: next++, rollouts: ROLLOUTS }));
  }),
);
await Promise.all(workers.map((one) => one.terminate()));

const days = tried.flatMap(({ day }) => (day === null ? [] : [day]));
const round = (value: number, places = 4): number => Number(value.toFixed(places));
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const errorOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)) / values.length);
};
const medianOf = (of: (day: MeasuredDay) => number): number =>
  quantile(
    days.map(of).toSorted((a, b) => a - b),
    0.5,
  );
const spreadOf = (of: (day: MeasuredDay) => number): string => {
  const sorted = days.map(of).toSorted((a, b) => a - b);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => round(quantile(sorted, share), 1)).join(', ');
};
const realOf = ({ decisions }: MeasuredDay): number =>
  decisions.filter(({ worth }) => worth > WORTHY_DAY.worth).length;

const all = days.flatMap(({ decisions }) => decisions);
const making = {
  drawn: tried.length,
  worthy: days.length,
  trials: tried.filter(({ tried: { chance } }) => chance !== null).length,
  processorMsADay: Math.round(
    tried.reduce((sum, { triedMs }) => sum + triedMs, 0) / Math.max(1, days.length),
  ),
};
console.log(
  `${days.length} worthy days of ${tried.length} that were drawn, ${ROLLOUTS} games an option`,
);
console.log(
  `making one takes ${making.processorMsADay} ms of a processor: ${round(tried.length / days.length, 1)} are drawn and ${round(making.trials / days.length, 1)} tried`,
);
console.log(
  `decisions a game (least, quarter, half, three quarters, most): ${spreadOf(({ decisions }) => decisions.length)}; worth over 1%: ${spreadOf(realOf)}`,
);
for (const kind of ['runners', 'atBat', 'inField'] as const) {
  const of = all.filter((decision) => decision.kind === kind);
  const real = of.filter(({ worth }) => worth > WORTHY_DAY.worth);
  console.log(
    `${kind}: ${round(of.length / days.length, 1)} a game, worth over 1% ${round(real.length / days.length, 1)}, worth ${round(100 * meanOf(of.map(({ worth }) => worth)), 2)}%; best to play on or hold: ${round((100 * of.filter(({ isPlayOn }) => isPlayOn).length) / of.length, 0)}%`,
  );
}
const givenUp = Object.fromEntries(
  SCOUTS.map((name) => {
    const costs = days.map((day) => day.givenUp[name]);
    return [name, { mean: round(meanOf(costs)), error: round(errorOf(costs)) }];
  }),
) as Record<(typeof SCOUTS)[number], { readonly mean: number; readonly error: number }>;
for (const name of SCOUTS) {
  const { mean, error } = givenUp[name];
  console.log(
    `given up, ${name}: ${round(100 * mean, 2)}% (standard error ${round(100 * error, 2)})`,
  );
}
const times = {
  valueMs: Math.round(medianOf(({ valueMs }) => valueMs)),
  replayMs: round(
    medianOf(({ replayMs }) => replayMs),
    2,
  ),
};
const states = meanOf(days.map((day) => day.states / day.made));
console.log(
  `an attempt is valued in ${times.valueMs} ms of a processor (median) and played again in ${times.replayMs} ms; of the decisions of 200 attempts by chance ${round(100 * states, 0)}% have to be valued`,
);

const isFair =
  givenUp.dice.mean > givenUp.best.mean &&
  givenUp.again.mean + givenUp.again.error >= givenUp.computer.mean;
console.log(`Target: ${TARGET}: ${isFair ? 'met' : 'MISSED'}`);
console.log(JSON.stringify({ bench: 'daily', figures: { ...making, ...times, states, givenUp } }));
