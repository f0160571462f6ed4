import { compileSide, buildGameSetup } from '@pennant/rules/games/engine/compile-setup';
import type { PlayerSource, SideSetup } from '@pennant/rules/games/setup';
import {
  FIRST_BENCH,
  FIRST_RELIEVER,
  FIRST_STARTER,
  LINEUP_SIZE,
  SLOTS,
} from '@pennant/rules/games/lineup-slots';
import {
  pregameWinProbability,
  optimalPregameWinProbability,
} from '@pennant/rules/games/analysis/pregame-win-probability';
import { isEligible } from '@pennant/rules/teams/eligibility';
import { GAME_PAY, gamePay } from '@pennant/rules/wallet/game-pay';
import { GAMES_A_DAY } from './player-behavior.ts';
import type { SimulatedPlayer } from './simulated-player.ts';
import type { CardsClubsAndContests } from './cards-clubs-and-contests.ts';

/** Number of clubs tried, evenly spaced from the weakest to the strongest. */
const CLUBS_TRIED = 12;

const BATTING_ORDER = [6, 7, 3, 1, 8, 5, 4, 2, 0];

/**
 * Tries lineups of weak players, with the good ones on the bench and in the bullpen to be
 * substituted before the first pitch: pay is determined by the win probability of the weak players,
 * and the games are won by the good ones. Each player tries every club and keeps the best.
 */
export const tryHidingGoodPlayers = (
  world: CardsClubsAndContests,
  players: readonly SimulatedPlayer[],
) => {
  const best = players.map((player) => {
    const { shown, real } = sidesOf(world, player);
    const tried = Array.from({ length: CLUBS_TRIED }, (_, number) => {
      const club =
        world.clubs[Math.floor((number * (world.clubs.length - 1)) / (CLUBS_TRIED - 1))]!;
      const against = (home: SideSetup) =>
        pregameWinProbability(buildGameSetup(club.side.setup, home, 'designed'), 'home');
      const setup = buildGameSetup(club.side.setup, shown, 'designed');
      const [shownWinProbability, is] = [
        optimalPregameWinProbability(setup, 'home'),
        against(real),
      ];
      const pay = (won: boolean) =>
        gamePay({
          won,
          winChance: shownWinProbability,
          abandoned: false,
          betweenOwnTeams: false,
          paidToday: 0,
        });
      return { shownWinProbability, is, pay: is * pay(true) + (1 - is) * pay(false) };
    });
    return tried.reduce((bestSoFar, result) => (result.pay > bestSoFar.pay ? result : bestSoFar));
  });
  const mean = (valueOf: (result: (typeof best)[number]) => number) =>
    best.reduce((sum, result) => sum + valueOf(result), 0) / best.length;
  const games = GAMES_A_DAY.heavy;
  return {
    daily: Math.min(GAME_PAY.dailyCap, games * mean(({ pay }) => pay)),
    detail: `${games} games a day against whatever club pays best: looks like ${percent(
      mean(({ shownWinProbability }) => shownWinProbability),
    )}, wins ${percent(mean(({ is }) => is))}, ${mean(({ pay }) => pay).toFixed(1)} a game`,
  };
};

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

function sidesOf(
  world: CardsClubsAndContests,
  player: SimulatedPlayer,
): { shown: SideSetup; real: SideSetup } {
  const goodPlayers = player.side.setup.players.map(({ cardID }) => world.cards.get(cardID)!);
  const used = new Set(goodPlayers.map(({ playerID }) => playerID));
  const weakest = player.collection
    .cards()
    .filter((card) => !used.has(card.playerID))
    .sort((a, b) => a.rating - b.rating);
  const taken = new Set<string>();
  const takeWeakPlayer = (index: number) => {
    const found = weakest.find(
      (card) => !taken.has(card.playerID) && isEligible(SLOTS[index]!, card),
    );
    if (found) taken.add(found.playerID);
    return found;
  };
  // The five best of the nine who bat wait on the bench, for the weak players in their positions.
  const hidden = Array.from({ length: FIRST_STARTER }, (_, index) => index)
    .sort((a, b) => goodPlayers[b]!.rating - goodPlayers[a]!.rating)
    .slice(0, LINEUP_SIZE - FIRST_BENCH);
  const shown: PlayerSource[] = [...goodPlayers];
  const real: PlayerSource[] = [...goodPlayers];
  hidden.forEach((index, benchIndex) => {
    const weak = takeWeakPlayer(index);
    if (weak === undefined) return;
    shown[index] = weak;
    shown[FIRST_BENCH + benchIndex] = goodPlayers[index]!;
    real[FIRST_BENCH + benchIndex] = weak;
  });
  // Another starter relieves the weak one after the first batter: any pitcher of the lineup may.
  const weakStarter = takeWeakPlayer(FIRST_STARTER);
  if (weakStarter) {
    shown[FIRST_STARTER] = weakStarter;
    shown[FIRST_RELIEVER - 1] = goodPlayers[FIRST_STARTER]!;
    real[FIRST_RELIEVER - 1] = weakStarter;
  }
  const compile = (players: readonly PlayerSource[]) =>
    compileSide({
      name: 'Own',
      players,
      battingOrder: BATTING_ORDER,
      starter: FIRST_STARTER,
      manager: 'computer',
    });
  return { shown: compile(shown), real: compile(real) };
}
