import { BATTER_RESULTS, type BatterResult } from '../cards/card.ts';
import { slashLineOf, matchupOdds, type ResultCounts } from '../cards/dice-odds.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { compileSetup, rotationStarter } from '../games/engine/compile-setup.ts';
import type { BatterSource, PitcherSource, PlayerSource, SideSource } from '../games/setup.ts';
import { simulateGame } from '../games/simulate.ts';
import { BATTING_POSITIONS, FIRST_STARTER, STARTER_COUNT } from '../games/lineup-slots.ts';

/**
 * A team that is compared with another: its 24 players by lineup index, its batting order, and the
 * habits of its managers or its user's orders.
 */
export type ComparedTeam = Pick<
  SideSource,
  'name' | 'players' | 'battingOrder' | 'habits' | 'orders'
>;

export interface ProjectedLine {
  readonly avg: number;
  readonly obp: number;
  readonly slg: number;
}

export interface ProjectedTeam {
  /**
   * By lineup index: a batter's averages against the other team's five starters, or the averages of
   * the other team's nine against a pitcher.
   */
  readonly players: readonly ProjectedLine[];
  /** Averages of its nine against the other team's five starters. */
  readonly batting: ProjectedLine;
}

/**
 * Games that a win probability is estimated from; near .5 its standard error is .016.
 */
export const SIMULATED_GAMES = 1000;

const addCounts = (all: readonly ResultCounts[]): ResultCounts =>
  Object.fromEntries(
    BATTER_RESULTS.map((result) => [result, all.reduce((sum, counts) => sum + counts[result], 0)]),
  ) as Record<BatterResult, number>;

const projectLine = (all: readonly ResultCounts[]): ProjectedLine => {
  const { avg, obp, slg } = slashLineOf(addCounts(all));
  return { avg, obp, slg };
};

const isBatter = (player: PlayerSource): player is BatterSource => player.type === 'Batter';
const isPitcher = (player: PlayerSource): player is PitcherSource => player.type === 'Pitcher';

const nineOf = ({ players }: ComparedTeam) =>
  players.slice(0, BATTING_POSITIONS.length).filter(isBatter);
const startersOf = ({ players }: ComparedTeam) =>
  players.slice(FIRST_STARTER, FIRST_STARTER + STARTER_COUNT).filter(isPitcher);

/**
 * Returns the averages that the dice of two teams' cards give against each other, exactly: every
 * roll of a batter's two tables and a pitcher's one counted, pitchers rested, each opponent met
 * equally often.
 */
export const projectTeam = (team: ComparedTeam, other: ComparedTeam): ProjectedTeam => {
  const nine = nineOf(other);
  const starters = startersOf(other);
  const oddsAgainstStarters = (batter: BatterSource) =>
    starters.map((pitcher) => matchupOdds(batter.dice, pitcher.dice));
  return {
    players: team.players.map((player) =>
      isBatter(player)
        ? projectLine(oddsAgainstStarters(player))
        : projectLine(nine.map((batter) => matchupOdds(batter.dice, player.dice))),
    ),
    batting: projectLine(nineOf(team).flatMap(oddsAgainstStarters)),
  };
};

/**
 * Returns the share of simulated games that the first team wins: full rules, seeded dice, the
 * computer managing both teams, home and away in turns and each starter equally often.
 * Deterministic for the same two teams.
 */
export const simulateWinProbability = (
  one: ComparedTeam,
  other: ComparedTeam,
  games = SIMULATED_GAMES,
): number => {
  const sideOf = (team: ComparedTeam, game: number): SideSource => ({
    ...team,
    starter: rotationStarter(game),
    manager: 'computer',
  });
  const setups = Array.from({ length: STARTER_COUNT * 2 }, (_, game) => {
    const [home, visitors] = game % 2 === 0 ? [one, other] : [other, one];
    return compileSetup({
      home: sideOf(home, game),
      visitors: sideOf(visitors, game),
      rates: 'designed',
    });
  });
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    const setup = setups[game % setups.length];
    if (setup === undefined) break;
    const { state } = simulateGame(setup, new SeededDice(game), { events: false });
    const homeWon = state.home.runs > state.visitors.runs;
    if (homeWon === (game % 2 === 0)) won += 1;
  }
  return won / games;
};
