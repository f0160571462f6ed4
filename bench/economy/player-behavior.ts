import { drawIsHome } from '@pennant/rules/campaigns/draw-home-or-away';
import { contestResult } from '@pennant/rules/campaigns/contest-result';
import type { SimulatedPlayer } from './simulated-player.ts';
import type {
  Contest,
  SeriesOnSale,
  Opponent,
  CardsClubsAndContests,
} from './cards-clubs-and-contests.ts';

/** How much a player plays, how they spend, what they buy, and whether they climb the campaigns. */
export interface Habit {
  readonly pace: 'casual' | 'regular' | 'heavy';
  readonly purse: 'spender' | 'saver';
  readonly taste: 'one season' | 'any season' | 'special';
  readonly climbs: boolean;
}

export const GAMES_A_DAY = { casual: 1, regular: 4, heavy: 20 } as const;

/** Shares of the population in percent. */
const SHARES = {
  pace: [
    ['casual', 50],
    ['regular', 35],
    ['heavy', 15],
  ],
  purse: [
    ['spender', 70],
    ['saver', 30],
  ],
  taste: [
    ['one season', 35],
    ['any season', 35],
    ['special', 30],
  ],
  climbs: [
    [true, 60],
    [false, 40],
  ],
} as const;

/** Number of packs whose price a saver waits for; half of it is then kept. */
const SAVED_PACKS = 20;

const pick = <Item>(shares: readonly (readonly [Item, number])[], mark: number): Item => {
  let passed = 0;
  return (shares.find(([, share]) => mark < (passed += share)) ?? shares[0]!)[0];
};

export const habitOf = (player: SimulatedPlayer): Habit => ({
  pace: pick<Habit['pace']>(SHARES.pace, player.below(100)),
  purse: pick<Habit['purse']>(SHARES.purse, player.below(100)),
  taste: pick<Habit['taste']>(SHARES.taste, player.below(100)),
  climbs: pick<boolean>(SHARES.climbs, player.below(100)),
});

/**
 * The series a player wants to buy next, by their taste; the collector of one season goes on to
 * another once it is complete.
 */
export class PurchaseGoal {
  #series: SeriesOnSale;
  readonly #choices: readonly SeriesOnSale[];
  readonly #taste: Habit['taste'];
  readonly #player: SimulatedPlayer;

  constructor(world: CardsClubsAndContests, player: SimulatedPlayer, taste: Habit['taste']) {
    this.#player = player;
    this.#taste = taste;
    this.#choices = world.series.filter(({ kind }) => (kind === 'base') === (taste !== 'special'));
    this.#series = this.#any();
  }

  get series(): SeriesOnSale {
    return this.#series;
  }

  /** Chooses the next series after a purchase, if the current one is done. */
  renew(): void {
    if (this.#taste !== 'one season' || this.#player.hasSet(this.#series))
      this.#series = this.#any();
  }

  #any(): SeriesOnSale {
    return this.#choices[this.#player.below(this.#choices.length)]!;
  }
}

/**
 * Sells duplicates. Who collects one season keeps three extra copies for each card of it that is
 * missing in a tier, and swaps them all once they bring the rest of the season: as long as packs
 * are opened anyway, a card that is swapped for today may come tomorrow.
 */
const tidyUp = (player: SimulatedPlayer, { series }: PurchaseGoal, { taste }: Habit): void => {
  const collected = taste === 'one season' ? series : null;
  if (collected !== null && player.collection.canSwapForRest(collected.table))
    player.swapExtraCopies(collected);
  player.sellDuplicates(collected);
};

/**
 * Buys and opens packs, swaps and sells duplicates, as long as wallet and habit allow. Only who
 * collects one season uses the Swap Box.
 */
export const goShopping = (player: SimulatedPlayer, wish: PurchaseGoal, habit: Habit): void => {
  tidyUp(player, wish, habit);
  const { series } = wish;
  if (habit.purse === 'saver') {
    if (player.wallet < SAVED_PACKS * series.cost) return;
    player.buyAndOpen(series, Math.floor(player.wallet / series.cost) - SAVED_PACKS / 2);
    tidyUp(player, wish, habit);
    wish.renew();
    return;
  }
  while (player.wallet >= wish.series.cost) {
    const affordable = Math.floor(player.wallet / wish.series.cost);
    player.buyAndOpen(wish.series, habit.taste === 'one season' ? affordable : 1);
    tidyUp(player, wish, habit);
    wish.renew();
  }
};

/** Returns one of the three offered clubs nearest to the player's own score. */
export const evenOpponent = (player: SimulatedPlayer, world: CardsClubsAndContests): Opponent => {
  const { score } = player.side;
  const distance = (club: Opponent) => Math.abs(club.score - score);
  const nearest = world.offered.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
  return nearest[player.below(nearest.length)]!;
};

/**
 * Series lost in a row that send a climber back to single games, and the maximum number of days of
 * that break.
 */
const PATIENCE = 2;
const BREAK_DAYS = 3;

/** A player's progress in the campaigns. */
export class CampaignClimb {
  wins = 0;
  losses = 0;
  seriesPlayed = 0;
  readonly contestGames: number[] = [];
  #lostInARow = 0;
  #backOn = 0;
  #backAt = 0;
  readonly #world: CardsClubsAndContests;
  readonly #resignsWhenBehind: boolean;

  constructor(world: CardsClubsAndContests, { resignsWhenBehind = false } = {}) {
    this.#world = world;
    this.#resignsWhenBehind = resignsWhenBehind;
  }

  contestFor(player: SimulatedPlayer): Contest | undefined {
    if (player.day < this.#backOn && player.side.score < this.#backAt) return undefined;
    return this.#world.contests.find(({ planned }) => !player.rewarded.has(planned.key));
  }

  /** Plays the next game of the contest's series; a lost series starts again. */
  playNext(player: SimulatedPlayer, contest: Contest): void {
    const game = this.wins + this.losses;
    const isHome = drawIsHome(player.dice);
    if (player.play(contest.opponent.side, game, { isHome })) this.wins += 1;
    else this.losses += 1;
    const { numOfGames } = contest.planned;
    const result = contestResult({ numOfGames, wins: this.wins, losses: this.losses });
    const resigns = this.#resignsWhenBehind && this.losses > this.wins;
    if (result === null && !resigns) return;
    this.wins = 0;
    this.losses = 0;
    this.seriesPlayed += 1;
    if (result === 'win') {
      this.#lostInARow = 0;
      player.winContest(contest);
      return;
    }
    this.#lostInARow += 1;
    if (this.#lostInARow < PATIENCE || this.#resignsWhenBehind) return;
    this.#lostInARow = 0;
    this.#backOn = player.day + BREAK_DAYS;
    this.#backAt = player.side.score + 1;
  }
}

/** Plays one day: claims, sells, buys, opens packs, then plays games. */
export const playDay = (
  player: SimulatedPlayer,
  world: CardsClubsAndContests,
  habit: Habit,
  { wish, climb }: { readonly wish: PurchaseGoal; readonly climb: CampaignClimb },
): void => {
  player.claim();
  goShopping(player, wish, habit);
  for (let game = 0; game < GAMES_A_DAY[habit.pace]; game += 1) {
    const contest = habit.climbs ? climb.contestFor(player) : undefined;
    if (contest) climb.playNext(player, contest);
    else player.play(evenOpponent(player, world).side, player.games);
  }
};
