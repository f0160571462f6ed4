import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { ChoiceCounts, ScoreCounts } from './daily-game-store.ts';

const COUNT_SCORES = statement(
  'daily.count_scores',
  `select round(given_up * 10000)::integer as score, count(*)::integer as users
   from daily_attempt where day = $1 and finished_at is not null group by 1 order by 1`,
  { notNull: ['users'] },
);

/**
 * Returns how many users have finished a day, and how many of them gave up how much, as far as it
 * is worked out.
 */
export async function countScores(
  queries: Queries,
  day: string,
): Promise<{ readonly players: number; readonly scores: ScoreCounts }> {
  const rows = await queries.query(COUNT_SCORES, [day]);
  return {
    players: rows.reduce((sum, { users }) => sum + users, 0),
    scores: rows.flatMap(({ score, users }) => (score === null ? [] : [[score, users] as const])),
  };
}

const COUNT_CHOICES = statement(
  'daily.count_choices',
  `select made.situation, made.choice, count(*)::integer as users
   from daily_attempt a, unnest(a.situations, a.choices) as made (situation, choice)
   where a.day = $1 and a.finished_at is not null group by 1, 2 order by 1, 2`,
  { notNull: ['situation', 'choice', 'users'] },
);

/** Returns how many of those who have finished a day chose what in which situation. */
export async function countChoices(queries: Queries, day: string): Promise<ChoiceCounts> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { situation, choice, users } of await queries.query(COUNT_CHOICES, [day]))
    (counts[situation] ??= {})[choice] = users;
  return counts;
}

const LIST_TO_VALUE = statement(
  'daily.list_to_value',
  `select a.user_id, a.day::text as day from daily_attempt a
   where a.finished_at < $1 and a.valued_at is null
     and exists (select from daily_game g where g.day = a.day and g.closed_at is null)
   order by a.finished_at limit $2`,
  { notNull: ['day'] },
);

/**
 * Returns attempts of open days that were finished before a time and are not valued, those first
 * that wait. What is left of a day that is closed is never valued.
 */
export async function listToValue(
  queries: Queries,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ readonly userID: string; readonly day: string }[]> {
  const rows = await queries.query(LIST_TO_VALUE, [before, limit]);
  return rows.map(({ user_id: userID, day }) => ({ userID, day }));
}

const HAS_TO_VALUE = statement(
  'daily.has_to_value',
  `select 1 as one from daily_attempt
   where day = $1 and finished_at is not null and valued_at is null limit 1`,
);

/** Whether an attempt of a day is finished and not valued. */
export const hasToValue = async (queries: Queries, day: string): Promise<boolean> =>
  (await queries.query(HAS_TO_VALUE, [day])).length > 0;
