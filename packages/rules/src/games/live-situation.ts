import { LiveSide } from './live-side.ts';
import { battingSideWins, tableHalf } from './manager/win-expectancy.ts';
import type { PendingChoice } from './pending-choice.ts';
import type { CompiledBatter, GameSetup } from './setup.ts';
import { NOBODY, occupied, type GameState } from './state.ts';
import { chargedToOf, isOnByError, newRunner, playerOf, runnerAt } from './baserunning/runners.ts';

const winsOf = battingSideWins;

/** All runners of a state as one number (see `baserunning/runners.ts`). */
const runnersOf = ({ bases, chargedTo, onByError }: GameState): number =>
  bases.reduce((runners, player, at) => {
    if (player === NOBODY) return runners;
    const runner = newRunner(player, chargedTo[at] as number, onByError[at] === true);
    return runners | (runner << (10 * at));
  }, 0);

/**
 * Where a game stands while it is played: the same as a `GameState`, as whole numbers in the fields of three objects that are made
 * once a game, with what follows from them kept beside them. Changing it in place is what makes a simulated game cost microseconds
 * (docs/decisions/0007-flat-state.md). `LiveGame` has what can happen in it.
 *
 * Fields are declared only (`declare`) and set once by the constructor: so the engine sees from the start what each of them holds.
 */
export class LiveSituation {
  declare readonly setup: GameSetup;
  /** Pitchers tire and managers decide by design; else everything happens as in the record. */
  declare readonly designed: boolean;
  declare readonly visitors: LiveSide;
  declare readonly home: LiveSide;
  declare eventNumber: number;
  /** All outs of the game. */
  declare ipOuts: number;
  /** Which bases are occupied: bit 0 first, bit 1 second, bit 2 third. Goes with `runners`, and is quicker to ask. */
  declare onBase: number;
  /** Who is on base, as `baserunning/runners.ts` lays it out. */
  declare runners: number;
  /** Batter and pitcher of the event being played. */
  declare batter: number;
  declare pitcher: number;
  declare pendingChoice: PendingChoice | null;
  declare final: boolean;
  /** The side at bat, and the side in the field. */
  declare bat: LiveSide;
  declare field: LiveSide;
  /** 1 where the home side is at bat. */
  declare homeBats: number;
  /** The half of the win expectancy's table. */
  declare half: number;
  /** Outs of the half, 3 right after the third. */
  declare outs: number;
  /** Bottom of the ninth or later: a lead of the home side ends the game at once. */
  declare canWalkOff: boolean;
  /** The home side has taken such a lead. */
  declare walkedOff: boolean;

  /** Takes a game up from where it stands; the state given stays as it is. */
  constructor(setup: GameSetup, state: GameState) {
    this.setup = setup;
    this.designed = setup.rates === 'designed';
    this.visitors = new LiveSide(setup.visitors, state.visitors, setup.matchups.visitors);
    this.home = new LiveSide(setup.home, state.home, setup.matchups.home);
    this.eventNumber = state.eventNumber;
    this.ipOuts = state.ipOuts;
    this.onBase = occupied(state.bases);
    this.runners = this.onBase === 0 ? 0 : runnersOf(state);
    this.batter = 0;
    this.pitcher = 0;
    this.pendingChoice = state.pendingChoice;
    this.final = state.final;
    this.bat = this.visitors;
    this.field = this.home;
    this.homeBats = 0;
    this.half = 0;
    this.outs = 0;
    this.canWalkOff = false;
    this.walkedOff = false;
    this.faceSides();
  }

  /** Points at the side that bats now, and at the pitcher it faces. */
  faceSides(): void {
    const outs = this.ipOuts % 3;
    const half = (this.ipOuts - outs) / 3;
    this.outs = outs;
    this.half = tableHalf(half);
    this.homeBats = half & 1;
    this.bat = this.homeBats === 1 ? this.home : this.visitors;
    this.field = this.homeBats === 1 ? this.visitors : this.home;
    this.canWalkOff = this.homeBats === 1 && half >= 17;
  }

  /** Who stands on `base` (1 to 3), which must be occupied: his lineup index. */
  playerOn(base: number): number {
    return (this.runners >> (10 * base - 10)) & 31;
  }

  /** The tables of who stands on `base` (1 to 3), which must be occupied. */
  runnerOn(base: number): CompiledBatter {
    return this.bat.batter((this.runners >> (10 * base - 10)) & 31);
  }

  /** Chance of the side at bat to win with these outs (0 to 3) and bases, and `runs` more on its side than now. */
  battingWins(outs: number, bases: number, runs: number): number {
    return winsOf(this.half, outs, bases, this.bat.runs - this.field.runs + runs);
  }

  /** The game at rest. Its lists are this game's own: play on from it only by taking it up anew. */
  state(): GameState {
    const bases = [NOBODY, NOBODY, NOBODY];
    const chargedTo = [NOBODY, NOBODY, NOBODY];
    const onByError = [false, false, false];
    for (let base = 1; base <= 3; base++) {
      if ((this.onBase & (1 << (base - 1))) === 0) continue;
      const runner = runnerAt(this.runners, base);
      bases[base - 1] = playerOf(runner);
      chargedTo[base - 1] = chargedToOf(runner);
      onByError[base - 1] = isOnByError(runner);
    }
    return {
      eventNumber: this.eventNumber,
      ipOuts: this.ipOuts,
      visitors: this.visitors.state(),
      home: this.home.state(),
      bases,
      chargedTo,
      onByError,
      pendingChoice: this.pendingChoice,
      final: this.final,
    };
  }
}
