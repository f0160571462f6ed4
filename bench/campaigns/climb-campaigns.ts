import { contestResult } from '@pennant/rules/campaigns/contest-result';
import type { PlannedCampaign, PlannedContest } from '@pennant/rules/campaigns/plan-campaigns';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { bestLineupUpToRating } from '@pennant/rules/campaigns/best-lineup-up-to-rating';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { compileSetup, rotationStarter } from '@pennant/rules/games/engine/compile-setup';
import type { GameSetup } from '@pennant/rules/games/setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import { drawReward } from '@pennant/rules/rewards/draw-reward';
import { DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import { gamePay } from '@pennant/rules/wallet/game-pay';
import { SimulatedPlayerCardsAndMoney } from './simulated-player-cards-and-money.ts';
import {
  battingOrderOf,
  type CampaignOpponent,
  type CardsClubsAndSeries,
} from './cards-clubs-and-series.ts';

/** The results of a player in one campaign. */
interface Step {
  games: number;
  wins: number;
  series: number;
  seriesWon: number;
  /** Days of allowance claimed when its last contest was won; null if it was not won. */
  finishedOn: number | null;
  /** Score of the player's lineup at that time. */
  score: number;
}

/** The results of a player in every campaign. */
export interface ClimbResult {
  readonly campaigns: readonly Step[];
}

const GAMES_A_DAY = 12;

/**
 * Plays one player's climb through the campaigns, day by day and contest by contest; a contest that
 * is not won is played again.
 */
export function climbCampaigns(
  history: CardsClubsAndSeries,
  campaigns: readonly PlannedCampaign[],
  { seed, days }: { readonly seed: number; readonly days: number },
): ClimbResult {
  const dice = new SeededDice(seed);
  const games = new SeededDice(seed);
  const collection = new SimulatedPlayerCardsAndMoney(history, dice);
  const steps = campaigns.map((): Step => ({
    games: 0,
    wins: 0,
    series: 0,
    seriesWon: 0,
    finishedOn: null,
    score: 0,
  }));
  const chances = new Map<string, number>();
  const contests = campaigns.flatMap(({ contests: ofCampaign }, campaignIndex) =>
    ofCampaign
      .flatMap((contest) => {
        const club = clubOf(history, contest);
        return club === null ? [] : [{ contest, club }];
      })
      .map(({ contest, club }, position, { length }) => ({
        contest,
        club,
        campaignIndex,
        isLast: position === length - 1,
      })),
  );
  let day = 0;
  let gamesLeft = 0;
  let paidToday = 0;
  const nextDay = () => {
    day += 1;
    gamesLeft = GAMES_A_DAY;
    paidToday = 0;
    collection.money += DAILY_ALLOWANCE;
    collection.buy();
  };

  for (let contestIndex = 0; contestIndex < contests.length;) {
    const { contest, club, campaignIndex, isLast } = contests[contestIndex]!;
    const step = steps[campaignIndex]!;
    const { numOfGames } = contest;
    let [wins, losses, result] = [0, 0, contestResult({ numOfGames, wins: 0, losses: 0 })];
    while (result === null) {
      if (gamesLeft === 0) {
        if (day === days) return { campaigns: steps };
        nextDay();
      }
      gamesLeft -= 1;
      const isHome = dice.die('home or away') <= 3;
      const setup = setupOf(collection, club, isHome, wins + losses);
      const side = isHome ? 'home' : 'visitors';
      const { state } = simulateGame(setup, games, { events: false });
      const won = state[side].runs > state[isHome ? 'visitors' : 'home'].runs;
      if (won) wins += 1;
      else losses += 1;
      step.games += 1;
      if (won) step.wins += 1;
      const pairing = `${club.teamID} ${collection.side().name}`;
      const knownChance = chances.get(pairing);
      // As in the program, a loss pays a flat sum, so its win probability is not computed; neither
      // is it once the daily cap is reached.
      const chance =
        knownChance ?? (won && paidToday < 1000 ? optimalPregameWinProbability(setup, side) : 0.5);
      if (knownChance === undefined && won) chances.set(pairing, chance);
      const pay = gamePay({
        won,
        winChance: chance,
        abandoned: false,
        betweenOwnTeams: false,
        paidToday,
      });
      paidToday += pay;
      collection.money += pay;
      result = contestResult({ numOfGames, wins, losses });
    }
    step.series += 1;
    if (result === 'win') {
      step.seriesWon += 1;
      reward(history, collection, { contest, club }, dice);
      contestIndex += 1;
      if (isLast) {
        step.finishedOn = day;
        step.score = collection.side().score;
      }
    }
    collection.buy();
  }
  return { campaigns: steps };
}

const sides = new Map<string, CampaignOpponent | null>();

/**
 * Returns the club of a contest; sides of decades are put together once. Null where the decade has
 * too few players: as in the program, the contest is left out then.
 */
function clubOf(
  history: CardsClubsAndSeries,
  { key, opponent, limit }: PlannedContest,
): CampaignOpponent | null {
  if (limit === null) return opponent as CampaignOpponent;
  const knownClub = sides.get(key);
  if (knownClub !== undefined) return knownClub;
  const cards = history.seasons
    .filter(([card]) => Math.floor((card?.year ?? 0) / 10) * 10 === opponent.year)
    .flat();
  const side = bestLineupUpToRating(cards, limit);
  if (side === null) {
    sides.set(key, null);
    return null;
  }
  const entries = SLOTS.map((slot) => side.lineup[slot]);
  const made = {
    ...opponent,
    score: side.score,
    players: entries.map(({ cardID }) => history.cards.get(cardID)!),
    battingOrder: battingOrderOf(entries.map(({ lineupOrder }) => lineupOrder)),
  };
  sides.set(key, made);
  return made;
}

function setupOf(
  collection: SimulatedPlayerCardsAndMoney,
  club: CampaignOpponent,
  isHome: boolean,
  gamesPlayed: number,
): GameSetup {
  const { players, battingOrder } = collection.side();
  const starter = rotationStarter(gamesPlayed);
  const manager = 'computer' as const;
  const own = { name: 'Own', players, battingOrder, starter, manager };
  const other = {
    name: club.name,
    players: club.players,
    battingOrder: club.battingOrder,
    starter,
    manager,
  };
  return compileSetup({
    home: isHome ? own : other,
    visitors: isHome ? other : own,
    rates: 'designed',
  });
}

function reward(
  history: CardsClubsAndSeries,
  collection: SimulatedPlayerCardsAndMoney,
  { contest, club }: { readonly contest: PlannedContest; readonly club: CampaignOpponent },
  dice: SeededDice,
): void {
  const { reward: terms } = contest;
  const series = history.series.get(terms.seriesKey);
  const drawn = drawReward(
    {
      money: terms.money,
      packs: series === undefined ? 0 : terms.packs,
      seriesPct: null,
      hasCard: true,
      cardPct: terms.cardPct,
    },
    dice,
  );
  collection.money += drawn.money;
  if (drawn.packs?.isGranted === true && series !== undefined) collection.open(series, terms.packs);
  if (drawn.card?.isGranted !== true) return;
  const [best] = club.players.toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID);
  if (best !== undefined) collection.receive(best.cardID);
}
