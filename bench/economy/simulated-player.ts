import { gameExperience } from '@pennant/rules/account/game-experience';
import { levelOf } from '@pennant/rules/account/level';
import { TIERS, type Tier } from '@pennant/rules/cards/tier';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { buildGameSetup, rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import { drawPack } from '@pennant/rules/packs/draw-pack';
import { drawStarterSet, STARTER_MONEY } from '@pennant/rules/packs/starter-set';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import { drawReward } from '@pennant/rules/rewards/draw-reward';
import { claimAllowance } from '@pennant/rules/wallet/daily-allowance';
import { countsOnBoards } from '@pennant/rules/leaderboard/games-by-click';
import { gamePay } from '@pennant/rules/wallet/game-pay';
import { bestStarter, type WinProbabilityCurve } from './win-probability-curve.ts';
import { SimulatedPlayerCards } from './simulated-player-cards.ts';
import { withRotationStarter, compileTeam, type CompiledTeam } from './compiled-team.ts';
import type { Contest, SeriesOnSale, CardsClubsAndContests } from './cards-clubs-and-contests.ts';

/** The reasons for which money is earned and spent. */
export const REASONS = [
  'starter set',
  'allowance',
  'games',
  'contests',
  'duplicates',
  'packs',
] as const;
export type Reason = (typeof REASONS)[number];

/** When a player reached certain goals. */
export interface Milestones {
  /** Days until the first card of each tier, 1 for the first day. */
  readonly tier: Partial<Record<Tier, number>>;
  /** Days until all cards of some season were owned. */
  set: number | null;
}

/** One simulated player: what they own and everything they can do, by the product's rules. */
export class SimulatedPlayer {
  wallet = 0;
  readonly sums: Record<Reason, number> = {
    'starter set': 0,
    allowance: 0,
    games: 0,
    contests: 0,
    duplicates: 0,
    packs: 0,
  };
  readonly collection: SimulatedPlayerCards;
  readonly milestones: Milestones = { tier: {}, set: null };
  readonly starterCards: readonly number[];
  readonly dice: SeededDice;
  experience = 0;
  games = 0;
  wins = 0;
  expectedWins = 0;
  paidToday = 0;
  /** Final games of the day that bring experience. */
  gamesToday = 0;
  /** Games that the boards count. */
  gamesOnBoards = 0;
  packsOpened = 0;
  /** Swaps of three extra copies for a missing card. */
  swaps = 0;
  day = 1;
  /** Contests whose reward was granted. */
  readonly rewarded = new Set<string>();
  /** Days until each contest was first won. */
  readonly contestDays = new Map<string, number>();
  #side: CompiledTeam | null = null;
  #lastClaim: number | null = null;
  readonly #world: CardsClubsAndContests;
  readonly #chances: Pick<WinProbabilityCurve, 'of'>;

  constructor(
    world: CardsClubsAndContests,
    chances: Pick<WinProbabilityCurve, 'of'>,
    seed: number,
  ) {
    this.#world = world;
    this.#chances = chances;
    this.dice = new SeededDice(seed);
    this.collection = new SimulatedPlayerCards((cardID) => world.cards.get(cardID)!);
    this.starterCards = this.#drawStarters();
    for (const cardID of this.starterCards) this.#receive(cardID, true);
    this.enter('starter set', STARTER_MONEY);
  }

  get level(): number {
    return levelOf(this.experience);
  }

  /** Returns the best team of the cards now owned. */
  get side(): CompiledTeam {
    if (this.#side !== null) return this.#side;
    const lineup = this.collection.pool.bestLineup();
    if (lineup === null) throw new Error('a player without a team');
    return (this.#side = compileTeam('Own', lineup, (cardID) => this.#world.cards.get(cardID)!));
  }

  enter(reason: Reason, amount: number): void {
    this.wallet += amount;
    this.sums[reason] += amount;
    if (this.wallet < 0) throw new Error('a wallet below nothing');
  }

  /** Returns a random whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.dice.fraction('habit') * limit);
  }

  beginDay(day: number): void {
    this.day = day;
    this.paidToday = 0;
    this.gamesToday = 0;
  }

  /** Claims the allowance at an hour of the day; returns whether it was paid. */
  claim(hour = 0): boolean {
    const now = this.day * DAY_MS + (hour * DAY_MS) / 24;
    const claim = claimAllowance(now, this.#lastClaim);
    if (!claim.ok) return false;
    this.#lastClaim = now;
    this.enter('allowance', claim.amount);
    return true;
  }

  /** Buys packs and opens them, without selling anything. */
  buyAndOpen(series: SeriesOnSale, packs: number): void {
    this.enter('packs', -series.cost * packs);
    this.openPacks(series, packs);
  }

  openPacks(series: SeriesOnSale, packs: number): void {
    this.packsOpened += packs;
    for (let pack = 0; pack < packs; pack += 1)
      for (const cardID of drawPack(series.table, this.dice)) this.#receive(cardID);
    this.#noteSet(series);
  }

  /** Swaps extra copies of a series for missing cards, as often as that is possible. */
  swapExtraCopies(series: SeriesOnSale): void {
    const { swaps, matters } = this.collection.swapExtraCopies(series.table);
    this.swaps += swaps;
    if (matters) this.#side = null;
    this.#noteTiers();
    this.#noteSet(series);
  }

  #noteSet(series: SeriesOnSale): void {
    if (this.milestones.set === null && series.kind === 'base' && this.hasSet(series))
      this.milestones.set = this.day;
  }

  hasSet(series: SeriesOnSale): boolean {
    return this.collection.ofYear.get(series.seriesID) === series.cards;
  }

  /** Sells duplicates, except those that the Swap Box will need for a series, if one is given. */
  sellDuplicates(keptFor: SeriesOnSale | null = null): void {
    this.enter('duplicates', this.collection.sellDuplicates(keptFor?.table ?? null));
  }

  /**
   * Plays a whole game, the computer managing both sides, and adds its pay; returns whether it was
   * won. `game` is its number, which determines the starting pitchers.
   */
  play(
    opponent: CompiledTeam,
    game: number,
    {
      isHome = game % 2 === 0,
      betweenOwnTeams = false,
      abandonsWhenBehind = false,
      byClick = false,
    }: {
      readonly isHome?: boolean;
      readonly betweenOwnTeams?: boolean;
      readonly abandonsWhenBehind?: boolean;
      /** Whether it is played by Play to End; then all games of the day must be. */
      readonly byClick?: boolean;
    } = {},
  ): boolean {
    const { side } = this;
    const [mine, theirs] = [withRotationStarter(side, game), withRotationStarter(opponent, game)];
    const setup = isHome
      ? buildGameSetup(theirs, mine, 'designed')
      : buildGameSetup(mine, theirs, 'designed');
    const { state } = simulateGame(setup, this.dice, { events: false });
    const won = isHome === state.home.runs > state.visitors.runs;
    const sent = { starter: rotationStarter(game), otherStarter: rotationStarter(game), isHome };
    const winChance = this.#chances.of(side, opponent, { ...sent, starter: bestStarter(side) });
    const abandoned = abandonsWhenBehind && !won;
    const pay = gamePay({ won, winChance, abandoned, betweenOwnTeams, paidToday: this.paidToday });
    this.paidToday += pay;
    this.enter('games', pay);
    const isCounted = !abandoned && !betweenOwnTeams;
    if (isCounted) this.gamesToday += 1;
    this.experience += gameExperience({ won, gameOfDay: isCounted ? this.gamesToday : null });
    if (isCounted && countsOnBoards(byClick ? this.gamesToday : null)) this.gamesOnBoards += 1;
    this.games += 1;
    if (won) this.wins += 1;
    this.expectedWins += this.#chances.of(side, opponent, sent);
    return won;
  }

  /** Grants the reward of a contest that was won, the first time only. */
  winContest({ planned, opponent }: Contest): void {
    if (this.rewarded.has(planned.key)) return;
    this.rewarded.add(planned.key);
    this.contestDays.set(planned.key, this.day);
    const { money, packs, seriesKey, cardPct } = planned.reward;
    const series = this.#world.seriesOfKey.get(seriesKey);
    const hasCard = this.#world.cards.has(opponent.bestCardID);
    const drawn = drawReward(
      { money, packs: series ? packs : 0, seriesPct: null, hasCard, cardPct },
      this.dice,
    );
    this.enter('contests', drawn.money);
    if (series && drawn.packs?.isGranted) this.openPacks(series, packs);
    if (drawn.card?.isGranted) this.#receive(opponent.bestCardID);
  }

  #receive(cardID: number, unsellable = false): void {
    if (this.collection.receive(cardID, unsellable)) this.#side = null;
    this.#noteTiers();
  }

  #noteTiers(): void {
    for (const { tier } of TIERS)
      if (this.milestones.tier[tier] === undefined && this.collection.ofTier[tier] > 0)
        this.milestones.tier[tier] = this.day;
  }

  #drawStarters(): readonly number[] {
    const years = [...this.#world.starterYears];
    while (years.length > 0) {
      const [year] = years.splice(this.below(years.length), 1);
      const set = drawStarterSet(this.#world.cardsOfYear.get(year ?? 0) ?? [], this.dice);
      if (set.ok) return Object.values(set.cards);
    }
    throw new Error('no season has a starter set');
  }
}
