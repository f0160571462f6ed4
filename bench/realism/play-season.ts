import type { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { GameEvent } from '@pennant/rules/games/event';
import { setUpGame } from '@pennant/rules/games/compile-setup';
import { playToFinal } from '@pennant/rules/games/simulate-game';
import type { Roster, RosterOptions } from './roster.ts';
import { sendOut, type SentOut } from './send-out.ts';

/** What a club did over simulated seasons. */
export interface ClubTally {
  games: number;
  wins: number;
  runs: number;
  runsAllowed: number;
}

/** What a batter did. */
export interface BatterTally {
  PA: number;
  AB: number;
  H: number;
  HR: number;
  SF: number;
}

/** Everything counted over a league's simulated seasons. */
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
  sides: Readonly<Record<'visitors' | 'home', SentOut>>,
): void => {
  tally.SB += event.sb;
  tally.CS += event.cs;
  if (event.kind !== 'plateAppearance') return;
  tally.PA++;
  const man = sides[event.batting].men[event.batter];
  const batter = batterOf(tally, man?.playerID ?? '');
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
  /** Only the games of this club (its place among the rosters); all where absent. */
  readonly only?: number;
}

/** One game between two clubs of the list, counted. */
export const playGame = (
  rosters: readonly Roster[],
  [visitors, home]: readonly [number, number],
  tally: LeagueTally,
  chance: SeededDice,
  options: SeasonOptions,
): void => {
  const sides = {
    visitors: sendOut(rosters[visitors] as Roster, chance, options),
    home: sendOut(rosters[home] as Roster, chance, options),
  };
  const setup = setUpGame(sides.visitors.setup, sides.home.setup, options.rates);
  const { state, events } = playToFinal(setup, chance, { events: true });
  for (const event of events) addEvent(tally, event, sides);
  addResult(tally.clubs[visitors] as ClubTally, state.visitors.runs, state.home.runs);
  addResult(tally.clubs[home] as ClubTally, state.home.runs, state.visitors.runs);
};

/** A season of about as many games as the clubs really played: everyone against everyone, at home and away alike. */
export const playSeason = (
  rosters: readonly Roster[],
  tally: LeagueTally,
  chance: SeededDice,
  options: SeasonOptions,
): void => {
  const { length } = rosters;
  const games = Math.max(...rosters.map(({ club }) => club.games));
  const each = Math.max(1, Math.round(games / (2 * (length - 1))));
  for (let visitors = 0; visitors < length; visitors++) {
    for (let home = 0; home < length; home++) {
      if (visitors === home) continue;
      if (options.only !== undefined && options.only !== visitors && options.only !== home)
        continue;
      for (let game = 0; game < each; game++) {
        playGame(rosters, [visitors, home], tally, chance, options);
      }
    }
  }
};
