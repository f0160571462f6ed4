import type { CommittedDice } from '../fairness/committed-dice.ts';
import { applyToLiveGame } from '../games/apply-command.ts';
import type { Command } from '../games/command.ts';
import { copyState } from '../games/engine/copy-state.ts';
import { LiveGame } from '../games/engine/live-game.ts';
import { newGame } from '../games/engine/new-game.ts';
import { DecisionFinder } from './daily-decision.ts';
import { DiceByBatter } from './daily-dice.ts';
import { formatOption } from './daily-option.ts';
import type { DailyGame, DailyRun, MadeDecision } from './daily-run.ts';

/** Why a choice cannot be made: it was not offered, or the game was over before it. */
export type DailyRefusalCode = 'not_offered' | 'game_over';

export type DailyResult =
  | { readonly ok: true; readonly run: DailyRun }
  /** `index`: of the first choice that cannot be made. */
  | { readonly ok: false; readonly index: number; readonly code: DailyRefusalCode };

const apply = (live: LiveGame, command: Command): void => {
  const refusal = applyToLiveGame(live, command);
  if (refusal !== null) throw new Error(`The game refuses a command: ${refusal}`);
};

/**
 * Plays a day's game from its first pitch by somebody's choices (as `formatOption` writes them), to
 * the decision after them or to its end. An attempt is no more than its choices: whoever plays them
 * again gets the same game.
 */
export const playDaily = (
  { setup, side }: DailyGame,
  dice: CommittedDice,
  choices: readonly string[],
): DailyResult => {
  const source = new DiceByBatter(dice);
  const live = new LiveGame(setup, newGame(setup), source, { events: true, automatic: false });
  source.live = live;
  const finder = new DecisionFinder(live, side);
  const made: MadeDecision[] = [];
  const runUntil = (next: DailyRun['next']): DailyResult => ({
    ok: true,
    run: { state: copyState(live.state()), events: live.events ?? [], made, next },
  });
  while (!live.final) {
    const step = finder.next();
    if (step.kind === 'goOn') {
      apply(live, step.command);
      continue;
    }
    const decision = { number: made.length, ...step };
    const choice = choices[made.length];
    if (choice === undefined) return runUntil(decision);
    const chosen = step.options.find((option) => formatOption(option) === choice);
    if (chosen === undefined) return { ok: false, index: made.length, code: 'not_offered' };
    const state = copyState(live.state());
    made.push({ ...decision, state, chosen, eventNumber: live.eventNumber + 1 });
    apply(live, chosen);
  }
  return choices.length > made.length
    ? { ok: false, index: made.length, code: 'game_over' }
    : runUntil(null);
};
