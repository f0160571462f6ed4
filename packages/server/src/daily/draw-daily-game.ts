import { randomBytes } from 'node:crypto';
import { dailyDice } from '@pennant/rules/daily/daily-dice';
import { drawSeasonDay } from '@pennant/rules/daily/daily-day';
import { dailySource } from '@pennant/rules/daily/daily-source';
import { SERVER_SEED_BYTES } from '@pennant/rules/fairness/commitment';
import type { Dice } from '@pennant/rules/fairness/dice';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import { buildSideInTurn } from '../games/build-side-in-turn.ts';
import type { Queries } from '../platform/database/database.ts';
import { findComputerTeam, readLeagueClubs } from '../teams/computer-team-store.ts';

/** Who plays is drawn under this number, before all batters, whose numbers begin at 1. */
const BEFORE_THE_GAME = 0;
/** Starters of a rotation. */
const STARTERS = 5;

/** A game that may become that of a day. */
export interface DrawnGame {
  readonly seed: Buffer;
  readonly seasonDay: string;
  readonly side: Side;
  readonly source: GameSource;
}

const drawBelow = (dice: Dice, label: string, limit: number): number =>
  Math.floor(dice.fraction(label) * limit);

/**
 * Draws a game for a day: two clubs of one season, a starter of each, and the side that the user
 * manages, by a seed of random bytes, which is that of the game's dice too. Returns null where no
 * season has clubs.
 */
export async function drawDailyGame(
  queries: Queries,
  day: string,
  seed: Buffer = randomBytes(SERVER_SEED_BYTES),
): Promise<DrawnGame | null> {
  const seasons = await readLeagueClubs(queries);
  if (seasons.length === 0) return null;
  const dice = dailyDice(day, seed.toString('hex')).event(BEFORE_THE_GAME);
  const { year, teamIDs } = seasons[drawBelow(dice, 'season', seasons.length)]!;
  const visiting = drawBelow(dice, 'visitors', teamIDs.length);
  const others = teamIDs.toSpliced(visiting, 1);
  const sideOf = async (teamID: string, label: string) => {
    const team = await findComputerTeam(queries, teamID);
    if (team === null) throw new Error(`there is no computer team ${teamID}`);
    const turn = drawBelow(dice, label, STARTERS);
    return buildSideInTurn(queries, { team }, { turn, manager: 'computer' });
  };
  const visitors = await sideOf(teamIDs[visiting]!, 'visiting starter');
  const home = await sideOf(others[drawBelow(dice, 'home', others.length)]!, 'home starter');
  const side = drawBelow(dice, 'side', 2) === 0 ? 'visitors' : 'home';
  return {
    seed,
    seasonDay: drawSeasonDay(year, dice),
    side,
    source: dailySource({ visitors, home }, side),
  };
}
