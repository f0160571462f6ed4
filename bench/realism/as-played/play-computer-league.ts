import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { buildGameSetup } from '@pennant/rules/games/engine/compile-setup';
import { FIRST_RELIEVER, STARTER_COUNT } from '@pennant/rules/games/lineup-slots';
import type { GameSetup, SideSetup } from '@pennant/rules/games/setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import { hasDesignatedHitter } from '../roster.ts';
import type { CardedSeason } from '../sample-cards.ts';
import type { LeagueYear } from '../play-league.ts';
import { computerSidesOf, type ComputerSide } from './computer-side.ts';
import { countBench } from './count-bench.ts';
import { countDefense } from './count-defense.ts';
import { countOffense } from './count-offense.ts';
import { countRelief } from './count-relief.ts';
import { countStarts } from './count-starts.ts';
import { LeagueTally } from './league-tally.ts';
import type { PlayedGame } from './played-game.ts';

/** A league's season whose computer clubs met each other, and what was counted. */
export interface ComputerLeague extends LeagueYear {
  readonly sides: readonly ComputerSide[];
  readonly tally: LeagueTally;
  /** Whether the real league had a designated hitter. */
  readonly hadDesignatedHitter: boolean;
}

const SEED = 12_000;
/** Fewest games between the same visitors and home club. */
const MIN_GAMES_OF_PAIR = 2;

const countGame = (tally: LeagueTally, game: PlayedGame): void => {
  tally.games++;
  countStarts(tally, game);
  countRelief(tally, game);
  countOffense(tally, game);
  countDefense(tally, game);
  countBench(tally, game);
};

/** Two computer clubs that meet, by their indices. */
interface Pair {
  readonly visitors: number;
  readonly home: number;
  readonly setup: GameSetup;
}

/** Returns every club against every other, at home and away, with SP1 on both mounds. */
const pairsOf = (sides: readonly ComputerSide[]): readonly Pair[] =>
  sides.flatMap((visitors, visitorsIndex) =>
    sides.flatMap((home, homeIndex): Pair[] => {
      const [away, own] = [visitors.byStarter[0], home.byStarter[0]];
      if (visitors === home || away === undefined || own === undefined) return [];
      // What is compiled of two sides is the same for all starters.
      const setup = buildGameSetup(away, own, 'designed');
      return [{ visitors: visitorsIndex, home: homeIndex, setup }];
    }),
  );

/** Calls `onGame` with every game of the clubs against each other, their starters in rotation. */
export const playComputerSides = (
  sides: readonly ComputerSide[],
  gamesOfPair: number,
  seed: number,
  onGame: (game: PlayedGame) => void,
): void => {
  const dice = new SeededDice(seed);
  const pairs = pairsOf(sides);
  const played = sides.map(() => 0);
  const nextStarter = (index: number): SideSetup => {
    const game = played[index] ?? 0;
    played[index] = game + 1;
    return sides[index]?.byStarter[game % STARTER_COUNT] as SideSetup;
  };
  const closerOf = (index: number): number => sides[index]?.recordedCloser ?? FIRST_RELIEVER;
  for (let game = 0; game < gamesOfPair; game++) {
    for (const { visitors, home, setup: compiled } of pairs) {
      const starters = { visitors: nextStarter(visitors), home: nextStarter(home) };
      const setup = { ...compiled, ...starters };
      const closers = { visitors: closerOf(visitors), home: closerOf(home) };
      onGame({ setup, closers, ...simulateGame(setup, dice, { events: true }) });
    }
  }
};

/**
 * Plays games between the computer clubs of a league's season as users play them: with the
 * designated hitter, computer managers on both sides, and pitchers who tire. Every club meets every
 * other at home and away, at least so many games in all. The same cards and rules give the same
 * games.
 */
export const playComputerLeague = (
  carded: CardedSeason,
  { year, league }: LeagueYear,
  games: number,
): ComputerLeague => {
  const sides = computerSidesOf(carded, league);
  const tally = new LeagueTally();
  const pairs = sides.length * (sides.length - 1);
  const gamesOfPair = Math.max(MIN_GAMES_OF_PAIR, Math.ceil(games / pairs));
  const seed = SEED + year * 31 + league.charCodeAt(0);
  playComputerSides(sides, gamesOfPair, seed, (game) => countGame(tally, game));
  return { year, league, sides, tally, hadDesignatedHitter: hasDesignatedHitter(carded, league) };
};
