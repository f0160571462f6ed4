import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { DailyLineups } from './daily-lineups.ts';

const ADD = statement(
  'daily.add_game',
  `insert into daily_game (day, game_id, number, season_day, side, source, lineups, rules_version,
     daily_version, seed, commitment, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   on conflict (day) do nothing returning game_id`,
);

/** The game of a day to come, or of today. */
export interface DailyGameToInsert {
  readonly day: string;
  readonly gameID: string;
  readonly number: number;
  readonly seasonDay: string;
  readonly side: Side;
  readonly source: GameSource;
  readonly lineups: DailyLineups;
  readonly rulesVersion: number;
  readonly dailyVersion: number;
  readonly seed: Buffer;
  readonly commitment: Buffer;
  readonly now: Date;
}

/** Inserts the game of a day; false if another program has made it meanwhile. */
export async function insertDailyGame(queries: Queries, game: DailyGameToInsert): Promise<boolean> {
  const rows = await queries.query(ADD, [
    game.day,
    game.gameID,
    game.number,
    game.seasonDay,
    game.side,
    JSON.stringify(game.source),
    JSON.stringify(game.lineups),
    game.rulesVersion,
    game.dailyVersion,
    game.seed,
    game.commitment,
    game.now,
  ]);
  return rows.length > 0;
}

const FIND = statement(
  'daily.find_game',
  `select day::text as day, game_id, number, season_day::text as season_day, side, source, lineups,
     rules_version, daily_version, seed, commitment
   from daily_game where day = $1`,
  { notNull: ['day', 'season_day'] },
);
export type DailyGameRow = StatementRow<'daily.find_game'>;

/** Returns what stays the same of a day's game; undefined where there is none. */
export async function findDailyGame(
  queries: Queries,
  day: string,
): Promise<DailyGameRow | undefined> {
  const [row] = await queries.query(FIND, [day]);
  return row;
}

const LIST_DAYS = statement(
  'daily.list_days',
  'select day::text as day from daily_game where day >= $1 order by day',
  { notNull: ['day'] },
);

/** Returns the days from one on that have a game, in order. */
export const listDaysWithGame = async (queries: Queries, from: string): Promise<string[]> =>
  (await queries.query(LIST_DAYS, [from])).map(({ day }) => day);

const FIND_AROUND = statement(
  'daily.find_around',
  `select (select min(day) from daily_game)::text as first_day,
     (select commitment from daily_game where day = $1) as commitment`,
);

/** Returns the first day with a game, and the commitment of a day that has not come. */
export async function findFirstDayAndCommitment(
  queries: Queries,
  day: string,
): Promise<{ readonly firstDay: string | null; readonly commitment: Buffer | null }> {
  const [row] = await queries.query(FIND_AROUND, [day]);
  return { firstDay: row?.first_day ?? null, commitment: row?.commitment ?? null };
}

const RAISE_VERSIONS = statement(
  'daily.raise_versions',
  `update daily_game set rules_version = $2, daily_version = $3
   where day > $1 and (rules_version < $2 or daily_version < $3)`,
);

/** Says of the days after one that they are played by these rules, where it was earlier ones. */
export async function raiseVersions(
  queries: Queries,
  {
    after,
    rulesVersion,
    dailyVersion,
  }: { readonly after: string; readonly rulesVersion: number; readonly dailyVersion: number },
): Promise<void> {
  await queries.query(RAISE_VERSIONS, [after, rulesVersion, dailyVersion]);
}

const LIST_OPEN = statement(
  'daily.list_open',
  'select day::text as day from daily_game where closed_at is null and day < $1 order by day',
  { notNull: ['day'] },
);

/** Returns the days before one that are not closed, in order. */
export const listOpenDays = async (queries: Queries, before: string): Promise<string[]> =>
  (await queries.query(LIST_OPEN, [before])).map(({ day }) => day);

const CLOSE = statement(
  'daily.close',
  `update daily_game set closed_at = $2, players = $3, scores = $4, choices = $5
   where day = $1 and closed_at is null`,
);

/** Writes what came of a day that is over; once written it stays. */
export async function closeDailyGame(
  queries: Queries,
  closed: {
    readonly day: string;
    readonly players: number;
    readonly scores: ScoreCounts;
    readonly choices: ChoiceCounts;
    readonly now: Date;
  },
): Promise<void> {
  await queries.query(CLOSE, [
    closed.day,
    closed.now,
    closed.players,
    JSON.stringify(closed.scores),
    JSON.stringify(closed.choices),
  ]);
}

/** How many users gave up how much, in ten thousandths: pairs of both, lowest first. */
export type ScoreCounts = readonly (readonly [score: number, users: number])[];

/** How many users chose what, by situation and option. */
export type ChoiceCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

const FIND_CLOSED_SCORES = statement(
  'daily.find_closed_scores',
  `select day::text as day, players, scores from daily_game
   where day = any($1::date[]) and closed_at is not null`,
  { notNull: ['day', 'players', 'scores'] },
);

/** Returns what was given up on those of some days that are closed. */
export const findClosedScores = (queries: Queries, days: readonly string[]) =>
  queries.query(FIND_CLOSED_SCORES, [days]);

const FIND_CLOSED_CHOICES = statement(
  'daily.find_closed_choices',
  'select choices from daily_game where day = $1 and closed_at is not null',
  { notNull: ['choices'] },
);

/** Returns what was chosen on a day; null while it is not closed. */
export async function findClosedChoices(
  queries: Queries,
  day: string,
): Promise<ChoiceCounts | null> {
  const [row] = await queries.query(FIND_CLOSED_CHOICES, [day]);
  return row?.choices ?? null;
}
