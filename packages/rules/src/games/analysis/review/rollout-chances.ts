import type { Dice, DiceSource } from '../../../fairness/dice.ts';
import { SeededDice } from '../../../fairness/seeded-dice.ts';
import { applyToLiveGame } from '../../apply-command.ts';
import type { Command } from '../../command.ts';
import { LiveGame } from '../../engine/live-game.ts';
import { playLiveGameUntil } from '../../engine/play-until.ts';
import type { GameSetup } from '../../setup.ts';
import type { GameState } from '../../state.ts';
import type { ChanceSource } from './chances.ts';

/** Games that are played for each option, at most. */
export const ROLLOUTS = 2_000;

/** Games between two looks at the error. */
const BATCH = 250;

/** By which the seeds of the second sample, of an action's own dice, and of halves differ. */
const SECOND_SAMPLE = 1_000_003;
const ACTIONS = 7_000_037;
const HALVES = 40_014_053;

/**
 * Dice of an action, then those of each half of the rest of the game. What follows so has the same
 * dice whatever an action drew, and the halves after it whatever happened in this one: games that
 * an action made no different end alike, and the error of a difference is small.
 */
class HalfDice implements DiceSource {
  /** The game that is played; null while the action is. */
  live: LiveGame | null = null;
  readonly #seed: number;
  #dice: Dice | null = null;
  #half = -1;

  constructor(seed: number) {
    this.#seed = seed;
  }

  event(): Dice {
    const half = this.live === null ? -1 : Math.floor(this.live.ipOuts / 3);
    if (this.#dice === null || half !== this.#half) {
      this.#half = half;
      this.#dice = new SeededDice(this.#seed + (half < 0 ? ACTIONS : half * HALVES));
    }
    return this.#dice;
  }
}

/** Plays the rest of a game, managed by the computer; returns whether the home side won. */
const finishGame = (live: LiveGame): 0 | 1 => {
  playLiveGameUntil(live, 'final');
  return live.home.runs > live.visitors.runs ? 1 : 0;
};

const OPTIONS = { events: false, automatic: true } as const;

/** Plays a game to its end after an action; returns whether the home side won. */
const playOut = (setup: GameSetup, state: GameState, action: Command, seed: number): 0 | 1 => {
  const dice = new HalfDice(seed);
  const live = new LiveGame(setup, state, dice, OPTIONS);
  const refusal = action.kind === 'roll' ? null : applyToLiveGame(live, action);
  if (refusal !== null) throw new Error(`The game refuses an option: ${refusal}`);
  dice.live = live;
  return finishGame(live);
};

/**
 * Whether the share of games won is known as well after `played` of them as that of an even game
 * is after all: a game that is as good as decided needs fewer.
 */
const isKnown = (won: number, played: number, rollouts: number): boolean => {
  // Two more of each result: that all of a few games were won does not mean that all are.
  const share = (won + 2) / (played + 4);
  return (share * (1 - share)) / played <= 0.25 / rollouts;
};

/**
 * Returns chances by games that are played out from there: with the cards that are in the game, the
 * pitcher as tired as they are, and the bench that is left.
 *
 * @param seed the same seed gives the same chances.
 * @param rollouts number of games for each option of an even game; fewer where the error of fewer
 *   is no larger than that.
 */
export const rolloutChances = (
  setup: GameSetup,
  { seed, rollouts = ROLLOUTS }: { readonly seed: number; readonly rollouts?: number },
): ChanceSource => ({
  winsAfter(state, action, sample) {
    const wins = new Uint8Array(rollouts);
    const first = seed + (sample === 'second' ? SECOND_SAMPLE : 0) + state.eventNumber * rollouts;
    let won = 0;
    for (let index = 0; index < rollouts; index++) {
      if (index > 0 && index % BATCH === 0 && isKnown(won, index, rollouts))
        return wins.subarray(0, index);
      const win = playOut(setup, state, action, first + index);
      wins[index] = win;
      won += win;
    }
    return wins;
  },
});
