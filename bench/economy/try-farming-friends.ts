import {
  MAX_RATED_DEFENCES_OF_DAY,
  MIN_PUBLISHED_WIN_CHANCE,
  PAID_CHALLENGES_OF_DAY,
} from '@pennant/rules/challenges/challenge-limits';
import { ratingAtStartOfDay, ratingOfDay } from '@pennant/rules/challenges/rating-of-day';
import {
  GLICKO_START,
  afterPeriod,
  type GlickoRating,
  type GlickoResult,
} from '@pennant/rules/leaderboard/glicko-2';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { FIRST_STARTER, STARTER_COUNT } from '@pennant/rules/games/lineup-slots';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import { MAX_MEAN_PAY, gamePay } from '@pennant/rules/wallet/game-pay';
import type { Attempt } from './attempt.ts';
import type { CardsClubsAndContests } from './cards-clubs-and-contests.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { bestStarter, type WinProbabilityCurve } from './win-probability-curve.ts';

/** Friends who help one account: each on a network of its own, with a team of a starter set. */
const FRIENDS = 10;
/** Packs that the account has opened which they help. */
const PACKS = 100;
/** Points that teams bring which lose a tenth more often, and by which ratings differ by chance. */
const WEAKER_BY = 100;

/** A user in a circle of friends. */
interface Friend {
  rating: GlickoRating;
  lastDay: number;
}

/** The results of one day, by which all are rated in the evening. */
interface ResultsOfFriend {
  readonly attacks: GlickoResult[];
  readonly defences: GlickoResult[];
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const logit = (chance: number) => Math.log(chance / (1 - chance));

/** Returns a chance to win against a team that loses to its user's best by as much as it may. */
const againstWeakTeam = (chance: number): number =>
  1 / (1 + Math.exp(-logit(chance) - logit(1 - MIN_PUBLISHED_WIN_CHANCE)));

/** How a circle of friends lives, day by day. */
class Circle {
  readonly main: Friend = { rating: GLICKO_START, lastDay: 0 };
  readonly friends: readonly Friend[] = Array.from({ length: FRIENDS }, () => ({
    rating: GLICKO_START,
    lastDay: 0,
  }));
  private readonly dice: SeededDice;

  constructor(seed: number) {
    this.dice = new SeededDice(seed);
  }

  /** The account challenges each friend. Returns how many games it won. */
  challengeAll(day: number, winChance: number): number {
    return this.live(day, () => (this.dice.fraction('game') < winChance ? 1 : 0), 'main');
  }

  /** Each friend challenges the account, and leaves after the first roll. */
  loseToMain(day: number): void {
    this.live(day, () => 1, 'friends');
  }

  private live(day: number, scoreOfMain: () => 0 | 1, challenger: 'main' | 'friends'): number {
    const of = (): ResultsOfFriend => ({ attacks: [], defences: [] });
    const mains = of();
    let won = 0;
    const { rating } = this.main;
    for (const friend of this.friends) {
      const score = scoreOfMain();
      won += score;
      const theirs = of();
      const isMains = challenger === 'main';
      (isMains ? mains.attacks : mains.defences).push({ opponent: friend.rating, score });
      (isMains ? theirs.defences : theirs.attacks).push({
        opponent: rating,
        score: score === 1 ? 0 : 1,
      });
      rate(friend, day, theirs);
    }
    rate(this.main, day, {
      ...mains,
      defences: mains.defences.slice(0, MAX_RATED_DEFENCES_OF_DAY),
    });
    return won;
  }
}

function rate(friend: Friend, day: number, results: ResultsOfFriend): void {
  const start =
    friend.lastDay === 0
      ? friend.rating
      : ratingAtStartOfDay(friend.rating, { lastDay: friend.lastDay * DAY_MS, day: day * DAY_MS });
  friend.rating = ratingOfDay(start, results);
  friend.lastDay = day;
}

/**
 * Tries what a circle of friends, none of them on one network, can do for one account by
 * challenges: money and rating by beating weak teams, rating by losing to it.
 */
export const tryFarmingFriends = (
  world: CardsClubsAndContests,
  chances: WinProbabilityCurve,
  { accounts, days, seed }: { accounts: number; days: number; seed: number },
): readonly Attempt[] => {
  const tried = Array.from({ length: accounts }, (_, account) => {
    const main = new SimulatedPlayer(world, chances, seed + account);
    for (let pack = 0; pack < PACKS; pack += 1)
      main.openPacks(world.series[main.below(world.series.length)]!, 1);
    const friend = new SimulatedPlayer(world, chances, seed + 500 + account);
    const won = mean(
      Array.from({ length: 2 * STARTER_COUNT }, (_, game) =>
        chances.of(main.side, friend.side, {
          starter: FIRST_STARTER + (game % STARTER_COUNT),
          otherStarter: FIRST_STARTER + (game % STARTER_COUNT),
          isHome: game < STARTER_COUNT,
        }),
      ),
    );
    const shown = chances.of(main.side, friend.side, {
      starter: bestStarter(main.side),
      otherStarter: FIRST_STARTER,
      isHome: true,
    });
    const weak = againstWeakTeam(won);
    const [farming, honest, dumping] = [1, 2, 3].map(
      (part) => new Circle(seed + account * 7 + part),
    );
    let pay = 0;
    for (let day = 1; day <= days; day += 1) {
      const wins = farming!.challengeAll(day, weak);
      honest!.challengeAll(day, won);
      dumping!.loseToMain(day);
      for (let game = 0; game < PAID_CHALLENGES_OF_DAY; game += 1)
        pay += gamePay({
          won: game < (wins * PAID_CHALLENGES_OF_DAY) / FRIENDS,
          winChance: againstWeakTeam(shown),
          abandoned: false,
          betweenOwnTeams: false,
          paidToday: 0,
        });
    }
    const gain = (circle: Circle) => circle.main.rating.rating - GLICKO_START.rating;
    return {
      pay: pay / days,
      weak,
      farmed: gain(farming!),
      honest: gain(honest!),
      dumped: gain(dumping!),
      dumpers: mean(dumping!.friends.map(({ rating }) => rating.rating)),
    };
  });
  const of = (valueOf: (result: (typeof tried)[number]) => number) => mean(tried.map(valueOf));
  const firstWin =
    afterPeriod(GLICKO_START, [{ opponent: GLICKO_START, score: 1 }]).rating - GLICKO_START.rating;
  const attempt = (fields: Omit<Attempt, 'passed'>): Attempt => ({
    ...fields,
    passed: fields.daily <= fields.bound,
  });
  return [
    attempt({
      key: 'friends-money',
      name: 'Challenges ten friends with weak teams, for money',
      what: 'money',
      daily: of(({ pay }) => pay),
      bound: PAID_CHALLENGES_OF_DAY * MAX_MEAN_PAY,
      boundIs: `${PAID_CHALLENGES_OF_DAY} honest games at the best odds`,
      detail: `${FRIENDS} games a day, of which ${PAID_CHALLENGES_OF_DAY} pay, ${(100 * of(({ weak }) => weak)).toFixed(0)}% won`,
    }),
    attempt({
      key: 'friends-rating',
      name: 'The same, for rating',
      what: 'rating in all',
      daily: of(({ farmed }) => farmed),
      bound: of(({ honest }) => honest) + WEAKER_BY,
      boundIs: `the same newcomers at their best, and ${WEAKER_BY} for weak teams and chance`,
      detail: `${FRIENDS} games a day for ${days} days; newcomers at their best bring ${of(({ honest }) => honest).toFixed(0)}`,
    }),
    attempt({
      key: 'dumping',
      name: 'Lets ten friends challenge and leave, every day',
      what: 'rating in all',
      daily: of(({ dumped }) => dumped),
      bound: firstWin,
      boundIs: 'a newcomer’s first win against another',
      detail: `${FRIENDS} defences a day for ${days} days, of each day ${MAX_RATED_DEFENCES_OF_DAY} count; the friends end at ${of(({ dumpers }) => dumpers).toFixed(0)}`,
    }),
  ];
};
