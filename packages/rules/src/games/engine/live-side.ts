import type {
  CompiledBatter,
  CompiledPitcher,
  Matchups,
  SetupPlayer,
  SideSetup,
} from '../setup.ts';
import { CATCHER, NINE, errorRateAt, sumErrorChances } from '../fielding/gloves.ts';
import { passedBallChance } from '../baserunning/loose-pitch-formula.ts';
import { relieverPatience, starterPatience, type Patience } from '../manager/patience.ts';
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
  /**
   * Chance that an out put in play becomes an error of the nine in the field, and the sums that it
   * is the last of (`sumErrorChances` in `fielding/gloves.ts`): those of the setup until somebody
   * comes in.
   */
  declare errorRate: number;
  declare errorChances: readonly number[];
  /** The error rate of the catcher. */
  declare catcherErrorRate: number;
  /** Chance of a passed ball before a batter with runners on. */
  declare passedBallChance: number;
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
  declare readonly left: number[];
  /** These two are those of the state until somebody comes in. */
  declare order: readonly number[];
  declare places: readonly number[];
  declare readonly players: readonly SetupPlayer[];
  /** Expected runs of this side's pitchers against the batters of the other side. */
  declare readonly matchups: Matchups;
  /** The compiled tables of the current pitcher. */
  declare currentPitcherTables: CompiledPitcher;
  /** Number of the batter, from 1, from which on the current pitcher is tired. */
  declare tiresAt: number;
  /** When the computer manager looks at a fresh pitcher at all: see `manager/patience.ts`. */
  declare patience: Patience;
  declare battersPerRun: number;
  /** The players who are in the game or have left it, one bit for each lineup index. */
  declare usedPlayers: number;

  /** Takes up the state of the side, which is not changed. */
  constructor(setup: SideSetup, state: SideState, matchups: Matchups, opponent: SideSetup) {
    this.setup = setup;
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
    this.order = state.order;
    this.places = state.places;
    this.left = state.left.slice();
    this.players = setup.players;
    this.errorChances =
      state.left.length === 0 ? setup.errorChances : sumErrorChances(this.players, this.places);
    this.errorRate = this.errorChances[NINE] as number;
    this.catcherErrorRate = errorRateAt(this.errorChances, CATCHER);
    this.passedBallChance = this.findPassedBallChance();
    this.matchups = matchups;
    this.currentPitcherTables = this.pitcherTables(state.pitcher);
    this.tiresAt = this.currentPitcherTables.tiresAt;
    const isStarting = state.pitcher === setup.starter;
    this.patience = isStarting
      ? starterPatience(this.tiresAt, setup.starterHook, opponent)
      : relieverPatience(this.tiresAt);
    this.battersPerRun = isStarting ? setup.starterHook.battersPerRun : 0;
    this.usedPlayers = toBits(state.places) | toBits(state.left) | (1 << state.pitcher);
  }

  /** Sets the chances of errors from who is in the field. */
  updateGloves(): void {
    this.errorChances = sumErrorChances(this.players, this.places);
    this.errorRate = this.errorChances[NINE] as number;
    this.catcherErrorRate = errorRateAt(this.errorChances, CATCHER);
    this.passedBallChance = this.findPassedBallChance();
  }

  private findPassedBallChance(): number {
    const catcher = this.players[this.places[CATCHER - 1] as number] as SetupPlayer;
    return catcher.passedBallChance ?? passedBallChance(this.catcherErrorRate);
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

  /** Whether a manager looks at the pitcher before the next batter, even if fresh. */
  isPatienceOver(betweenInnings: boolean): boolean {
    const { beforeInning, inInning } = this.patience;
    const strain = this.battersFaced + this.battersPerRun * this.pitcherRuns;
    return strain >= (betweenInnings ? beforeInning : inInning);
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
