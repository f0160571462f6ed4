import type { Dice, DiceSource } from '../../../fairness/dice.ts';
import { SeededDice } from '../../../fairness/seeded-dice.ts';
import { applyToLiveGame } from '../../apply-command.ts';
import type { Command } from '../../command.ts';
import { LiveGame } from '../../engine/live-game.ts';
import { playLiveGameUntil } from '../../engine/play-until.ts';
import type { GameSetup } from '../../setup.ts';
import type { GameState } from '../../state.ts';
import type { ChanceSource } from './chances.ts';

/** Games that are played for each option. */
export const ROLLOUTS = 2_000;

/** By which the seeds of the second sample, and of an action's own dice, differ. */
const SECOND_SAMPLE = 1_000_003;
const ACTIONS = 7_000_037;

/**
 * Dice of an action, and then those of the rest of the game: so what follows has the same dice
 * whatever an action drew.
 */
class TwoStreams implements DiceSource {
  isActionOver = false;
  readonly #action: Dice;
  readonly #rest: Dice;

  constructor(seed: number) {
    this.#action = new SeededDice(seed + ACTIONS);
    this.#rest = new SeededDice(seed);
  }

  event(): Dice {
    return this.isActionOver ? this.#rest : this.#action;
  }
}

/** Plays a game to its end after an action, the computer managing both sides. */
const playOut = (setup: GameSetup, state: GameState, action: Command, seed: number): LiveGame => {
  const dice = new TwoStreams(seed);
  const live = new LiveGame(setup, state, dice, { events: false, automatic: true });
  if (action.kind === 'roll') dice.isActionOver = true;
  else {
    const refusal = applyToLiveGame(live, action);
    if (refusal !== null) throw new Error(`The game refuses an option: ${refusal}`);
    dice.isActionOver = true;
  }
  playLiveGameUntil(live, 'final');
  return live;
};

/**
 * Returns chances by games that are played out from there: with the cards that are in the game, the
 * pitcher as tired as they are, and the bench that is left.
 *
 * @param seed the same seed gives the same chances.
 * @param rollouts number of games for each option.
 */
export const rolloutChances = (
  setup: GameSetup,
  { seed, rollouts = ROLLOUTS }: { readonly seed: number; readonly rollouts?: number },
): ChanceSource => ({
  winsAfter(state, action, sample) {
    const wins = new Uint8Array(rollouts);
    const first = seed + (sample === 'second' ? SECOND_SAMPLE : 0) + state.eventNumber * rollouts;
    for (let index = 0; index < rollouts; index++) {
      const { home, visitors } = playOut(setup, state, action, first + index);
      wins[index] = home.runs > visitors.runs ? 1 : 0;
    }
    return wins;
  },
});
