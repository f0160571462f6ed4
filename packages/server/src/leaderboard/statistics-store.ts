import type { LeaderboardTotals } from '@pennant/rules/leaderboard/board-statistics';
import { FIRST_MONTH, monthKey } from '@pennant/rules/leaderboard/month-and-quarter';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, statements } from '../platform/database/statement.ts';

/** How many plate appearances or outs a card needs in a period to be on the boards of rates. */
export interface Minimum {
  readonly period: number;
  readonly needed: number;
}

const COUNT_GAME = statement(
  'leaderboard.count_game',
  `insert into games_finished as had (user_id, period, games)
   select $1, period, 1 from unnest($2::smallint[]) period order by period
   on conflict (user_id, period) do update set games = had.games + 1
   returning period, games`,
  { prepared: true },
);

/** Counts one more finished game of a user in each period. Returns the new counts. */
export const countGame = (tx: Transaction, userID: string, periods: readonly number[]) =>
  tx.query(COUNT_GAME, [userID, periods]);

const BATTING = ['pa', 'ab', 'h1', 'h2', 'h3', 'hr', 'r', 'rbi', 'bb', 'sb', 'wpa'] as const;
const PITCHING = ['ip_outs', 'er', 'h', 'bb', 'so', 'w', 'sv', 'wpa'] as const;

type StatisticsTable = 'batting_statistics' | 'pitching_statistics';

/** Builds the statement that adds a line for each card and period. */
function buildAddLines(table: StatisticsTable, columns: readonly string[]): string {
  const names = columns.join(', ');
  const arrays = columns.map((_, index) => `$${index + 4}::integer[]`).join(', ');
  return `insert into ${table} as had (user_id, period, card_id, ${names}, qualified)
    select $1, period, line.*, false
    from unnest($2::smallint[]) period, unnest($3::integer[], ${arrays}) as line (card_id, ${names})
    order by period, line.card_id
    on conflict (user_id, period, card_id) do update set
      ${columns.map((column) => `${column} = had.${column} + excluded.${column}`).join(', ')}`;
}

/**
 * Builds the statement that sets `qualified` of the cards of a game, and clears it for the user's
 * other cards of the period that are below the minimum now that one more game counts. A card is set
 * qualified only by a game of its own, so that few cards are cleared by each game.
 */
const buildQualify = (table: StatisticsTable, measure: 'pa' | 'ip_outs'): string =>
  `update ${table} counted set qualified = counted.${measure} >= needed.least
   from unnest($2::smallint[], $3::integer[]) as needed (period, least)
   where counted.user_id = $1 and counted.period = needed.period
     and counted.qualified <> (counted.${measure} >= needed.least)
     and (counted.qualified or counted.card_id = any($4::integer[]))`;

const ADD_LINES = statements(
  'leaderboard.add_lines',
  {
    batting: buildAddLines('batting_statistics', BATTING),
    pitching: buildAddLines('pitching_statistics', PITCHING),
  },
  { prepared: true },
);
const QUALIFY = statements(
  'leaderboard.qualify',
  {
    batting: buildQualify('batting_statistics', 'pa'),
    pitching: buildQualify('pitching_statistics', 'ip_outs'),
  },
  { prepared: true },
);

/** Adds a game's lines of batters in each period. */
export async function addBatting(
  tx: Transaction,
  {
    userID,
    periods,
    batters,
  }: { readonly userID: string; readonly periods: readonly number[] } & Pick<
    LeaderboardTotals,
    'batters'
  >,
): Promise<void> {
  await tx.query(ADD_LINES.batting, [
    userID,
    periods,
    batters.map(({ cardID }) => cardID),
    ...BATTING.map((column) => batters.map((line) => line[column])),
  ]);
}

/** Adds a game's lines of pitchers in each period. */
export async function addPitching(
  tx: Transaction,
  {
    userID,
    periods,
    pitchers,
  }: { readonly userID: string; readonly periods: readonly number[] } & Pick<
    LeaderboardTotals,
    'pitchers'
  >,
): Promise<void> {
  await tx.query(ADD_LINES.pitching, [
    userID,
    periods,
    pitchers.map(({ cardID }) => cardID),
    ...PITCHING.map((column) =>
      pitchers.map((line) => line[column === 'ip_outs' ? 'ipOuts' : column]),
    ),
  ]);
}

/** Sets which of a user's cards are on the boards of rates, after a game of `cardIDs`. */
export async function qualify(
  tx: Transaction,
  kind: 'batting' | 'pitching',
  {
    userID,
    minimums,
    cardIDs,
  }: {
    readonly userID: string;
    readonly minimums: readonly Minimum[];
    readonly cardIDs: readonly number[];
  },
): Promise<void> {
  await tx.query(QUALIFY[kind], [
    userID,
    minimums.map(({ period }) => period),
    minimums.map(({ needed }) => needed),
    cardIDs,
  ]);
}

const READ_GAMES_FINISHED = statement(
  'leaderboard.read_games_finished',
  'select games from games_finished where user_id = $1 and period = $2',
);

/** Returns how many games of a user count in a period. */
export async function readGamesFinished(
  queries: Queries,
  { userID, period }: { readonly userID: string; readonly period: number },
): Promise<number> {
  const [row] = await queries.query(READ_GAMES_FINISHED, [userID, period]);
  return row?.games ?? 0;
}

/** The key of the first month; keys from it on are months, lower ones quarters and all time. */
const FIRST_MONTH_KEY = monthKey(FIRST_MONTH);

const READ_OWN_STATISTICS = statement(
  'leaderboard.read_own_statistics',
  `select '20' || to_char(period / 100, 'FM00') || '-' || to_char(period % 100, 'FM00') as month,
     card_id as "cardID",
     case when batting.pa is null then null else json_build_object('pa', pa, 'ab', ab, 'h1', h1,
       'h2', h2, 'h3', h3, 'hr', hr, 'r', r, 'rbi', rbi, 'bb', batting.bb, 'sb', sb, 'wpa', batting.wpa) end as batting,
     case when pitching.ip_outs is null then null else json_build_object('ipOuts', ip_outs,
       'er', er, 'h', h, 'bb', pitching.bb, 'so', so, 'w', w, 'sv', sv, 'wpa', pitching.wpa) end as pitching
   from (select * from batting_statistics where user_id = $1 and period >= $3) batting
   full join (select * from pitching_statistics where user_id = $1 and period >= $3) pitching
     using (period, card_id)
   order by period desc, card_id limit $2`,
  {
    notNull: ['month', 'cardID'],
    nullable: ['batting', 'pitching'],
    types: { batting: 'batting_statistics.totals', pitching: 'pitching_statistics.totals' },
  },
);

/**
 * Returns the statistics of a user's cards in each month ("2026-05"), newest first. Quarters and
 * all time are left out, as sums of the months.
 */
export const readOwnStatistics = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(READ_OWN_STATISTICS, [userID, limit, FIRST_MONTH_KEY]);

const LOCK_GAMES_FINISHED = statement(
  'leaderboard.lock_games_finished',
  `select from games_finished where user_id = $1 and period = any($2::smallint[])
   order by period for update`,
);

/** Locks a user's counts of games, which every game that ends locks first. */
export async function lockGamesFinished(
  tx: Transaction,
  { userID, periods }: { readonly userID: string; readonly periods: readonly number[] },
): Promise<void> {
  await tx.query(LOCK_GAMES_FINISHED, [userID, periods]);
}

const buildAddWinProbability = (table: StatisticsTable): string =>
  `update ${table} counted set wpa = counted.wpa + line.wpa
   from unnest($3::integer[], $4::integer[]) as line (card_id, wpa)
   where counted.user_id = $1 and counted.period = any($2::smallint[])
     and counted.card_id = line.card_id`;

const ADD_WIN_PROBABILITY = statements('leaderboard.add_win_probability', {
  batting: buildAddWinProbability('batting_statistics'),
  pitching: buildAddWinProbability('pitching_statistics'),
});

/** Adds to the win probability added by a user's cards in each period. */
export async function addWinProbability(
  tx: Transaction,
  kind: 'batting' | 'pitching',
  {
    userID,
    periods,
    cards,
  }: {
    readonly userID: string;
    readonly periods: readonly number[];
    readonly cards: readonly { readonly cardID: number; readonly wpa: number }[];
  },
): Promise<void> {
  await tx.query(ADD_WIN_PROBABILITY[kind], [
    userID,
    periods,
    cards.map(({ cardID }) => cardID),
    cards.map(({ wpa }) => wpa),
  ]);
}
