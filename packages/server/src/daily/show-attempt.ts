import type { DailyScoreDto, OwnDailyAttempt } from '@pennant/contract/daily';
import type { DailyRun } from '@pennant/rules/daily/daily-run';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findAttempt, type AttemptRow } from './daily-attempt-store.ts';
import { playChoices, type DailyEntry } from './daily-games.ts';
import { toRunDto } from './daily-run-dto.ts';
import type { DailyServices } from './daily-services.ts';
import { standingOf } from './daily-standings.ts';
import type { ValueRequester } from './daily-values.ts';
import { progressOf, type FinishedAttempt } from './finished-attempts.ts';
import type { DailyRefusalCode } from './refusals.ts';

type Refused = Refusal<DailyRefusalCode>;

/** Has the decisions of a run be valued; those that are known already cost nothing. */
export const valueRun = (
  { values }: Pick<DailyServices, 'values'>,
  { entry, run }: { readonly entry: DailyEntry; readonly run: DailyRun },
  requester: ValueRequester,
): void => {
  for (const decision of run.made) void values.value(entry, decision, requester);
};

/** Returns the score of an attempt that counts nowhere, as far as it is worked out. */
export function scoreFreely(
  services: Pick<DailyServices, 'values' | 'finished'>,
  { entry, choices }: { readonly entry: DailyEntry; readonly choices: readonly string[] },
  client: string,
): DailyScoreDto | Refused {
  const { values, finished } = services;
  const kept = finished.find(entry, choices);
  const isBegun = (key: string) => values.peek(key) !== undefined || values.isAwaited(key);
  if (kept?.keys.every(isBegun)) return { ...progressOf(services, kept), standing: null };
  const run = playChoices(entry, choices);
  if (isRefusal(run)) return run;
  if (run.next !== null) return refuse('daily_not_finished');
  valueRun(services, { entry, run }, { kind: 'free', client });
  return { ...progressOf(services, finished.keep(entry, choices, run)), standing: null };
}

type ScoreRow = Pick<AttemptRow, 'finished_at' | 'given_up' | 'valued_at'>;

/** Returns the score of a finished attempt: that which is written, or how far it is worked out. */
async function showScore(
  services: Pick<DailyServices, 'values' | 'standings'>,
  queries: Queries,
  {
    entry,
    attempt,
    row,
  }: { readonly entry: DailyEntry; readonly attempt: FinishedAttempt; readonly row: ScoreRow },
): Promise<DailyScoreDto> {
  const { given_up: givenUp, valued_at: valuedAt } = row;
  const decisions = attempt.keys.length;
  if (givenUp === null || valuedAt === null)
    return { ...progressOf(services, attempt), givenUp: null, standing: null };
  const scores = (await services.standings.read(queries, [entry.day])).get(entry.day);
  const standing = standingOf(scores, { givenUp, valuedAt });
  return { valued: decisions, decisions, givenUp, standing };
}

/** Returns a scored attempt as it is sent, with the events after number `known`. */
export async function toOwnAttempt(
  services: Pick<DailyServices, 'values' | 'standings' | 'finished'>,
  queries: Queries,
  {
    entry,
    run,
    row,
    known,
  }: {
    readonly entry: DailyEntry;
    readonly run: DailyRun;
    readonly row: ScoreRow;
    readonly known: number;
  },
): Promise<OwnDailyAttempt> {
  const dto = toRunDto(entry, run, known);
  if (row.finished_at === null) return { run: dto, score: null };
  const attempt = services.finished.keep(entry, dto.choices, run);
  return { run: dto, score: await showScore(services, queries, { entry, attempt, row }) };
}

/** Returns a user's scored attempt of a day; null where it was not started. */
export async function showAttempt(
  services: DailyServices,
  queries: Queries,
  {
    entry,
    userID,
    known,
  }: { readonly entry: DailyEntry; readonly userID: string; readonly known: number },
): Promise<OwnDailyAttempt | Refused | null> {
  const row = await findAttempt(queries, { userID, day: entry.day });
  if (row === undefined) return null;
  const attempt = row.finished_at === null ? undefined : services.finished.find(entry, row.choices);
  // Who has all events waits for the total.
  if (attempt !== undefined && known >= attempt.state.eventNumber)
    return {
      run: { choices: row.choices, events: [], state: attempt.state, next: null },
      score: await showScore(services, queries, { entry, attempt, row }),
    };
  const run = playChoices(entry, row.choices);
  return isRefusal(run) ? run : toOwnAttempt(services, queries, { entry, run, row, known });
}
