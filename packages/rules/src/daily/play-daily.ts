import type { CommittedDice } from '../fairness/committed-dice.ts';
import { formatOption } from './daily-option.ts';
import type { DailyGame, DailyRun } from './daily-run.ts';
import { runDaily, type Choose } from './run-daily.ts';

/** Why a choice cannot be made: it was not offered, or the game was over before it. */
export type DailyRefusalCode = 'not_offered' | 'game_over';

export type DailyResult =
  | { readonly ok: true; readonly run: DailyRun }
  /** `index`: of the first choice that cannot be made. */
  | { readonly ok: false; readonly index: number; readonly code: DailyRefusalCode };

/**
 * Plays a day's game from its first pitch by somebody's choices (as `formatOption` writes them), to
 * the decision after them or to its end. An attempt is no more than its choices: whoever plays them
 * again gets the same game.
 */
export const playDaily = (
  game: DailyGame,
  dice: CommittedDice,
  choices: readonly string[],
): DailyResult => {
  const choose: Choose = ({ options }, number) => {
    const chosen = options.find(({ command }) => formatOption(command) === choices[number]);
    return chosen?.command ?? null;
  };
  const run = runDaily(game, dice, choose);
  const index = run.made.length;
  if (index === choices.length) return { ok: true, run };
  return { ok: false, index, code: run.next === null ? 'game_over' : 'not_offered' };
};
