import type { CommittedDice } from '../fairness/committed-dice.ts';
import { meanOf } from '../games/analysis/review/chances.ts';
import { ROLLOUTS, rolloutChances } from '../games/analysis/review/rollout-chances.ts';
import { newGame } from '../games/engine/new-game.ts';
import { stakeOf } from './daily-decision.ts';
import type { DailyGame, MadeDecision } from './daily-run.ts';
import { bestOf } from './estimated-option.ts';
import { playDaily } from './play-daily.ts';
import { runDaily } from './run-daily.ts';
import { valueDailyDecision } from './value-daily-decision.ts';

/** What makes a day worth playing. */
export const WORTHY_DAY = {
  /** Decisions in all. */
  fewest: 10,
  most: 22,
  /** Of them in the first four innings: nobody is to wait for half the game. */
  early: 2,
  /** Decisions that are worth more than this, of which there are so many at least. */
  worth: 0.01,
  real: 8,
  /** Given up, at least, by playing on at each of them: to sit through a day is no answer. */
  idleCost: 0.03,
  /** What is estimated to be at stake in as many decisions of a day that is worth a trial. */
  stake: 0.015,
  /** The chance of the user's side before the first pitch. */
  lowest: 0.35,
  highest: 0.65,
} as const;

/** What is known of a day that was tried. */
export interface TriedDay {
  readonly isWorthy: boolean;
  /** Of who always takes what is best; of what is estimated to be best where no trial was made. */
  readonly decisions: number;
  /** Decisions that matter; 0 where no trial was made. */
  readonly real: number;
  /** What playing on at each of them gives up in all; 0 where no trial was made. */
  readonly idleCost: number;
  /** The chance of the user's side before the first pitch; null where no trial was made. */
  readonly chance: number | null;
}

const OUTS_OF_FOUR_INNINGS = 24;

/** Whether there are as many decisions as three minutes hold, and some of them early. */
const isPaced = (made: readonly MadeDecision[]): boolean =>
  made.length >= WORTHY_DAY.fewest &&
  made.length <= WORTHY_DAY.most &&
  made.filter(({ state }) => state.ipOuts < OUTS_OF_FOUR_INNINGS).length >= WORTHY_DAY.early;

/** Returns the run of who does what is estimated to be best, and what is at stake in it. */
const estimate = (game: DailyGame, dice: CommittedDice) => {
  const stakes: number[] = [];
  const { made } = runDaily(game, dice, ({ options }) => {
    stakes.push(stakeOf(options));
    return bestOf(options, 1)[0]?.command ?? null;
  });
  return { made, high: stakes.filter((stake) => stake >= WORTHY_DAY.stake).length };
};

const chanceBefore = ({ setup, side }: DailyGame, rollouts: number): number => {
  const chances = rolloutChances(setup, { seed: 0, rollouts });
  const { mean } = meanOf(chances.winsAfter(newGame(setup), { kind: 'roll' }, 'first'));
  return side === 'home' ? mean : 1 - mean;
};

/**
 * Tries a day's game: who always takes what is best finds enough decisions that matter in it, and
 * neither side has won it before it begins. Most days fail by estimates, in milliseconds; a trial
 * takes seconds of a processor, and yields after each decision, so that others need not wait.
 */
export function* tryDay(
  game: DailyGame,
  dice: CommittedDice,
  { day, rollouts = ROLLOUTS }: { readonly day: string; readonly rollouts?: number },
): Generator<void, TriedDay> {
  const { made, high } = estimate(game, dice);
  const failed = { isWorthy: false, decisions: made.length, real: 0, idleCost: 0 };
  if (!isPaced(made) || high < WORTHY_DAY.real) return { ...failed, chance: null };
  const chance = chanceBefore(game, rollouts);
  if (chance < WORTHY_DAY.lowest || chance > WORTHY_DAY.highest) return { ...failed, chance };
  yield;
  const choices: string[] = [];
  let real = 0;
  let idleCost = 0;
  for (;;) {
    const result = playDaily(game, dice, choices);
    if (!result.ok) throw new Error(`What is best is refused: ${result.code}`);
    const { next, state, made: taken } = result.run;
    if (next === null) {
      const isWorthy = isPaced(taken) && real >= WORTHY_DAY.real && idleCost >= WORTHY_DAY.idleCost;
      return { isWorthy, decisions: taken.length, real, idleCost, chance };
    }
    const decision = { state, options: next.options };
    const { best, worth, options } = valueDailyDecision(game, decision, { day, rollouts });
    if (worth > WORTHY_DAY.worth) real += 1;
    idleCost += options[0]?.cost ?? 0;
    choices.push(best);
    yield;
  }
}

/** Returns whether a day's game is worth playing, and what is known of it. */
export const isWorthyDay = (...args: Parameters<typeof tryDay>): TriedDay => {
  const trial = tryDay(...args);
  for (;;) {
    const step = trial.next();
    if (step.done === true) return step.value;
  }
};
