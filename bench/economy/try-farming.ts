import { EXPERIENCE_DAY, GAME_EXPERIENCE } from '@pennant/rules/account/game-experience';
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';
import { MAX_CLICKED_GAMES_A_DAY } from '@pennant/rules/leaderboard/games-by-click';
import { MAX_RESALE_SHARE } from '@pennant/rules/packs/pack-cost';
import { DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import { GAME_PAY, MAX_MEAN_PAY } from '@pennant/rules/wallet/game-pay';
import type { Attempt } from './attempt.ts';
import type { WinProbabilityCurve } from './win-probability-curve.ts';
import {
  CampaignClimb,
  GAMES_A_DAY,
  evenOpponent,
  playDay,
  PurchaseGoal,
  type Habit,
} from './player-behavior.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { tryFarmingFriends } from './try-farming-friends.ts';
import { tryHidingGoodPlayers } from './try-hiding-good-players.ts';
import type { SeriesOnSale, CardsClubsAndContests } from './cards-clubs-and-contests.ts';

const HEAVY = GAMES_A_DAY.heavy;
/** Games a day of a player who stops only at the cap. */
const TIRELESS = 80;
/** Games that a bot plays by click in 20 seconds at the normal limits: as many as were measured. */
const BOT_GAMES = 236;

/** Tries every known way of farming, each with `accounts` accounts for as many days. */
export const tryFarming = (
  world: CardsClubsAndContests,
  chances: WinProbabilityCurve,
  { accounts, days, seed }: { accounts: number; days: number; seed: number },
): readonly Attempt[] => {
  const players = (
    offset: number,
    live: (player: SimulatedPlayer, day: number) => void,
  ): SimulatedPlayer[] =>
    Array.from({ length: accounts }, (_, account) => {
      const player = new SimulatedPlayer(world, chances, seed + offset * 1000 + account);
      for (let day = 1; day <= days; day += 1) {
        player.beginDay(day);
        live(player, day);
      }
      return player;
    });
  const daily = (all: readonly SimulatedPlayer[], money: (player: SimulatedPlayer) => number) =>
    all.reduce((sum, player) => sum + money(player), 0) / all.length / days;
  const attempt = (
    key: string,
    name: string,
    made: number,
    [bound, boundIs]: readonly [number, string],
    detail: string,
    what: Attempt['what'] = 'money',
  ): Attempt => ({ key, name, what, daily: made, bound, boundIs, passed: made <= bound, detail });

  const trade = (
    key: string,
    name: string,
    offset: number,
    series: SeriesOnSale,
    { swaps = false } = {},
  ): Attempt => {
    const traders = players(offset, (player) => {
      player.claim();
      player.sellDuplicates();
      while (player.wallet >= series.cost) {
        player.buyAndOpen(series, Math.floor(player.wallet / series.cost));
        if (swaps) player.swapExtraCopies(series);
        player.sellDuplicates();
      }
    });
    const swapped = daily(traders, (player) => player.swaps);
    const [sold, paid] = [
      daily(traders, (player) => player.sums.duplicates),
      -daily(traders, (player) => player.sums.packs),
    ];
    return attempt(
      key,
      name,
      sold - paid,
      [0, 'loses money'],
      `${series.name}: pays ${paid.toFixed(0)} a day, sells for ${sold.toFixed(0)}, ${((100 * sold) / paid).toFixed(1)}%${swaps ? `, after ${swapped.toFixed(1)} swaps a day` : ''}; with every card a duplicate ${(
        (100 * series.resale) /
        series.cost
      ).toFixed(1)}% comes back, at most ${100 * MAX_RESALE_SHARE}% by the rules`,
    );
  };
  const share = ({ resale, cost }: SeriesOnSale) => resale / cost;
  const byShare = world.series.toSorted((a, b) => share(b) - share(a));
  const smallest = world.series
    .filter(({ kind }) => kind === 'base')
    .reduce((smallestSoFar, series) =>
      series.cards < smallestSoFar.cards ? series : smallestSoFar,
    );
  const cheapSpecial = world.series
    .filter(({ kind }) => kind !== 'base')
    .reduce((smallestSoFar, series) =>
      series.cards < smallestSoFar.cards ? series : smallestSoFar,
    );

  const ofGames = (all: readonly SimulatedPlayer[]) => daily(all, ({ sums }) => sums.games);
  const perGame = (all: readonly SimulatedPlayer[]) =>
    all.reduce((sum, { sums }) => sum + sums.games, 0) /
    Math.max(
      1,
      all.reduce((sum, { games }) => sum + games, 0),
    );
  const gamesOnly = (
    offset: number,
    games: number,
    play: (player: SimulatedPlayer, game: number) => void,
  ): SimulatedPlayer[] =>
    players(offset, (player) => {
      for (let game = 0; game < games; game += 1) play(player, game);
    });
  const honest = gamesOnly(1, HEAVY, (player) => {
    player.play(evenOpponent(player, world).side, player.games);
  });
  const honestDay: readonly [number, string] = [
    HEAVY * MAX_MEAN_PAY,
    `${HEAVY} honest games at the best odds`,
  ];
  const own = gamesOnly(2, HEAVY, (player) => {
    player.play(player.side, player.games, { betweenOwnTeams: true });
  });
  const [weakest, strongest] = [world.clubs[0]!, world.clubs.at(-1)!];
  const weak = gamesOnly(3, TIRELESS, (player) => {
    player.play(weakest.side, player.games);
  });
  const strong = gamesOnly(4, HEAVY, (player) => {
    player.play(strongest.side, player.games);
  });
  const abandoners = gamesOnly(5, HEAVY, (player) => {
    player.play(evenOpponent(player, world).side, player.games, { abandonsWhenBehind: true });
  });
  const tireless = gamesOnly(6, TIRELESS, (player) => {
    player.play(evenOpponent(player, world).side, player.games, { abandonsWhenBehind: true });
  });
  const [first] = world.contests;
  const repeaters = gamesOnly(7, HEAVY, (player, game) => {
    if (first && player.play(first.opponent.side, game)) player.winContest(first);
  });
  const firstMoney = first?.planned.reward.money ?? 0;

  const climbing = (offset: number, resignsWhenBehind: boolean) => {
    const habit: Habit = { pace: 'heavy', purse: 'spender', taste: 'any season', climbs: true };
    const parts = new Map<SimulatedPlayer, { wish: PurchaseGoal; climb: CampaignClimb }>();
    return players(offset, (player) => {
      const known = parts.get(player) ?? {
        wish: new PurchaseGoal(world, player, habit.taste),
        climb: new CampaignClimb(world, { resignsWhenBehind }),
      };
      parts.set(player, known);
      playDay(player, world, habit, known);
    });
  };
  const [climbers, resigners] = [climbing(8, false), climbing(9, true)];
  const played = (all: readonly SimulatedPlayer[]) =>
    daily(all, ({ sums }) => sums.games + sums.contests);
  const allContestsPay = world.contests.reduce((sum, { planned }) => sum + planned.reward.money, 0);

  const clickers = gamesOnly(15, BOT_GAMES, (player) => {
    player.play(weakest.side, player.games, { byClick: true });
  });
  const rollers = gamesOnly(16, TIRELESS, (player) => {
    player.play(weakest.side, player.games);
  });
  const { wholeGames, halfGames } = EXPERIENCE_DAY;
  const mostExperience =
    (GAME_EXPERIENCE.final + GAME_EXPERIENCE.win) * (wholeGames + halfGames / 2);

  const claimers = players(10, (player) => {
    for (let hour = 0; hour < 24; hour += 1) player.claim(hour);
  });
  const sellers = players(11, () => undefined);
  const hiding = tryHidingGoodPlayers(world, climbers.slice(0, 8));

  return [
    trade('trade-season', 'Buys and sells the smallest season', 12, smallest),
    trade('trade-swapped', 'The same, and swaps before each sale', 12, smallest, { swaps: true }),
    trade('trade-special', 'Buys and sells the smallest special series', 13, cheapSpecial),
    trade('trade-best', 'Buys and sells what resells best', 14, byShare[0]!),
    attempt(
      'own-team',
      'Plays teams of their own',
      ofGames(own) + daily(own, ({ experience }) => experience),
      [0, 'nothing'],
      `${HEAVY} games a day, no money and no experience`,
    ),
    attempt(
      'abandon',
      'Abandons every game that would be lost',
      ofGames(abandoners),
      [ofGames(honest), 'what playing on makes'],
      `${HEAVY} games a day; playing on pays ${ofGames(honest).toFixed(0)}`,
    ),
    attempt(
      'abandon-tireless',
      'The same, all day long',
      ofGames(tireless),
      [GAME_PAY.dailyCap, 'the cap of a day'],
      `${TIRELESS} games begun a day`,
    ),
    attempt(
      'weakest',
      'Plays the weakest club to the cap',
      ofGames(weak),
      [GAME_PAY.dailyCap, 'the cap of a day'],
      `${TIRELESS} games a day, ${(GAME_PAY.dailyCap / GAME_PAY.leastWin).toFixed(0)} wins reach the cap; ${perGame(
        weak,
      ).toFixed(1)} a game, an even club pays ${perGame(honest).toFixed(1)}`,
    ),
    attempt(
      'strongest',
      'Plays only the strongest club',
      ofGames(strong),
      honestDay,
      `${HEAVY} games a day, ${perGame(strong).toFixed(1)} a game`,
    ),
    attempt(
      'sandbag',
      'Sends out weak players and changes them at once',
      hiding.daily,
      [Math.min(GAME_PAY.dailyCap, honestDay[0]), 'honest games at the best odds'],
      hiding.detail,
    ),
    attempt(
      'resign',
      'Resigns when behind and starts again',
      played(resigners),
      [played(climbers) * 1.1, 'an honest climber, and a tenth for chance'],
      `${HEAVY} games a day; an honest climber makes ${played(climbers).toFixed(0)} of games and contests; all contests together pay ${allContestsPay}, once`,
    ),
    attempt(
      'repeat',
      'Wins the first contest again and again',
      played(repeaters),
      [HEAVY * MAX_MEAN_PAY + firstMoney / days, 'its games and one reward'],
      `${HEAVY} games a day; contests paid ${daily(repeaters, ({ sums }) => sums.contests * days).toFixed(0)} in all`,
    ),
    attempt(
      'claim',
      'Claims the allowance every hour',
      daily(claimers, ({ sums }) => sums.allowance),
      [DAILY_ALLOWANCE, 'one allowance'],
      '24 claims a day',
    ),
    attempt(
      'click-experience',
      'Plays to the end by click all day long, for experience',
      daily(clickers, ({ experience }) => experience),
      [mostExperience, 'forty wins, half of them at half'],
      `${BOT_GAMES} games a day against the weakest club`,
      'experience',
    ),
    attempt(
      'click-boards',
      'The same, for the boards',
      daily(clickers, ({ gamesOnBoards }) => gamesOnBoards),
      [MAX_CLICKED_GAMES_A_DAY, 'the games by click that count in a day'],
      `${BOT_GAMES} games a day; at most ${MAX_GAMES_UNDER_WAY} are under way at a time`,
      'games on boards',
    ),
    attempt(
      'roll-experience',
      'Lets a bot roll one by one all day long',
      daily(rollers, ({ experience }) => experience),
      [mostExperience, 'forty wins, half of them at half'],
      `${TIRELESS} games a day, about 80 calls each; ${daily(rollers, ({ gamesOnBoards }) => gamesOnBoards).toFixed(0)} of them on the boards, as for everybody who rolls`,
      'experience',
    ),
    attempt(
      'starter-set',
      'Sells the starter set',
      daily(sellers, ({ collection, starterCards }) => collection.worthOf(starterCards)),
      [0, 'nothing'],
      'none of the 24 cards can be sold',
    ),
    ...tryFarmingFriends(world, chances, { accounts, days, seed: seed + 17_000 }),
  ];
};
