import type { BatterCell, BatterDice, PitcherCell } from '../cards/card.ts';
import { BATTER_RESULTS } from '../cards/card.ts';
import { BATTER_CHANCES, batterOdds } from '../cards/odds.ts';
import { runningOf } from './baserunning/running-chances.ts';
import { stealingOf } from './baserunning/steal-chances.ts';
import { betterBats, fasterRunners } from './manager/bench.ts';
import { matchupsOf, pitcherWorth, runsOfOdds } from './manager/matchup.ts';
import { groundBallChances } from './plate-appearance/ground-ball-chances.ts';
import { tiresAt } from './plate-appearance/fatigue.ts';
import { X, cellCode } from './plate-appearance/result-code.ts';
import { BATTING_PLACES, FIRST_STARTER, LINEUP_SIZE, STARTERS, type Side } from './slot.ts';
import type {
  CompiledBatter,
  CompiledPitcher,
  GameSetup,
  GameSource,
  PlayerSource,
  Rates,
  SetupPlayer,
  SideSetup,
  SideSource,
} from './setup.ts';

/** By the sum of two dice; places 0 and 1 are never read. */
const bySum = (codes: readonly number[]): readonly number[] => [0, 0, ...codes];

const batterCode = (cell: BatterCell): number => (cell === 'X' ? X : BATTER_RESULTS.indexOf(cell));

const oddsOf = (dice: BatterDice): Float64Array => {
  const counts = batterOdds(dice);
  return Float64Array.from(BATTER_RESULTS, (result) => counts[result] / BATTER_CHANCES);
};

const compileBatter = (player: Extract<PlayerSource, { type: 'Batter' }>): CompiledBatter => {
  const odds = oddsOf(player.dice);
  return {
    base: bySum(player.dice.base.map(batterCode)),
    extra: bySum(player.dice.extra.map(batterCode)),
    odds,
    runs: runsOfOdds(odds),
    speed: player.speed,
    running: runningOf(player.speed),
    ...groundBallChances(player.speed),
    stealing: stealingOf(player),
  };
};

const compilePitcher = (player: Extract<PlayerSource, { type: 'Pitcher' }>): CompiledPitcher => ({
  cells: bySum(player.dice.map((cell: PitcherCell) => cellCode(cell))),
  worth: pitcherWorth(player.dice),
  stamina: player.stamina,
  tiresAt: tiresAt(player.stamina),
});

const battingOf = (player: PlayerSource): CompiledBatter | null => {
  const batter = player.type === 'Batter' ? player : player.batting;
  return batter === undefined ? null : compileBatter(batter);
};

/** One card as lookup tables. */
export const compilePlayer = (player: PlayerSource): SetupPlayer => ({
  cardID: player.cardID,
  name: player.name,
  positions: player.positions,
  bat: battingOf(player),
  pitch: player.type === 'Pitcher' ? compilePitcher(player) : null,
});

/** The mean of the eight fielders, C to RF. */
const errorRateOf = (players: readonly PlayerSource[]): number => {
  const rates = players
    .slice(0, 8)
    .map((player) => (player.type === 'Batter' ? player.errorRate : 0));
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
};

/**
 * A side's cards as lookup tables. Throws where the lineup is not one (24 players, nine batters first, then ten pitchers, then
 * the bench): lineups are checked before a game is made.
 */
export const compileSide = (side: SideSource): SideSetup => {
  const players = side.players.map(compilePlayer);
  if (players.length !== LINEUP_SIZE) throw new Error(`${side.name} has ${players.length} players`);
  players.forEach((player, index) => {
    const pitches = index >= FIRST_STARTER && index < FIRST_STARTER + 10;
    if (pitches ? !player.pitch : !player.bat) {
      throw new Error(`${player.name} cannot fill lineup index ${index} of ${side.name}`);
    }
  });
  const inOrder = new Set(side.battingOrder);
  const pitcherBats = inOrder.has(side.starter) && players[side.starter]?.bat != null;
  const nine = BATTING_PLACES.every(
    (place, index) => inOrder.has(index) || (place === 'DH' && pitcherBats),
  );
  if (!nine || side.battingOrder.length !== BATTING_PLACES.length) {
    throw new Error(`The batting order of ${side.name} is not a permutation of its nine`);
  }
  return {
    name: side.name,
    players,
    battingOrder: side.battingOrder,
    starter: side.starter,
    errorRate: errorRateOf(side.players),
    manager: side.manager,
    pinchHitters: betterBats(players),
    pinchRunners: fasterRunners(players),
  };
};

/** Everything a game is played with, made once from the cards. */
export const compileSetup = (game: GameSource): GameSetup =>
  setUpGame(compileSide(game.visitors), compileSide(game.home), game.rates);

const NO_MATCHUPS = new Float64Array();

/** A game between two sides whose cards are lookup tables already. */
export const setUpGame = (visitors: SideSetup, home: SideSetup, rates: Rates): GameSetup => ({
  visitors,
  home,
  rates,
  // By the record nobody tires, and nobody asks.
  matchups: {
    visitors: rates === 'designed' ? matchupsOf(visitors.players, home.players) : NO_MATCHUPS,
    home: rates === 'designed' ? matchupsOf(home.players, visitors.players) : NO_MATCHUPS,
  },
});

/** The same game with another side in one of its places. */
export const withSide = (setup: GameSetup, side: Side, other: SideSetup): GameSetup =>
  side === 'home'
    ? setUpGame(setup.visitors, other, setup.rates)
    : setUpGame(other, setup.home, setup.rates);

/** Lineup index of who starts: SP1 in a team's (or a series') first game (number 0), then in turn to SP5. */
export const starterOf = (gameNumber: number): number => FIRST_STARTER + (gameNumber % STARTERS);
