import { assembleReview, type GameReview } from '@pennant/rules/games/analysis/review/review-game';
import type { ValuedMoment } from '@pennant/rules/games/analysis/review/value-moment';
import { median } from '@pennant/rules/statistics/quantile';
import { meanOverMany, meanWithError, type MeanWithError } from './review/mean-with-error.ts';
import { measureCosts, type Cost } from './review/measure-costs.ts';
import { playGame } from './review/played-games.ts';
import { playSentGames } from './review/sent-games.ts';
import { runOn, workers } from './review/workers.ts';

/**
 * Measures the review of a finished game: how long it takes on two cores, the errors of its
 * figures, and what managers give up by it a game: the computer by all that it decides, and users
 * who never send a runner, or always. What these give up by the sends is brought from the games
 * reviewed to those won and lost by what the win expectancy table says of both, and compared with
 * how much less often such a user wins than one who sends as the computer does, with the same dice.
 * `node bench/review.ts [games timed] [games of costs] [games won and lost]`.
 */
const TIMED_GAMES = Number(process.argv[2] ?? 20);
const COST_GAMES = Number(process.argv[3] ?? 200);
const WON_GAMES = Number(process.argv[4] ?? 10_000);
const TARGETS = { seconds: 3, computerCost: 0.03 };
/** Games that are reviewed before the clock runs, for the engine to compile the rules. */
const WARM_UP = 3;

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

const own = await measureCosts('computer', 'computer', COST_GAMES);
const users = {
  never: await measureCosts('never', 'user', COST_GAMES),
  always: await measureCosts('always', 'user', COST_GAMES),
};
await Promise.all(workers.map((one) => one.terminate()));

// The games whose costs are measured are the first of those that are won and lost.
const sent = playSentGames(Math.max(COST_GAMES, WON_GAMES));
const sendsOf = (sender: 'never' | 'always') => ({
  cost: meanOverMany(users[sender].gradedSends, sent[sender].tableCosts),
  lostBy: meanWithError(
    sent.computer.won.map((won, index) => won - (sent[sender].won[index] as number)),
  ),
});
const sends = { never: sendsOf('never'), always: sendsOf('always') };

const tell = ({ mean, error }: MeanWithError): string =>
  `${round(mean)} (standard error ${round(error)})`;
const tellCost = ({ graded, measured }: Cost): string =>
  `${tell(graded)}, with what is within the error ${round(measured.mean)}`;
console.log(`Costs a game, of ${COST_GAMES} games as they are graded`);
console.log(`the computer, by all it decides: ${tellCost(own.all)}`);
for (const sender of ['never', 'always'] as const) {
  const { cost, lostBy } = sends[sender];
  console.log(`a user who sends ${sender}, and decides nothing else`);
  console.log(`  by the sends: ${tellCost(users[sender].sends)}`);
  console.log(`  by the sends, of ${sent[sender].won.length} games by the table: ${tell(cost)}`);
  console.log(`  wins less often than one who sends as the computer does: ${tell(lostBy)}`);
  console.log(`  by the sends and all that is left undone: ${tellCost(users[sender].all)}`);
}

const isFast = speed.medianMs <= TARGETS.seconds * 1000;
const isCheap = own.all.graded.mean <= TARGETS.computerCost;
console.log(
  `Targets: ${TARGETS.seconds} s: ${isFast ? 'met' : 'MISSED'}; the computer at most ${TARGETS.computerCost} a game: ${isCheap ? 'met' : 'MISSED'}`,
);
const figures = {
  ...speed,
  secondsPerGame: speed.medianMs / 1000,
  chanceError: errors.chance,
  startError: errors.start,
  luckError: errors.luckOfAnEvent,
  decisionError: errors.cost,
  identityError: gap,
  computerCost: round(own.all.graded.mean),
  neverSendCost: round(users.never.all.graded.mean),
  alwaysSendCost: round(users.always.all.graded.mean),
  neverSendLostBy: round(sends.never.lostBy.mean),
  alwaysSendLostBy: round(sends.always.lostBy.mean),
};
console.log(JSON.stringify({ bench: 'review', figures }));
