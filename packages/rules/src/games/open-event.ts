import { drawCode, type DrawLabel } from './event-codes.ts';
import type { PlayerNote } from './event.ts';

/** Of a move: who 5 bits, from where 2, to where 3, whether out 1. Of a run: who 5, off whom 5, whether earned 1. */
export const NOTE_BITS = 11;
const OUT = 1024;
const EARNED = 1024;

/** What only few events have: more than two moves, runs, players who come and go. Moves and runs two in a number, as they came. */
export interface MoreOfEvent {
  readonly movesTwo: number;
  readonly movesThree: number;
  readonly runsOne: number;
  readonly runsTwo: number;
  readonly notes: readonly PlayerNote[];
}

const NO_NOTES: readonly PlayerNote[] = Object.freeze([]);

/**
 * The event being played: one for the whole game, written over again and again. What happens is put straight into the whole numbers
 * that a `PlayedEvent` keeps (codes as in `event-codes.ts`), which takes it down when it is over. Where nobody wants events only
 * batter and pitcher are kept right, for those the rules ask for.
 */
export class OpenEvent {
  /** Lineup indices. */
  batter = 0;
  pitcher = 0;
  /** Kind 4 bits, result 4, own result 3, cell 4, action 3, play 3, home bats 1, outs 2, batted in 3. */
  what = 0;
  /** Falls of the batter's, the extra and the pitcher's dice 6 bits each, runs 3, moves 3, stolen 2, caught 2. */
  dice = 0;
  /** Two moves, the earlier in the lower bits: no event has more than six. */
  movesOne = 0;
  movesTwo = 0;
  movesThree = 0;
  /** Two runs each. */
  runsOne = 0;
  runsTwo = 0;
  /** Labels of the chances drawn, four bits each; how many; and what they came to. */
  drawLabels = 0;
  drawCount = 0;
  readonly draws: number[] = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5];
  notes = NO_NOTES;
  /** Whether there is what only few events have. */
  hasMore = false;

  /** Another event: nothing has happened in it yet. */
  begin(kind: number, homeBats: number): void {
    this.what = kind | (homeBats << 21);
    this.dice = 0;
    this.movesOne = 0;
    this.drawLabels = 0;
    this.drawCount = 0;
    if (this.hasMore) this.forgetMore();
  }

  /** The falls (1 to 36) of the batter's and the pitcher's dice, his result, what the pitcher's cell did, and what came of it. */
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
    this.notes = notes;
    this.hasMore = true;
  }

  addDraw(label: DrawLabel, value: number): void {
    this.draws[this.drawCount] = value;
    this.drawLabels |= drawCode(label) << (4 * this.drawCount);
    this.drawCount++;
  }

  /** A man goes from a base (0: the plate) to another (4: home). */
  addMove(player: number, from: number, to: number): void {
    const move = player | (from << 5) | (to << 7);
    const at = (this.dice >> 21) & 7;
    if (at === 0) this.movesOne = move;
    else if (at === 1) this.movesOne |= move << NOTE_BITS;
    else this.addLaterMove(at, move);
    this.dice += 1 << 21;
  }

  /** A man is put out on his way from a base to another. */
  addOut(player: number, from: number, to: number): void {
    this.what += 1 << 22;
    this.addMove(player | OUT, from, to);
  }

  /** A man crosses the plate. */
  addRun(player: number, pitcher: number, earned: boolean, battedIn: boolean): void {
    const at = (this.dice >> 18) & 7;
    const run = (player | (pitcher << 5) | (earned ? EARNED : 0)) << ((at & 1) * NOTE_BITS);
    if (at < 2) this.runsOne |= run;
    else this.runsTwo |= run;
    this.dice += 1 << 18;
    this.hasMore = true;
    if (battedIn) this.what += 1 << 24;
  }

  addStolenBase(): void {
    this.dice += 1 << 24;
  }

  addCaughtStealing(): void {
    this.dice += 1 << 26;
  }

  private addLaterMove(at: number, move: number): void {
    const bits = move << ((at & 1) * NOTE_BITS);
    if (at < 4) this.movesTwo |= bits;
    else this.movesThree |= bits;
    this.hasMore = true;
  }

  private forgetMore(): void {
    this.movesTwo = 0;
    this.movesThree = 0;
    this.runsOne = 0;
    this.runsTwo = 0;
    this.notes = NO_NOTES;
    this.hasMore = false;
  }
}
