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
import type { DailyRefusalCode } from './refusals.ts';
import { givenUpIn } from './score-attempt.ts';
import type { StoredValue } from './stored-value.ts';

type Refused = Refusal<DailyRefusalCode>;

/** Returns what each decision of a run is worth as far as it is known; what is not, is begun. */
export function peekValues(
  { values }: Pick<DailyServices, 'values'>,
  { entry, run }: { readonly entry: DailyEntry; readonly run: DailyRun },
  requester: ValueRequester,
): (StoredValue | undefined)[] {
  return run.made.map((decision) => {
    const known = values.peek(entry, decision);
    if (known === undefined) void values.value(entry, decision, requester);
    return known;
  });
}

const isWhole = (values: readonly (StoredValue | undefined)[]): values is StoredValue[] =>
  !values.includes(undefined);

/** Returns the score of a run that counts nowhere, as far as it is worked out. */
export function scoreFreely(
  services: Pick<DailyServices, 'values'>,
  { entry, run }: { readonly entry: DailyEntry; readonly run: DailyRun },
  client: string,
): DailyScoreDto | Refused {
  if (run.next !== null) return refuse('daily_not_finished');
  const values = peekValues(services, { entry, run }, { kind: 'free', client });
  return {
    valued: values.filter((value) => value !== undefined).length,
    decisions: run.made.length,
    givenUp: isWhole(values) ? givenUpIn(run, values) : null,
    standing: null,
  };
}

/** A scored attempt as it was read, and the run of its choices. */
interface ReadAttempt {
  readonly entry: DailyEntry;
  readonly run: DailyRun;
  readonly row: Pick<AttemptRow, 'finished_at' | 'given_up' | 'valued_at'>;
}

/** Returns the score of a scored attempt: that which is written, or how far it is worked out. */
async function showScore(
  { values, standings }: Pick<DailyServices, 'values' | 'standings'>,
  queries: Queries,
  { entry, run, row }: ReadAttempt,
): Promise<DailyScoreDto | null> {
  if (row.finished_at === null) return null;
  const decisions = run.made.length;
  if (row.given_up === null || row.valued_at === null) {
    const valued = run.made.filter((made) => values.peek(entry, made) !== undefined).length;
    return { valued, decisions, givenUp: null, standing: null };
  }
  const scores = (await standings.read(queries, [entry.day])).get(entry.day);
  return {
    valued: decisions,
    decisions,
    givenUp: row.given_up,
    standing: standingOf(scores, { givenUp: row.given_up, valuedAt: row.valued_at }),
  };
}

/** Returns a scored attempt as it is sent, with the events after number `known`. */
export const toOwnAttempt = async (
  services: Pick<DailyServices, 'values' | 'standings'>,
  queries: Queries,
  { known, ...attempt }: ReadAttempt & { readonly known: number },
): Promise<OwnDailyAttempt> => ({
  run: toRunDto(attempt.entry, attempt.run, known),
  score: await showScore(services, queries, attempt),
});

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
  const run = playChoices(entry, row.choices);
  if (isRefusal(run)) return run;
  // The program that it was finished on may have ended.
  if (row.finished_at !== null && row.valued_at === null)
    void services.scoreAttempt({ userID, day: entry.day });
  return toOwnAttempt(services, queries, { entry, run, row, known });
}
