import { formatOption } from '../daily/daily-option.ts';
import type { DailyGame, DailyRun } from '../daily/daily-run.ts';
import { runDaily } from '../daily/run-daily.ts';
import type { CommittedDice } from '../fairness/committed-dice.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';

/** An attempt that was played to its end. */
export interface PlayedAttempt {
  readonly choices: readonly string[];
  readonly run: DailyRun;
}

/** Returns an attempt of somebody who chooses by chance; the same for the same seed. */
export const randomAttempt = (
  game: DailyGame,
  dice: CommittedDice,
  seed: number,
): PlayedAttempt => {
  const drawn = new SeededDice(seed);
  const run = runDaily(game, dice, ({ options }) => {
    const { command } = options[Math.floor(drawn.fraction('option') * options.length)]!;
    return command;
  });
  return { run, choices: run.made.map(({ chosen }) => formatOption(chosen)) };
};
