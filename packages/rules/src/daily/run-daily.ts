import type { CommittedDice } from '../fairness/committed-dice.ts';
import { applyToLiveGame } from '../games/apply-command.ts';
import type { Command } from '../games/command.ts';
import { copyState } from '../games/engine/copy-state.ts';
import { LiveGame } from '../games/engine/live-game.ts';
import { newGame } from '../games/engine/new-game.ts';
import { DecisionFinder, type DailyQuestion } from './daily-decision.ts';
import { DiceByBatter } from './daily-dice.ts';
import type { DailyGame, DailyRun, MadeDecision } from './daily-run.ts';

/** Returns which of the options is chosen; null where the run is to wait. */
export type Choose = (question: DailyQuestion, number: number) => Command | null;

const apply = (live: LiveGame, command: Command): void => {
  const refusal = applyToLiveGame(live, command);
  if (refusal !== null) throw new Error(`The game refuses a command: ${refusal}`);
};

/** Plays a day's game from its first pitch until it waits for a choice, or to its end. */
export const runDaily = (
  { setup, side }: DailyGame,
  dice: CommittedDice,
  choose: Choose,
): DailyRun => {
  const source = new DiceByBatter(dice);
  const live = new LiveGame(setup, newGame(setup), source, { events: true, automatic: false });
  source.live = live;
  const finder = new DecisionFinder(live, side);
  const made: MadeDecision[] = [];
  const runUntil = (next: DailyRun['next']): DailyRun => ({
    state: copyState(live.state()),
    events: live.events ?? [],
    made,
    next,
  });
  while (!live.final) {
    const step = finder.next();
    if (step.kind === 'goOn') {
      apply(live, step.command);
      continue;
    }
    const options = step.options.map(({ command }) => command);
    const decision = { number: made.length, kind: step.kind, options };
    const chosen = choose(step, made.length);
    if (chosen === null) return runUntil(decision);
    const state = copyState(live.state());
    made.push({ ...decision, state, chosen, eventNumber: live.eventNumber + 1 });
    apply(live, chosen);
  }
  return runUntil(null);
};
