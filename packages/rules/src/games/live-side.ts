import type { Matchups } from './manager/matchup.ts';
import type { CompiledBatter, CompiledPitcher, SetupPlayer, SideSetup } from './setup.ts';
import type { SideState } from './state.ts';

const bitsOf = (players: readonly number[]): number => {
  let bits = 0;
  for (let at = 0; at < players.length; at++) bits |= 1 << (players[at] as number);
  return bits;
};

/** One side of a game under way: `SideState`, and what follows from it, to be changed in place. */
export class LiveSide {
  declare readonly setup: SideSetup;
  /** Whether the computer decides for it. */
  declare readonly isComputers: boolean;
  /** Chance that an out put in play becomes an error of this side. */
  declare readonly errorRate: number;
  declare runs: number;
  declare hits: number;
  declare errors: number;
  declare nextPlace: number;
  declare pitcher: number;
  declare battersFaced: number;
  declare pitcherRuns: number;
  declare missedOuts: number;
  declare missedOutsBefore: number;
  declare readonly inningRuns: number[];
  declare readonly order: number[];
  declare readonly places: number[];
  declare readonly left: number[];
  declare readonly players: readonly SetupPlayer[];
  /** Its pitchers against the men of the other side. */
  declare readonly matchups: Matchups;
  /** The tables of who pitches. */
  declare pitching: CompiledPitcher;
  /** The number of the batter faced from which he tires. */
  declare tiresAt: number;
  /** Everyone who is in the game or has left it, a bit for each lineup index. */
  declare used: number;

  /** Takes the side up from where it stands; the state given stays as it is. */
  constructor(setup: SideSetup, state: SideState, matchups: Matchups) {
    this.setup = setup;
    this.errorRate = setup.errorRate;
    this.isComputers = setup.manager === 'computer';
    this.runs = state.runs;
    this.hits = state.hits;
    this.errors = state.errors;
    this.nextPlace = state.nextPlace;
    this.pitcher = state.pitcher;
    this.battersFaced = state.battersFaced;
    this.pitcherRuns = state.pitcherRuns;
    this.missedOuts = state.missedOuts;
    this.missedOutsBefore = state.missedOutsBefore;
    this.inningRuns = state.inningRuns.slice();
    this.order = state.order.slice();
    this.places = state.places.slice();
    this.left = state.left.slice();
    this.players = setup.players;
    this.matchups = matchups;
    this.pitching = this.pitcherNumber(state.pitcher);
    this.tiresAt = this.pitching.tiresAt;
    this.used = bitsOf(state.places) | bitsOf(state.left) | (1 << state.pitcher);
  }

  /** The tables of a man of this side who bats or runs. */
  batter(player: number): CompiledBatter {
    return (this.players[player] as SetupPlayer).bat as CompiledBatter;
  }

  pitcherNumber(player: number): CompiledPitcher {
    return (this.players[player] as SetupPlayer).pitch as CompiledPitcher;
  }

  /** Whether the coming batter faces a tired pitcher. */
  isTired(): boolean {
    return this.battersFaced + 2 > this.tiresAt;
  }

  /** How many batters the pitcher has faced tired, the coming one included; 0 while he is fresh. */
  tired(): number {
    const tired = this.battersFaced + 2 - this.tiresAt;
    return tired > 0 ? tired : 0;
  }

  /** Whether a player may still come in. */
  isAvailable(player: number): boolean {
    return ((this.used >> player) & 1) === 0;
  }

  /** The side at rest. Its lists are this side's own: it is not to be played on. */
  state(): SideState {
    return {
      runs: this.runs,
      hits: this.hits,
      errors: this.errors,
      inningRuns: this.inningRuns,
      order: this.order,
      nextPlace: this.nextPlace,
      places: this.places,
      pitcher: this.pitcher,
      battersFaced: this.battersFaced,
      pitcherRuns: this.pitcherRuns,
      missedOuts: this.missedOuts,
      missedOutsBefore: this.missedOutsBefore,
      left: this.left,
    };
  }
}
