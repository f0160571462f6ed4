import type { Seeds } from '../fairness/commitment.ts';
import { committedDice, type CommittedDice } from '../fairness/committed-dice.ts';
import type { Dice, DiceSource } from '../fairness/dice.ts';
import type { LiveGame } from '../games/engine/live-game.ts';

/** Nobody adds a seed of their own: the dice are the same for all. */
const NO_CLIENT_SEED = '0'.repeat(32);

/** Halves are so far apart in the numbers that draws are derived by: no half has more batters. */
const BATTERS_OF_HALF = 100;

/** Returns the seeds of a day's dice, which are committed to and told once the day is over. */
export const dailySeeds = (day: string, serverSeed: string): Seeds => ({
  id: `daily/${day}`,
  serverSeed,
  clientSeed: NO_CLIENT_SEED,
});

/** Returns the dice of a day's game. Throws for a malformed seed. */
export const dailyDice = (day: string, serverSeed: string): CommittedDice =>
  committedDice(dailySeeds(day, serverSeed));

/** Returns the number under which the draws of a half's batter are derived, both counted: 0, 1. */
export const dailyDrawNumber = (half: number, batter: number): number =>
  half * BATTERS_OF_HALF + batter;

/**
 * The dice of one game by a day's dice: of each batter of each half, whatever was decided before.
 * They are not counted by events, since a steal or a substitution is one more of them and would
 * move the dice of all that follow.
 */
export class DiceByBatter implements DiceSource {
  /** The game that is played: set before the first roll. */
  live: LiveGame | null = null;
  readonly #dice: CommittedDice;
  #half = -1;
  #place = -1;
  #batter = 0;
  #drawn: Dice | null = null;

  constructor(dice: CommittedDice) {
    this.#dice = dice;
  }

  event(): Dice {
    const { live } = this;
    if (live === null) throw new Error('Dice by batter need their game');
    const { half } = live;
    const place = live.bat.nextPlace;
    const isNewHalf = half !== this.#half;
    // The order has gone on already while a choice of the batter's runners is pending.
    const isNewBatter = live.pendingChoice === null && place !== this.#place;
    if (this.#drawn !== null && !isNewHalf && !isNewBatter) return this.#drawn;
    this.#batter = isNewHalf ? 1 : this.#batter + 1;
    this.#half = half;
    this.#place = place;
    this.#drawn = this.#dice.event(dailyDrawNumber(half, this.#batter));
    return this.#drawn;
  }
}
