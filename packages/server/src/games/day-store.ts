import type { Queries } from '../platform/database/database.ts';
import { statements, type StatementRow } from '../platform/database/statement.ts';

/** A game without its state: what home shows of it. */
export type DayGameRow = StatementRow<'games.list_day'>;

const listGames = (condition: string) => `select game_id, created_at, finished_at, role,
    home_team_id, home_name, home_user_id, visiting_team_id, visiting_name, visiting_user_id,
    is_abandoned, earned_money, user_campaign_contest_id,
    (state -> 'home' ->> 'runs')::integer as home_runs,
    (state -> 'visitors' ->> 'runs')::integer as visiting_runs,
    (state ->> 'ipOuts')::integer as ip_outs,
    (state ->> 'eventNumber')::integer as event_number,
    coalesce(jsonb_typeof(state -> 'pendingChoice') = 'object', false) as is_waiting
  from game where user_id = $1 and ${condition} order by game_id desc limit $2`;

const LIST_DAY = statements(
  'games.list_day',
  { underWay: listGames('not is_final'), final: listGames('is_final') },
  { notNull: ['home_runs', 'visiting_runs', 'ip_outs', 'event_number', 'is_waiting'] },
);

/** Returns a user's newest games under way, or the newest final ones. */
export const listNewestGames = (
  queries: Queries,
  {
    userID,
    kind,
    limit,
  }: { readonly userID: string; readonly kind: 'underWay' | 'final'; readonly limit: number },
): Promise<DayGameRow[]> => queries.query(LIST_DAY[kind], [userID, limit]);
