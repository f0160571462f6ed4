import { drawCode, type DrawLabel } from './event-codes.ts';
import type { PlayerNote } from './event.ts';
import type { LiveSituation } from './engine/live-situation.ts';
import type { GameSetup } from './setup.ts';

/**
 * Of a move: who 5 bits, from where 2, to where 3, whether out 1. Of a run: who 5, off whom 5,
 * whether earned 1.
 */
export const NOTE_BITS = 11;
const OUT = 1024;
const EARNED = 1024;

/** No player: five bits that are no lineup index. */
export const NO_MAN = 31;

const NO_NOTES: readonly PlayerNote[] = Object.freeze([]);

/** Chances drawn that an event has room for itself. */
export const DRAWS_AT_HAND = 3;

/**
 * What only few events have: more than two moves, runs, players who come and go, a fourth chance
 * drawn.
 */
export class MoreOfEvent {
  /**
   * Two moves or runs in a number, as they came, the earlier in the lower bits: no event has more
   * than six moves or four runs.
   */
  movesTwo = 0;
  movesThree = 0;
  runsOne = 0;
  runsTwo = 0;
  notes = NO_NOTES;
  readonly draws: number[] = [];
}

/**
 * An event as the engine writes it down while it happens: whole numbers whose bits are codes as in
 * `event-codes.ts`, one object for each event. Nothing is copied when it is over: it is only closed
 * with where the game stands then. `EventWinProbability` reads it.
 *
 * No number is above 31 bits: up to there engines keep whole numbers in place.
 */
export class OpenEvent {
  declare readonly setup: GameSetup;
  /** Number of the event 16 bits, all outs of the game 14. */
  declare when: number;
  /** Runs of the visitors 15 bits, of the home side 15. */
  declare score: number;
  /**
   * Kind 4 bits, result 4, own result 3, cell 4, action 3, play 3, home bats 1, outs 2, batted in
   * 3.
   */
  declare what: number;
  /**
   * Falls of the batter's, the extra and the pitcher's dice 6 bits each, runs 3, moves 3, stolen 2,
   * caught 2.
   */
  declare dice: number;
  /** Batter 5 bits, pitcher 5, next batter 5, next pitcher 5, home bats next 1, final 1. */
  declare men: number;
  /** Runners on first, second and third 5 bits each. */
  declare bases: number;
  /** The first two moves, the earlier in the lower bits. */
  declare movesOne: number;
  declare more: MoreOfEvent | null;
  /**
   * How many chances were drawn 3 bits, then their labels four bits each; and what they came to.
   */
  declare drawn: number;
  declare drawOne: number;
  declare drawTwo: number;
  declare drawThree: number;

  /**
   * An event (its kind a code) in which nothing has happened yet; `homeBats` is 1 where the home
   * side is at bat.
   */
  constructor(setup: GameSetup, kind: number, homeBats: number) {
    this.setup = setup;
    this.when = 0;
    this.score = 0;
    this.what = kind | (homeBats << 21);
    this.dice = 0;
    this.men = 0;
    this.bases = 0;
    this.movesOne = 0;
    this.more = null;
    this.drawn = 0;
    this.drawOne = 0;
    this.drawTwo = 0;
    this.drawThree = 0;
  }

  /** The event is over, and the game stands as it does now. */
  close(live: LiveSituation): void {
    const { onBase, runners, bat } = live;
    this.when = live.eventNumber | (live.ipOuts << 16);
    this.score = live.visitors.runs | (live.home.runs << 15);
    this.men =
      live.batter |
      (live.pitcher << 5) |
      ((bat.order[bat.nextPlace] as number) << 10) |
      (live.field.pitcher << 15) |
      (live.homeBats << 20) |
      (live.final ? 1 << 21 : 0);
    const first = (onBase & 1) === 0 ? NO_MAN : runners & 31;
    const second = (onBase & 2) === 0 ? NO_MAN : (runners >> 10) & 31;
    const third = (onBase & 4) === 0 ? NO_MAN : (runners >> 20) & 31;
    this.bases = first | (second << 5) | (third << 10);
  }

  /**
   * Sets the rolls (1 to 36) of the batter's and the pitcher's dice, the batter's own result, the
   * effect of the pitcher's cell, and the outcome.
   */
  setDice(batter: number, pitcher: number, own: number, cell: number, result: number): void {
    this.dice |= batter | (pitcher << 12);
    this.what |= (own << 8) | (cell << 11) | (result << 4);
  }

  /** The fall of the batter's extra dice. */
  setExtraDice(fall: number): void {
    this.dice |= fall << 6;
  }

  /** What the event came to (a code): changes what the dice said. */
  setResult(result: number): void {
    this.what = (this.what & ~(15 << 4)) | (result << 4);
  }

  /** The code of what it came to so far; 0 for nothing that is batted. */
  get result(): number {
    return (this.what >> 4) & 15;
  }

  /** The code of the batter's own result. */
  get ownResult(): number {
    return (this.what >> 8) & 7;
  }

  setAction(action: number): void {
    this.what |= action << 15;
  }

  setPlay(play: number): void {
    this.what |= play << 18;
  }

  setNotes(notes: readonly PlayerNote[]): void {
    this.getMore().notes = notes;
  }

  addDraw(label: DrawLabel, value: number): void {
    const count = this.drawn & 7;
    this.drawn = (this.drawn | (drawCode(label) << (4 * count + 3))) + 1;
    if (count === 0) this.drawOne = value;
    else if (count === 1) this.drawTwo = value;
    else if (count === 2) this.drawThree = value;
    else this.getMore().draws.push(value);
  }

  /** Adds a player's move from a base (0: the plate) to another (4: home). */
  addMove(player: number, from: number, to: number): void {
    const move = player | (from << 5) | (to << 7);
    const at = (this.dice >> 21) & 7;
    if (at === 0) this.movesOne = move;
    else if (at === 1) this.movesOne |= move << NOTE_BITS;
    else this.addLaterMove(at, move);
    this.dice += 1 << 21;
  }

  /** Adds the out of a player on the way from a base to another. */
  addOut(player: number, from: number, to: number): void {
    this.what += 1 << 22;
    this.addMove(player | OUT, from, to);
  }

  /** Adds a run. */
  addRun(player: number, pitcher: number, earned: boolean, battedIn: boolean): void {
    const more = this.getMore();
    const at = (this.dice >> 18) & 7;
    const run = (player | (pitcher << 5) | (earned ? EARNED : 0)) << ((at & 1) * NOTE_BITS);
    if (at < 2) more.runsOne |= run;
    else more.runsTwo |= run;
    this.dice += 1 << 18;
    if (battedIn) this.what += 1 << 24;
  }

  addStolenBase(): void {
    this.dice += 1 << 24;
  }

  addCaughtStealing(): void {
    this.dice += 1 << 26;
  }

  private addLaterMove(at: number, move: number): void {
    const more = this.getMore();
    const bits = move << ((at & 1) * NOTE_BITS);
    if (at < 4) more.movesTwo |= bits;
    else more.movesThree |= bits;
  }

  private getMore(): MoreOfEvent {
    if (this.more !== null) return this.more;
    this.more = new MoreOfEvent();
    return this.more;
  }
}
