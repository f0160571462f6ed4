import { SeededDice } from '../fairness/seeded-dice.ts';
import { formatBases } from '../games/baserunning/base-set.ts';
import { listStealOptions } from '../games/baserunning/steal.ts';
import { SIDES, type Side } from '../games/lineup-slots.ts';
import { battingSide } from '../games/state.ts';
import type { LiveDecision } from '../live/live-decision.ts';
import type { LiveState } from '../live/live-state.ts';
import { nextDeadlineOf } from '../live/pass-deadlines.ts';
import { LiveTable, quietDecision } from './live-table.ts';
import { randomSide } from './random-game.ts';

/** How often what goes wrong happens, of a thousand turns of either side. */
export interface Mishaps {
  /** A decision or a link that does not come in time. */
  readonly late: number;
  readonly lostDevice: number;
  readonly disconnected: number;
  readonly quit: number;
}

/** Both sides play to the end, and nothing goes wrong. */
export const NO_MISHAPS: Mishaps = { late: 0, lostDevice: 0, disconnected: 0, quit: 0 };
/** As it goes when both sides play. */
export const FEW_MISHAPS: Mishaps = { late: 12, lostDevice: 6, disconnected: 10, quit: 0 };
/** Sides that come and go. */
export const MANY_MISHAPS: Mishaps = { late: 90, lostDevice: 30, disconnected: 60, quit: 2 };

/** Called after each step with the state before and after it. */
type Watch = (before: LiveState, after: LiveState) => void;

class RandomPlayers {
  private readonly dice: SeededDice;
  private readonly table: LiveTable;
  private readonly mishaps: Mishaps;

  constructor(table: LiveTable, seed: number, mishaps: Mishaps) {
    this.table = table;
    this.dice = new SeededDice(seed ^ 0x11fe);
    this.mishaps = mishaps;
  }

  /** Lets one of the sides do something, or time pass. */
  act(): void {
    const { table } = this;
    const owing = SIDES.filter((side) => table.state[side].timer !== null);
    const side = owing[this.below(Math.max(1, owing.length))] ?? SIDES[this.below(2)] ?? 'home';
    if (table.state.offer !== null && this.below(3) === 0) {
      const isTaken = this.below(4) === 0;
      table.must({ kind: isTaken ? 'takeWin' : 'playOn', side: table.state.offer.to });
      return;
    }
    if (owing.length === 0 || table.state[side].disconnectedAt !== null) {
      this.bringBackOrWait(side);
      return;
    }
    if (!this.hasMishap(side)) this.play(side);
  }

  private below(limit: number): number {
    return Math.floor(this.dice.fraction('any') * limit);
  }

  private bringBackOrWait(side: Side): void {
    if (this.below(3) > 0) this.table.step({ kind: 'connect', side });
    else this.waitForDeadline();
    // Whoever has no time left is not waited for by anybody.
    if (nextDeadlineOf(this.table.state) === null) this.connectAll();
  }

  private connectAll(): void {
    for (const side of SIDES) this.table.step({ kind: 'connect', side });
  }

  private waitForDeadline(): void {
    const deadline = nextDeadlineOf(this.table.state);
    if (deadline !== null) this.table.pass(Math.max(0, deadline - this.table.now));
  }

  /** Whether something goes wrong for a side, instead of what it has to do. */
  private hasMishap(side: Side): boolean {
    const { table } = this;
    const drawn = this.below(1000);
    const { late, lostDevice, disconnected, quit } = this.mishaps;
    if (drawn < late) this.waitForDeadline();
    else if (drawn < late + lostDevice) this.loseDevice(side);
    else if (drawn < late + lostDevice + disconnected) table.must({ kind: 'disconnect', side });
    else if (drawn < late + lostDevice + disconnected + quit) table.must({ kind: 'quit', side });
    else return false;
    return true;
  }

  private loseDevice(side: Side): void {
    const { table } = this;
    table.devices[side].clear();
    const { chain, publicKey } = table.addDevice(side);
    const step = { kind: 'replaceChain', side, anchor: chain.anchor, publicKey } as const;
    // A second device in one half-inning is refused; the first is not there any more.
    table.step(step);
  }

  private play(side: Side): void {
    const { table } = this;
    table.now += this.below(4000);
    if (table.state.phase === 'reveal') {
      const reveal = table.reveal(side);
      if (reveal === null) this.waitForDeadline();
      else table.step(reveal);
      return;
    }
    if (table.state.phase === 'decide' && this.below(25) === 0 && this.trySubstitution(side)) {
      return;
    }
    table.step(table.decision(side, this.decide(side)));
  }

  private trySubstitution(side: Side): boolean {
    const { eventNumber, [side]: own } = this.table.state.game;
    const places = [...own.places, own.pitcher];
    const playerOut = places[this.below(places.length)] ?? 0;
    const substitution = { playerOut, playerIn: 9 + this.below(15) };
    const step = {
      kind: 'substitute',
      side,
      eventNumber: eventNumber + 1,
      ...substitution,
    } as const;
    return this.table.step(step).ok;
  }

  private decide(side: Side): LiveDecision {
    const { state } = this.table;
    if (state.phase === 'choose') {
      const options = state.game.pendingChoice?.options ?? [];
      const option = options[this.below(options.length)];
      return { kind: 'choose', runnersAdvancing: option?.runnersAdvancing ?? null };
    }
    if (side !== battingSide(state.game)) return { kind: 'field', walk: this.below(30) === 0 };
    const sets = listStealOptions(state.game.bases);
    const set = this.below(8) === 0 ? sets[this.below(Math.max(1, sets.length))] : undefined;
    return set === undefined
      ? quietDecision(state, side)
      : { kind: 'bat', steal: formatBases(set) };
  }
}

/** Plays a live game to its end, whichever; deterministic for the same seed but for signatures. */
export function randomLiveGame(
  seed: number,
  mishaps: Mishaps = FEW_MISHAPS,
  watch: Watch = () => {},
): LiveTable {
  const cards = new SeededDice(seed);
  const visitors = randomSide('Vince V', cards, 'player');
  const home = randomSide('Hal H', cards, 'player');
  const table = new LiveTable(seed, { visitors, home }).begin();
  const players = new RandomPlayers(table, seed, mishaps);
  for (let turn = 0; table.state.phase !== 'over'; turn += 1) {
    if (turn > 20_000) throw new Error(`seed ${seed}: the game does not end`);
    const before = table.state;
    players.act();
    watch(before, table.state);
  }
  return table;
}
