import { BATTER_RESULTS, type BatterResult } from '../cards/card.ts';
import { lineOf, matchupOdds, type ResultCounts } from '../cards/odds.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { compileSetup, starterOf } from '../games/compile-setup.ts';
import type { BatterSource, PitcherSource, PlayerSource, SideSource } from '../games/setup.ts';
import { playToFinal } from '../games/simulate-game.ts';
import { BATTING_PLACES, FIRST_STARTER, STARTERS } from '../games/slot.ts';

/** A team that is held against another: its 24 players by lineup index, and who bats when. */
export type ComparedTeam = Pick<SideSource, 'name' | 'players' | 'battingOrder'>;

export interface ProjectedLine {
  readonly avg: number;
  readonly obp: number;
  readonly slg: number;
}

export interface ProjectedTeam {
  /** By lineup index: what a batter hits off the other's five starters, or what the other's nine hit off a pitcher. */
  readonly players: readonly ProjectedLine[];
  /** What its nine hit off the other's five starters. */
  readonly batting: ProjectedLine;
}

/** Games that the chance to win is counted from: one in a hundred is three standard errors of half of it. */
export const COMPARED_GAMES = 1000;

const added = (all: readonly ResultCounts[]): ResultCounts =>
  Object.fromEntries(
    BATTER_RESULTS.map((result) => [result, all.reduce((sum, counts) => sum + counts[result], 0)]),
  ) as Record<BatterResult, number>;

const projected = (all: readonly ResultCounts[]): ProjectedLine => {
  const { avg, obp, slg } = lineOf(added(all));
  return { avg, obp, slg };
};

const isBatter = (player: PlayerSource): player is BatterSource => player.type === 'Batter';
const isPitcher = (player: PlayerSource): player is PitcherSource => player.type === 'Pitcher';

const nineOf = ({ players }: ComparedTeam) =>
  players.slice(0, BATTING_PLACES.length).filter(isBatter);
const startersOf = ({ players }: ComparedTeam) =>
  players.slice(FIRST_STARTER, FIRST_STARTER + STARTERS).filter(isPitcher);

/**
 * What the printed dice say of a team against another, exactly: every fall of a batter's two tables and a pitcher's one
 * counted, pitchers rested, each of those whom he meets as often as the others.
 */
export const projectTeam = (team: ComparedTeam, other: ComparedTeam): ProjectedTeam => {
  const nine = nineOf(other);
  const starters = startersOf(other);
  const ofBatter = (batter: BatterSource) =>
    starters.map((pitcher) => matchupOdds(batter.dice, pitcher.dice));
  return {
    players: team.players.map((player) =>
      isBatter(player)
        ? projected(ofBatter(player))
        : projected(nine.map((batter) => matchupOdds(batter.dice, player.dice))),
    ),
    batting: projected(nineOf(team).flatMap(ofBatter)),
  };
};

/**
 * The share of games that the first wins against the second: played by the game's own rules with seeded dice, the computer
 * managing both, home and away in turns and each starter as often as the others. The same for the same two teams.
 */
export const winShare = (
  one: ComparedTeam,
  other: ComparedTeam,
  games = COMPARED_GAMES,
): number => {
  const sideOf = (team: ComparedTeam, game: number): SideSource => ({
    ...team,
    starter: starterOf(game),
    manager: 'computer',
  });
  const setups = Array.from({ length: STARTERS * 2 }, (_, game) => {
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
    const { state } = playToFinal(setup, new SeededDice(game), { events: false });
    const homeWon = state.home.runs > state.visitors.runs;
    if (homeWon === (game % 2 === 0)) won += 1;
  }
  return won / games;
};
