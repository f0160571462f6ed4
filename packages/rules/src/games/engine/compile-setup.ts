import type { BatterCell, BatterDice, PitcherCell } from '../../cards/card.ts';
import { BATTER_RESULTS } from '../../cards/card.ts';
import { BATTER_CHANCES, batterOdds } from '../../cards/dice-odds.ts';
import { compileRunningChances } from '../baserunning/running-chances.ts';
import { compileStealChances } from '../baserunning/steal-chances.ts';
import { compileErrorRates, sumErrorChances } from '../fielding/gloves.ts';
import { compilePitchersWildness, wildPitchChance } from '../baserunning/loose-pitch-formula.ts';
import { applyOrders } from '../manager/apply-orders.ts';
import { findBenchCandidates } from '../manager/bench-candidates.ts';
import { walkCostOf } from '../manager/decide-walk.ts';
import { UNKNOWN_HABITS, stealShareOf } from '../manager/habits.ts';
import { compileMatchups, pitcherRunValues, expectedRunsOfOdds } from '../manager/matchup-runs.ts';
import { starterHookOf } from '../manager/starter-hook.ts';
import { groundBallChances } from '../plate-appearance/ground-ball-chances.ts';
import { tiresAt } from '../plate-appearance/fatigue.ts';
import { RESULT_CODE, cellCode } from '../plate-appearance/result-code.ts';
import {
  BATTING_POSITIONS,
  FIRST_STARTER,
  LINEUP_SIZE,
  STARTER_COUNT,
  STARTING_PLACES,
  type Side,
} from '../lineup-slots.ts';
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
} from '../setup.ts';

/** Returns the codes indexed by the sum of two dice; indices 0 and 1 are never read. */
const bySum = (codes: readonly number[]): readonly number[] => [0, 0, ...codes];

const batterCode = (cell: BatterCell): number =>
  cell === 'X' ? RESULT_CODE.X : BATTER_RESULTS.indexOf(cell);

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
    runs: expectedRunsOfOdds(odds),
    speed: player.speed,
    running: compileRunningChances(player.speed),
    ...groundBallChances(player.speed),
    stealing: compileStealChances(player),
    wildPitchChance: wildPitchChance(odds),
  };
};

const compilePitcher = (player: Extract<PlayerSource, { type: 'Pitcher' }>): CompiledPitcher => ({
  cells: bySum(player.dice.map((cell: PitcherCell) => cellCode(cell))),
  runValues: pitcherRunValues(player.dice),
  stamina: player.stamina,
  tiresAt: tiresAt(player.stamina),
  ...compilePitchersWildness(player),
});

const battingOf = (player: PlayerSource): CompiledBatter | null => {
  const batter = player.type === 'Batter' ? player : player.batting;
  return batter === undefined ? null : compileBatter(batter);
};

/** Returns one card compiled into lookup tables. */
export const compilePlayer = (player: PlayerSource): SetupPlayer => ({
  cardID: player.cardID,
  name: player.name,
  ...(player.surname === undefined ? {} : { surname: player.surname }),
  positions: player.positions,
  bat: battingOf(player),
  pitch: player.type === 'Pitcher' ? compilePitcher(player) : null,
  errorRates: player.type === 'Batter' ? compileErrorRates(player) : [],
  passedBallChance: player.type === 'Batter' ? (player.passedBallChance ?? null) : null,
});

/** Returns the expected runs of the batters of an order, once through it. */
const orderRunsOf = (players: readonly SetupPlayer[], order: readonly number[]): number =>
  order.reduce((sum, player) => sum + (players[player]?.bat?.runs ?? 0), 0);

/** Returns the mean share of strikeouts of the nine. */
const strikeoutsOf = (players: readonly SetupPlayer[]): number => {
  const nine = players.slice(0, BATTING_POSITIONS.length);
  return nine.reduce((sum, { bat }) => sum + (bat?.odds[RESULT_CODE.SO] ?? 0), 0) / nine.length;
};

/**
 * Returns a side's cards compiled into lookup tables. Throws if the lineup is invalid (24 players:
 * nine batters, then ten pitchers, then the bench); lineups are validated before a game is created.
 */
export const compileSide = (side: SideSource): SideSetup => {
  const habits = side.habits ?? UNKNOWN_HABITS;
  const players = side.players.map(compilePlayer);
  if (players.length !== LINEUP_SIZE) throw new Error(`${side.name} has ${players.length} players`);
  players.forEach((player, index) => {
    const pitches = index >= FIRST_STARTER && index < FIRST_STARTER + 10;
    if (pitches ? !player.pitch : !player.bat) {
      throw new Error(`${player.name} cannot fill lineup index ${index} of ${side.name}`);
    }
  });
  const ordered = new Set(side.battingOrder);
  const pitcherBats = ordered.has(side.starter) && players[side.starter]?.bat != null;
  const isPermutation = BATTING_POSITIONS.every(
    (position, index) => ordered.has(index) || (position === 'DH' && pitcherBats),
  );
  if (!isPermutation || side.battingOrder.length !== BATTING_POSITIONS.length) {
    throw new Error(`The batting order of ${side.name} is not a permutation of its nine`);
  }
  return {
    name: side.name,
    players,
    battingOrder: side.battingOrder,
    starter: side.starter,
    manager: side.manager,
    managesToWin: side.habits === undefined,
    walkCost: walkCostOf(habits),
    ...applyOrders(
      {
        stealShare: stealShareOf(players, habits),
        starterHook: starterHookOf(players, habits),
      },
      side.orders,
    ),
    orderRuns: orderRunsOf(players, side.battingOrder),
    ...findBenchCandidates(players),
    errorChances: sumErrorChances(players, STARTING_PLACES),
    strikeouts: strikeoutsOf(players),
  };
};

/** Returns the setup of a game, compiled once from its cards. */
export const compileSetup = (game: GameSource): GameSetup =>
  buildGameSetup(compileSide(game.visitors), compileSide(game.home), game.rates);

const NO_MATCHUPS = new Float64Array();

/** Returns the setup of a game between two sides that are already compiled. */
export const buildGameSetup = (visitors: SideSetup, home: SideSetup, rates: Rates): GameSetup => ({
  visitors,
  home,
  rates,
  // With the rates of the record no pitcher tires, so the matchups are never read.
  matchups: {
    visitors: rates === 'designed' ? compileMatchups(visitors.players, home.players) : NO_MATCHUPS,
    home: rates === 'designed' ? compileMatchups(home.players, visitors.players) : NO_MATCHUPS,
  },
});

/** Returns the same setup with one of its sides replaced. */
export const replaceSide = (setup: GameSetup, side: Side, other: SideSetup): GameSetup =>
  side === 'home'
    ? buildGameSetup(setup.visitors, other, setup.rates)
    : buildGameSetup(other, setup.home, setup.rates);

/**
 * Returns the lineup index of the starting pitcher: SP1 in the first game (number 0) of a team or a
 * series, then in rotation to SP5.
 */
export const rotationStarter = (gameNumber: number): number =>
  FIRST_STARTER + (gameNumber % STARTER_COUNT);
