import { bestOf } from '../daily/estimated-option.ts';
import { formatOption } from '../daily/daily-option.ts';
import type { DailyDecision, DailyGame, DailyRun, MadeDecision } from '../daily/daily-run.ts';
import { playDaily } from '../daily/play-daily.ts';
import { runDaily } from '../daily/run-daily.ts';
import { situationKey } from '../daily/situation-key.ts';
import type { CommittedDice } from '../fairness/committed-dice.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { computersActions } from '../games/analysis/review/alternatives.ts';
import { winExpectancy } from '../games/analysis/win-expectancy.ts';
import { formatBases } from '../games/baserunning/base-set.ts';
import type { Command } from '../games/command.ts';
import { decideChoice } from '../games/engine/command-handlers.ts';
import { LiveGame } from '../games/engine/live-game.ts';
import { otherSide } from '../games/lineup-slots.ts';
import type { GameState } from '../games/state.ts';
import type { PlayedAttempt } from './daily-attempts.ts';

/** A day that a scout plays. */
export interface ScoutedDay {
  readonly game: DailyGame;
  readonly dice: CommittedDice;
}

/** Chooses an option of a decision, by what is known of the attempt so far. */
export type Scout = (
  day: ScoutedDay,
  decision: DailyDecision,
  run: DailyRun,
  choices: readonly string[],
) => Command;

const runOf = ({ game, dice }: ScoutedDay, choices: readonly string[]): DailyRun => {
  const result = playDaily(game, dice, choices);
  if (!result.ok) throw new Error(`A scout's choice is refused: ${result.code}`);
  return result.run;
};

/** Returns the attempt of a scout. */
export const playScout = (day: ScoutedDay, scout: Scout): PlayedAttempt => {
  const choices: string[] = [];
  for (;;) {
    const run = runOf(day, choices);
    if (run.next === null) return { run, choices };
    choices.push(formatOption(scout(day, run.next, run, choices)));
  }
};

const NO_DICE = new SeededDice(0);

const offered = ({ options }: DailyDecision, wanted: readonly Command[]): Command => {
  const texts = wanted.map(formatOption);
  return options.find((option) => texts.includes(formatOption(option))) ?? options[0]!;
};

/** Does what the computer would. */
export const asComputer: Scout = ({ game: { setup, side } }, decision, { state }) => {
  const { pendingChoice } = state;
  if (pendingChoice === null) return offered(decision, computersActions(setup, state)[side]);
  const live = new LiveGame(setup, state, NO_DICE, { events: false, automatic: true });
  const runnersAdvancing = formatBases(decideChoice(live, pendingChoice));
  return offered(decision, [{ kind: 'choose', runnersAdvancing }]);
};

const sentBy = (command: Command): number =>
  command.kind === 'choose' ? (command.runnersAdvancing?.length ?? 0) : 0;

/** Plays on wherever that is offered, and holds the runners. */
export const neverActs: Scout = (_day, { options }) =>
  options.toSorted((one, other) => sentBy(one) - sentBy(other))[0]!;

/** Never plays on, and sends all runners. */
export const alwaysActs: Scout = (_day, { options }) =>
  options.find(({ kind }) => kind !== 'roll' && kind !== 'choose') ??
  options.toSorted((one, other) => sentBy(other) - sentBy(one))[0]!;

const leadOf = ({ game: { side } }: ScoutedDay, state: GameState): number =>
  state[side].runs - state[otherSide(side)].runs;

/** Plays an attempt to its end by what is estimated to be best. */
const finish = ({ game, dice }: ScoutedDay, choices: readonly string[]): DailyRun =>
  runDaily(game, dice, ({ options }, number) => {
    const chosen = options.find(({ command }) => formatOption(command) === choices[number]);
    return (chosen ?? bestOf(options, 1)[0]!).command;
  });

/** Knows the dice: tries each option to the end of the game, and takes what turns out best. */
export const knowsDice: Scout = (day, { options }, _run, choices) => {
  const leads = options.map((option) =>
    leadOf(day, finish(day, [...choices, formatOption(option)]).state),
  );
  return options[leads.indexOf(Math.max(...leads))]!;
};

/** Returns the state that followed a decision: of the next one, or of the end. */
const afterwards = ({ made, state }: DailyRun, index: number): GameState =>
  made[index + 1]?.state ?? state;

/**
 * Returns a scout who has played an attempt before: where a decision was followed by what lowered
 * the chance to win, it takes another option; else it decides as before, and as `otherwise` where
 * it has not been.
 */
export const hasPlayed = (former: DailyRun, otherwise: Scout): Scout => {
  const known = new Map<string, readonly [MadeDecision, number]>();
  return (day, decision, run, choices) => {
    const { side } = day.game;
    if (known.size === 0) {
      for (const [index, made] of former.made.entries())
        known.set(situationKey(made, side), [made, index]);
    }
    const { kind, options } = decision;
    const found = known.get(situationKey({ kind, state: run.state }, side));
    if (found === undefined) return otherwise(day, decision, run, choices);
    const [{ chosen, state }, index] = found;
    const isLost = winExpectancy(afterwards(former, index), side) < winExpectancy(state, side);
    const again = formatOption(chosen);
    const fits = (option: Command): boolean => (formatOption(option) === again) !== isLost;
    return options.find(fits) ?? options[0]!;
  };
};
