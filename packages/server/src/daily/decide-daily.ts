import type { DailyRun } from '@pennant/rules/daily/daily-run';
import { situationKey } from '@pennant/rules/daily/situation-key';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import {
  finishAttempt,
  lockAttempt,
  saveChoices,
  startAttempt,
  type AttemptRow,
} from './daily-attempt-store.ts';
import { isOver, playChoices, type DailyEntry } from './daily-games.ts';
import { toDecisionDto } from './daily-run-dto.ts';
import type { DailyRefusalCode } from './refusals.ts';

/** A decision of a scored attempt. */
export interface DailyChoice {
  /** From 0. */
  readonly number: number;
  readonly option: string;
}

/** A scored attempt after a decision. */
export interface DecidedAttempt {
  readonly run: DailyRun;
  readonly row: Pick<AttemptRow, 'finished_at' | 'given_up' | 'valued_at'>;
}

type Refused = Refusal<DailyRefusalCode>;

/** Returns a user's attempt, locked; it is started where there is none and the day goes on. */
async function openAttempt(
  tx: Transaction,
  { entry, userID }: { readonly entry: DailyEntry; readonly userID: string },
  now: Date,
) {
  const key = { userID, day: entry.day };
  const found = await lockAttempt(tx, key);
  if (found !== undefined) return found;
  if (isOver(entry, now)) return refuse('day_over');
  await startAttempt(tx, key, now);
  return (await lockAttempt(tx, key))!;
}

/**
 * Makes a decision of a user's one scored attempt of a day, or starts it. What was decided is
 * decided: the same once more changes nothing, anything else is refused. A decision counts where
 * the day is not over at the moment at which the attempt is locked to write it.
 */
export async function decideDaily(
  tx: Transaction,
  {
    entry,
    userID,
    decision,
  }: {
    readonly entry: DailyEntry;
    readonly userID: string;
    readonly decision: DailyChoice | null;
  },
  clock: Clock,
): Promise<DecidedAttempt | Refused> {
  const attempt = await openAttempt(tx, { entry, userID }, clock());
  if (isRefusal(attempt)) return attempt;
  const { choices } = attempt;
  const isKnown = decision === null || choices[decision.number] === decision.option;
  if (isKnown) {
    const run = playChoices(entry, choices);
    return isRefusal(run) ? run : { run, row: attempt };
  }
  if (decision.number < choices.length) return refuse('decided_already');
  const now = clock();
  if (isOver(entry, now) || attempt.closed_at !== null) return refuse('day_over');
  if (decision.number > choices.length)
    return refuse('daily_out_of_turn', { number: choices.length });
  const all = [...choices, decision.option];
  const run = playChoices(entry, all);
  if (isRefusal(run)) return isNotOffered(run) ? refuseOption(entry, choices) : run;
  const key = { userID, day: entry.day };
  if (run.next !== null) {
    await saveChoices(tx, key, all);
    return { run, row: attempt };
  }
  const { side } = entry.game;
  const situations = run.made.map((made) => situationKey(made, side));
  await finishAttempt(tx, key, { choices: all, situations, now });
  return { run, row: { ...attempt, finished_at: now } };
}

const isNotOffered = ({ code }: Refusal): boolean => code === 'daily_option_not_offered';

/** Returns the refusal of an option that a decision does not offer: with what it offers. */
function refuseOption(entry: DailyEntry, choices: readonly string[]): Refused {
  const run = playChoices(entry, choices);
  if (isRefusal(run)) return run;
  // After the end there is nothing to decide.
  if (run.next === null) return refuse('daily_out_of_turn', { number: choices.length });
  return refuse('daily_option_not_offered', toDecisionDto(run.next));
}
