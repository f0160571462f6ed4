import type { CommittedDice } from '../fairness/committed-dice.ts';
import { meanOf } from '../games/analysis/review/chances.ts';
import { ROLLOUTS, rolloutChances } from '../games/analysis/review/rollout-chances.ts';
import { newGame } from '../games/engine/new-game.ts';
import type { DailyGame } from './daily-run.ts';
import { playDaily } from './play-daily.ts';
import { valueDailyDecision } from './value-daily-decision.ts';

/** What makes a day worth playing. */
export const WORTHY_DAY = {
  /** Decisions in all. */
  fewest: 10,
  most: 22,
  /** Decisions that are worth more than this, of which there are so many at least. */
  worth: 0.01,
  real: 8,
  /** The chance of the user's side before the first pitch. */
  lowest: 0.35,
  highest: 0.65,
} as const;

/** What is known of a day that was tried. */
export interface TriedDay {
  readonly isWorthy: boolean;
  /** Of who always takes what is best. */
  readonly decisions: number;
  readonly real: number;
  /** The chance of the user's side before the first pitch. */
  readonly chance: number;
}

/**
 * Tries a day's game: who always takes what is best finds enough decisions that matter in it, and
 * neither side has won it before it begins. It takes seconds of a processor: it yields after each
 * decision, so that others need not wait for it.
 */
export function* tryDay(
  game: DailyGame,
  dice: CommittedDice,
  { day, rollouts = ROLLOUTS }: { readonly day: string; readonly rollouts?: number },
): Generator<void, TriedDay> {
  const { setup, side } = game;
  const { mean } = meanOf(
    rolloutChances(setup, { seed: 0, rollouts }).winsAfter(
      newGame(setup),
      { kind: 'roll' },
      'first',
    ),
  );
  const chance = side === 'home' ? mean : 1 - mean;
  const choices: string[] = [];
  let real = 0;
  for (;;) {
    const result = playDaily(game, dice, choices);
    if (!result.ok) throw new Error(`What is best is refused: ${result.code}`);
    const { next, state } = result.run;
    if (next === null) break;
    const { best, worth } = valueDailyDecision(
      game,
      { state, options: next.options },
      { day, rollouts },
    );
    if (worth > WORTHY_DAY.worth) real += 1;
    choices.push(best);
    yield;
  }
  const isEven = chance >= WORTHY_DAY.lowest && chance <= WORTHY_DAY.highest;
  const decisions = choices.length;
  const isLong = decisions >= WORTHY_DAY.fewest && decisions <= WORTHY_DAY.most;
  return { isWorthy: isEven && isLong && real >= WORTHY_DAY.real, decisions, real, chance };
}

/** Returns whether a day's game is worth playing, and why. */
export const isWorthyDay = (...args: Parameters<typeof tryDay>): TriedDay => {
  const trial = tryDay(...args);
  for (;;) {
    const step = trial.next();
    if (step.done === true) return step.value;
  }
};
