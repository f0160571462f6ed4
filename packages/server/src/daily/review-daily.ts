import type { DailyReviewDto, DailyReviewedDecisionDto } from '@pennant/contract/daily';
import { formatOption } from '@pennant/rules/daily/daily-option';
import type { DailyRun, MadeDecision } from '@pennant/rules/daily/daily-run';
import { situationKey } from '@pennant/rules/daily/situation-key';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findAttempt } from './daily-attempt-store.ts';
import type { ChoiceCounts } from './daily-game-store.ts';
import { isOver, playChoices, type DailyEntry } from './daily-games.ts';
import { toDecisionDto } from './daily-run-dto.ts';
import type { DailyServices } from './daily-services.ts';
import { FINISHED, valueKeyOf, type ValueRequester } from './daily-values.ts';
import type { DailyRefusalCode } from './refusals.ts';
import { chosenIndexOf } from './score-attempt.ts';
import { valueRun } from './show-attempt.ts';
import { optionValuesOf, type StoredValue } from './stored-value.ts';

type Refused = Refusal<DailyRefusalCode>;

/** Returns a decision with what each option was worth, and how many others chose it. */
function reviewDecision(
  { side }: DailyEntry['game'],
  made: MadeDecision,
  { value, choices }: { readonly value: StoredValue; readonly choices: ChoiceCounts },
): DailyReviewedDecisionDto {
  const options = optionValuesOf(value);
  const texts = made.options.map(formatOption);
  const chosenBy = choices[situationKey(made, side)] ?? {};
  return {
    ...toDecisionDto(made),
    eventNumber: made.eventNumber,
    state: made.state,
    chosen: formatOption(made.chosen),
    best: texts[value[0]]!,
    cost: options[chosenIndexOf(made)]!.cost,
    values: texts.map((option, index) => ({
      option,
      chance: options[index]!.chance,
      error: options[index]!.error,
      chosenBy: chosenBy[option] ?? 0,
    })),
  };
}

/** Returns the review of a run, as far as its decisions are valued. */
async function reviewRun(
  services: DailyServices,
  queries: Queries,
  {
    entry,
    run,
    values,
  }: {
    readonly entry: DailyEntry;
    readonly run: DailyRun;
    readonly values: readonly (StoredValue | undefined)[];
  },
): Promise<DailyReviewDto> {
  const choices = await services.standings.readChoices(queries, entry.day);
  const decisions = run.made.flatMap((made, index) => {
    const value = values[index];
    return value === undefined ? [] : [reviewDecision(entry.game, made, { value, choices })];
  });
  return { valued: decisions.length, decisions };
}

/** Returns what each decision of a run is worth as far as it is known; what is not, is begun. */
function peekValues(
  services: DailyServices,
  { entry, run }: { readonly entry: DailyEntry; readonly run: DailyRun },
  requester: ValueRequester,
): (StoredValue | undefined)[] {
  valueRun(services, { entry, run }, requester);
  return run.made.map((decision) => services.values.peek(valueKeyOf(entry, decision)));
}

/** Returns the run of choices whose review may be told: of a finished one, once the day is over. */
function playReviewable(
  entry: DailyEntry,
  choices: readonly string[],
  now: Date,
): DailyRun | Refused {
  if (!isOver(entry, now)) return refuse('day_not_over');
  const run = playChoices(entry, choices);
  if (isRefusal(run)) return run;
  return run.next === null ? run : refuse('daily_not_finished');
}

/** Returns the review of a user's scored attempt of a day that is over. */
export async function reviewAttempt(
  services: DailyServices,
  queries: Queries,
  {
    entry,
    userID,
    now,
  }: { readonly entry: DailyEntry; readonly userID: string; readonly now: Date },
): Promise<DailyReviewDto | Refused> {
  if (!isOver(entry, now)) return refuse('day_not_over');
  const row = await findAttempt(queries, { userID, day: entry.day });
  if (row === undefined) return refuse('daily_attempt_not_found');
  const run = playReviewable(entry, row.choices, now);
  if (isRefusal(run)) return run;
  const values = row.valued ?? peekValues(services, { entry, run }, FINISHED);
  return reviewRun(services, queries, { entry, run, values });
}

/** Returns the review of an attempt that counts nowhere, of a day that is over. */
export async function reviewFreely(
  services: DailyServices,
  queries: Queries,
  {
    entry,
    choices,
    requester,
    now,
  }: {
    readonly entry: DailyEntry;
    readonly choices: readonly string[];
    readonly requester: ValueRequester;
    readonly now: Date;
  },
): Promise<DailyReviewDto | Refused> {
  const run = playReviewable(entry, choices, now);
  if (isRefusal(run)) return run;
  const values = peekValues(services, { entry, run }, requester);
  return reviewRun(services, queries, { entry, run, values });
}
