import { Worker } from 'node:worker_threads';
import { assembleReview, type GameReview } from '@pennant/rules/games/analysis/review/review-game';
import type { ValuedMoment } from '@pennant/rules/games/analysis/review/value-moment';
import { median } from '@pennant/rules/statistics/quantile';
import { hasUserWon, playGame, SENDERS, type Sender } from './review/played-games.ts';
import type { ReviewShare, ReviewTask } from './review/review-worker.ts';

/**
 * Measures the review of a finished game: how long it takes on two cores, the errors of its
 * figures, and what managers give up by it a game: the computer by all that it decides, and a user
 * who never sends a runner, or always. The last two are compared with what those users win less
 * often than one who sends as the computer does, with the same dice.
 * `node bench/review.ts [games timed] [games of costs] [games won and lost]`.
 */
const TIMED_GAMES = Number(process.argv[2] ?? 20);
const COST_GAMES = Number(process.argv[3] ?? 200);
const WON_GAMES = Number(process.argv[4] ?? 10_000);
const TARGETS = { seconds: 3, computerCost: 0.03 };
/** Games that are reviewed before the clock runs, for the engine to compile the rules. */
const WARM_UP = 3;

const worker = (): Worker => new Worker(new URL('./review/review-worker.ts', import.meta.url));
const workers = [worker(), worker()] as const;

const runOn = (one: Worker, task: ReviewTask): Promise<ReviewShare> =>
  new Promise((resolve, reject) => {
    one.once('error', reject);
    one.once('message', (share: ReviewShare) => {
      one.off('error', reject);
      resolve(share);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    one.postMessage(task);
  });

interface TimedReview {
  readonly review: GameReview;
  readonly valued: readonly ValuedMoment[];
  readonly ms: number;
  readonly processorMs: number;
  readonly events: number;
}

const timeReview = async (seed: number): Promise<TimedReview> => {
  const { game } = playGame(seed, 'never');
  const began = performance.now();
  const shares = await Promise.all(
    workers.map((one, first) =>
      runOn(one, { seed, sender: 'never', first, of: workers.length, only: 'moments' }),
    ),
  );
  const valued: ValuedMoment[] = [];
  for (const [index, moment] of shares.flatMap(({ moments }) => moments)) valued[index] = moment;
  const review = assembleReview(game, valued);
  const ms = performance.now() - began;
  const processorMs = shares.reduce((sum, share) => sum + share.processorMs, 0);
  return { review, valued, ms, processorMs, events: game.end.eventNumber };
};

/** Costs a game: as graded, and as measured with the noise. */
interface Costs {
  readonly graded: number;
  readonly measured: number;
  readonly error: number;
}

const measureCost = async (
  sender: Sender,
  only: ReviewTask['only'],
  games: number,
): Promise<Costs> => {
  const graded: number[] = [];
  const measured: number[] = [];
  let next = 1;
  await Promise.all(
    workers.map(async (one) => {
      while (next <= games) {
        const seed = next++;
        const { user } = playGame(seed, sender);
        const { moments } = await runOn(one, { seed, sender, first: 0, of: 1, only });
        const decisions = moments
          .flatMap(([, moment]) => moment.decisions)
          // Of the computer's decisions those of its own side: the user's manager only sends.
          .filter(({ side }) => (side === user) === (only === 'sends'));
        graded.push(decisions.reduce((sum, { cost }) => sum + cost, 0));
        measured.push(decisions.reduce((sum, { measuredCost }) => sum + measuredCost, 0));
      }
    }),
  );
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const average = mean(graded);
  const variance = mean(graded.map((value) => (value - average) ** 2));
  return {
    graded: average,
    measured: mean(measured),
    error: Math.sqrt(variance / graded.length),
  };
};

for (let seed = 1; seed <= WARM_UP; seed++) await timeReview(1000 + seed);
const timed: TimedReview[] = [];
for (let seed = 1; seed <= TIMED_GAMES; seed++) timed.push(await timeReview(seed));

const round = (value: number, places = 4): number => Number(value.toFixed(places));
const medianOf = (values: readonly number[]): number => median([...values]);
const times = timed.map(({ ms }) => ms);
const decisions = timed.flatMap(({ review }) => review.decisions);
const withError = decisions.filter(({ error }) => error > 0);
const speed = {
  games: TIMED_GAMES,
  medianEvents: medianOf(timed.map(({ events }) => events)),
  medianMs: Math.round(medianOf(times)),
  maxMs: Math.round(Math.max(...times)),
  medianProcessorMs: Math.round(medianOf(timed.map(({ processorMs }) => processorMs))),
};
const errors = {
  chance: round(medianOf(timed.flatMap(({ valued }) => valued.map(({ chance }) => chance.error)))),
  start: round(medianOf(timed.map(({ review }) => review.startError))),
  luckOfAnEvent: round(
    medianOf(timed.flatMap(({ review }) => review.luck.map((one) => one.error))),
  ),
  cost: round(medianOf(withError.map(({ error }) => error))),
};
const gap = Math.max(
  ...timed.map(({ review: { result, start, luck, cost } }) =>
    Math.abs(
      result -
        (start + luck.reduce((sum, { homeLuck }) => sum + homeLuck, 0) - cost.home + cost.visitors),
    ),
  ),
);

console.log(`Reviews of ${TIMED_GAMES} games, two workers`);
console.log(
  `median ${speed.medianMs} ms, longest ${speed.maxMs} ms, of processors ${speed.medianProcessorMs} ms; ${speed.medianEvents} events a game`,
);
console.log(
  `standard errors: chance ${errors.chance}, before the game ${errors.start}, luck of an event ${errors.luckOfAnEvent}, cost of a decision ${errors.cost}`,
);
console.log(`result - (chance before + luck + decisions): at most ${gap.toExponential(1)}`);

const costs: Partial<Record<Sender, Costs>> = {};
for (const sender of SENDERS) {
  const only = sender === 'computer' ? 'decisions' : 'sends';
  const cost = await measureCost(sender, only, COST_GAMES);
  costs[sender] = cost;
  const what = sender === 'computer' ? 'the computer, by all it decides' : `sends ${sender}`;
  console.log(
    `cost a game, ${what}: graded ${round(cost.graded)} (standard error ${round(cost.error)}), with what is within the error ${round(cost.measured)}`,
  );
}
await Promise.all(workers.map((one) => one.terminate()));

const wins: Record<Sender, number> = { computer: 0, never: 0, always: 0 };
for (let seed = 1; seed <= WON_GAMES; seed++)
  for (const sender of SENDERS) if (hasUserWon(playGame(seed, sender))) wins[sender] += 1;
const lostBy = {
  never: (wins.computer - wins.never) / WON_GAMES,
  always: (wins.computer - wins.always) / WON_GAMES,
};
console.log(
  `won less often in ${WON_GAMES} games (standard error at most ${round(Math.sqrt(0.5 / WON_GAMES))}): sends never ${round(lostBy.never)}, always ${round(lostBy.always)}`,
);

const isFast = speed.medianMs <= TARGETS.seconds * 1000;
const isCheap = (costs.computer?.graded ?? 1) <= TARGETS.computerCost;
console.log(
  `Targets: ${TARGETS.seconds} s: ${isFast ? 'met' : 'MISSED'}; the computer at most ${TARGETS.computerCost} a game: ${isCheap ? 'met' : 'MISSED'}`,
);
console.log(JSON.stringify({ bench: 'review', figures: { ...speed, errors, gap, costs, lostBy } }));
