import type { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { GameEvent } from '@pennant/rules/games/event';
import { buildGameSetup } from '@pennant/rules/games/engine/compile-setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import type { Roster, RosterOptions } from './roster.ts';
import { drawLineup, type DrawnLineup } from './draw-lineup.ts';

/** A club's totals over simulated seasons. */
export interface ClubTally {
  games: number;
  wins: number;
  runs: number;
  runsAllowed: number;
}

/** A batter's totals. */
export interface BatterTally {
  PA: number;
  AB: number;
  H: number;
  HR: number;
  SF: number;
}

/** All totals over a league's simulated seasons. */
export interface LeagueTally {
  readonly clubs: readonly ClubTally[];
  readonly batters: Map<string, BatterTally>;
  PA: number;
  SB: number;
  CS: number;
  SF: number;
  GDP: number;
}

export const newTally = (clubs: number): LeagueTally => ({
  clubs: Array.from({ length: clubs }, () => ({ games: 0, wins: 0, runs: 0, runsAllowed: 0 })),
  batters: new Map(),
  PA: 0,
  SB: 0,
  CS: 0,
  SF: 0,
  GDP: 0,
});

const batterOf = (tally: LeagueTally, playerID: string): BatterTally => {
  const known = tally.batters.get(playerID);
  if (known !== undefined) return known;
  const fresh = { PA: 0, AB: 0, H: 0, HR: 0, SF: 0 };
  tally.batters.set(playerID, fresh);
  return fresh;
};

const addEvent = (
  tally: LeagueTally,
  event: GameEvent,
  sides: Readonly<Record<'visitors' | 'home', DrawnLineup>>,
): void => {
  tally.SB += event.sb;
  tally.CS += event.cs;
  if (event.kind !== 'plateAppearance') return;
  tally.PA++;
  const player = sides[event.batting].players[event.batter];
  const batter = batterOf(tally, player?.playerID ?? '');
  const { resultType, play } = event;
  batter.PA++;
  if (play === 'sacrificeFly') batter.SF++;
  else if (resultType !== 'BB') batter.AB++;
  if (resultType === 'HR') batter.HR++;
  if (resultType !== 'BB' && resultType !== 'SO' && resultType !== 'OO') batter.H++;
  if (play === 'sacrificeFly') tally.SF++;
  if (play === 'doublePlay') tally.GDP++;
};

const addResult = (club: ClubTally, runs: number, runsAllowed: number): void => {
  club.games++;
  club.runs += runs;
  club.runsAllowed += runsAllowed;
  if (runs > runsAllowed) club.wins++;
};

export interface SeasonOptions extends RosterOptions {
  /** Only the games of this club (its index among the rosters); all if absent. */
  readonly only?: number;
}

/** Plays one game between two clubs of the list and adds it to the totals. */
export const playGame = (
  rosters: readonly Roster[],
  [visitors, home]: readonly [number, number],
  tally: LeagueTally,
  dice: SeededDice,
  options: SeasonOptions,
): void => {
  const sides = {
    visitors: drawLineup(rosters[visitors] as Roster, dice, options),
    home: drawLineup(rosters[home] as Roster, dice, options),
  };
  const setup = buildGameSetup(sides.visitors.setup, sides.home.setup, options.rates);
  const { state, events } = simulateGame(setup, dice, { events: true });
  for (const event of events) addEvent(tally, event, sides);
  addResult(tally.clubs[visitors] as ClubTally, state.visitors.runs, state.home.runs);
  addResult(tally.clubs[home] as ClubTally, state.home.runs, state.visitors.runs);
};

/**
 * Plays a season of about as many games as the clubs really played: every club against every other,
 * equally at home and away.
 */
export const playSeason = (
  rosters: readonly Roster[],
  tally: LeagueTally,
  dice: SeededDice,
  options: SeasonOptions,
): void => {
  const { length } = rosters;
  const games = Math.max(...rosters.map(({ club }) => club.games));
  const gamesOfPair = Math.max(1, Math.round(games / (2 * (length - 1))));
  for (let visitors = 0; visitors < length; visitors++) {
    for (let home = 0; home < length; home++) {
      if (visitors === home) continue;
      if (options.only !== undefined && options.only !== visitors && options.only !== home)
        continue;
      for (let game = 0; game < gamesOfPair; game++) {
        playGame(rosters, [visitors, home], tally, dice, options);
      }
    }
  }
};
