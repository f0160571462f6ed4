import type {
  CompiledBatter,
  CompiledPitcher,
  Matchups,
  SetupPlayer,
  SideSetup,
} from '../setup.ts';
import type { SideState } from '../state.ts';

const toBits = (players: readonly number[]): number => {
  let bits = 0;
  for (let index = 0; index < players.length; index++) bits |= 1 << (players[index] as number);
  return bits;
};

/**
 * One side of a game in progress: the fields of `SideState` and values derived from them, all
 * mutable.
 */
export class LiveSide {
  declare readonly setup: SideSetup;
  /** Whether the computer manages this side. */
  declare readonly isComputerManaged: boolean;
  /** Chance that an out put in play becomes an error of this side. */
  declare readonly errorRate: number;
  declare runs: number;
  declare hits: number;
  declare errors: number;
  declare nextPlace: number;
  declare pitcher: number;
  declare battersFaced: number;
  declare pitcherRuns: number;
  declare unearnedOuts: number;
  declare unearnedOutsBeforePitcher: number;
  declare readonly inningRuns: number[];
  declare readonly order: number[];
  declare readonly places: number[];
  declare readonly left: number[];
  declare readonly players: readonly SetupPlayer[];
  /** Expected runs of this side's pitchers against the batters of the other side. */
  declare readonly matchups: Matchups;
  /** The compiled tables of the current pitcher. */
  declare currentPitcherTables: CompiledPitcher;
  /** Number of the batter, from 1, from which on the current pitcher is tired. */
  declare tiresAt: number;
  /** The players who are in the game or have left it, one bit for each lineup index. */
  declare usedPlayers: number;

  /** Copies the state of the side, which is not changed. */
  constructor(setup: SideSetup, state: SideState, matchups: Matchups) {
    this.setup = setup;
    this.errorRate = setup.errorRate;
    this.isComputerManaged = setup.manager === 'computer';
    this.runs = state.runs;
    this.hits = state.hits;
    this.errors = state.errors;
    this.nextPlace = state.nextPlace;
    this.pitcher = state.pitcher;
    this.battersFaced = state.battersFaced;
    this.pitcherRuns = state.pitcherRuns;
    this.unearnedOuts = state.missedOuts;
    this.unearnedOutsBeforePitcher = state.missedOutsBefore;
    this.inningRuns = state.inningRuns.slice();
    this.order = state.order.slice();
    this.places = state.places.slice();
    this.left = state.left.slice();
    this.players = setup.players;
    this.matchups = matchups;
    this.currentPitcherTables = this.pitcherTables(state.pitcher);
    this.tiresAt = this.currentPitcherTables.tiresAt;
    this.usedPlayers = toBits(state.places) | toBits(state.left) | (1 << state.pitcher);
  }

  /** Returns the compiled tables of a batter or runner of this side. */
  batterTables(player: number): CompiledBatter {
    return (this.players[player] as SetupPlayer).bat as CompiledBatter;
  }

  /** Returns the compiled tables of a pitcher of this side. */
  pitcherTables(player: number): CompiledPitcher {
    return (this.players[player] as SetupPlayer).pitch as CompiledPitcher;
  }

  /** Whether the next batter faces a tired pitcher. */
  isTired(): boolean {
    return this.battersFaced + 2 > this.tiresAt;
  }

  /**
   * Returns how many batters the pitcher has faced while tired, the next one included; 0 while the
   * pitcher is fresh.
   */
  tiredBatters(): number {
    const tired = this.battersFaced + 2 - this.tiresAt;
    return tired > 0 ? tired : 0;
  }

  /** Whether a player may still enter the game. */
  isAvailable(player: number): boolean {
    return ((this.usedPlayers >> player) & 1) === 0;
  }

  /** Marks a player as one who has entered the game. */
  markUsed(player: number): void {
    this.usedPlayers |= 1 << player;
  }

  /**
   * Returns the state of the side. Its arrays are this object's own: do not play on with this
   * object.
   */
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
      missedOuts: this.unearnedOuts,
      missedOutsBefore: this.unearnedOutsBeforePitcher,
      left: this.left,
    };
  }
}
