import type pg from 'pg';

/** How much a database holds. */
export interface Amounts {
  /** Users with an account, a wallet and a session. */
  readonly users: number;
  /** Those of them with cards, a club and games. */
  readonly playing: number;
  /** Rows of their games and events, at least: of a game each under way, and finished ones. */
  readonly rows: number;
}

/** The user whose rows all others are copies of. */
export interface Pattern {
  readonly username: string;
}

/** What every user has. */
const OF_USER = [
  'wallet',
  'journal',
  'session',
  'session_token',
  'starter_set',
  'profile_setting',
  'sign_in_network',
] as const;
/** What only those who play have. */
const OF_PLAYER = [
  'team',
  'team_lineup',
  'card_inventory',
  'games_finished',
  'day_of_games',
] as const;

export const generatedName = (number: number): string => `grown${number}`;

const USER_ID = `(lpad(to_hex(26345472 + n), 8, '0') || '-0000-7000-8000-000000000001')::uuid`;
const NAME = `'grown' || n`;
const EMAIL = `${NAME} || '@example.com'`;
/** A finished game's id, the one of the pattern with a number at its end. */
const GAME_ID = `(left(source.game_id::text, 24) || lpad(to_hex(k), 12, '0'))::uuid`;
const USERS_AT_ONCE = 100_000;
/** A game's own row and its commitment; a finished one has its record instead of events. */
const GAME_ROWS = 2;
const RECORD_ROWS = 1;

/**
 * Copies the rows of one user to so many others, by SQL and without the checks of triggers and
 * foreign keys, which the rows of the pattern have passed. The connection is a superuser's.
 */
export async function fillUsers(
  client: pg.Client,
  { username }: Pattern,
  { users, playing, rows: least }: Amounts,
): Promise<void> {
  const { rows } = await client.query<{ user_id: string }>(
    'select user_id from account where username = $1',
    [username],
  );
  const pattern = rows[0]!.user_id;
  await client.query('set session_replication_role = replica');
  const copy = async (
    table: string,
    count: number,
    {
      values = {},
      where = 'true',
      times = 1,
    }: { values?: Record<string, string>; where?: string; times?: number } = {},
  ) => {
    const columns = await readColumns(client, table);
    const selected = columns.map((column) =>
      column === 'user_id' ? USER_ID : (values[column] ?? `source.${column}`),
    );
    for (let from = 1; from <= count; from += USERS_AT_ONCE)
      await client.query(
        `insert into ${table} (${columns.join()}) select ${selected.join()}
         from generate_series(${from}, ${Math.min(count, from + USERS_AT_ONCE - 1)}) n,
           generate_series(1, ${times}) k, ${table} source
         where source.user_id = '${pattern}' and ${where}`,
      );
  };
  await copy('account', users, { values: { username: NAME, email: EMAIL } });
  await copy('username_directory', users, { values: { username_key: NAME } });
  await copy('email_directory', users, { values: { email_key: EMAIL } });
  for (const table of OF_USER) await copy(table, users);
  // A starter set has dozens of postings of cards; who has no cards has those of money alone.
  await copy('posting', users, { where: `source.asset = 'money'` });
  await copy('posting', playing, { where: `source.asset <> 'money'` });
  for (const table of OF_PLAYER) await copy(table, playing);

  const finished = `exists (select from game g where (g.user_id, g.game_id, g.is_final)
    = (source.user_id, source.game_id, true))`;
  const underWay = finished.replace('true)', 'false)');
  const { rows: events } = await client.query<{ count: number }>(
    'select count(*)::integer as count from game_event where user_id = $1',
    [pattern],
  );
  const finishedGames = countFinishedGames(least / playing, events[0]!.count);
  const values = { game_id: GAME_ID, number: '100 + k' };
  for (const table of ['game_commitment', 'game', 'game_record'])
    await copy(table, playing, { values, where: finished, times: finishedGames });
  for (const table of ['game_commitment', 'game', 'game_event'])
    await copy(table, playing, { where: underWay });
}

/** Returns how many finished games a user needs beside the one under way to have so many rows. */
const countFinishedGames = (rows: number, eventsUnderWay: number): number =>
  Math.max(1, Math.ceil((rows - eventsUnderWay - GAME_ROWS) / (GAME_ROWS + RECORD_ROWS)));

async function readColumns(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0
       and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
