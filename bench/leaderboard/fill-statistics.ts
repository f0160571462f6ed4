import {
  monthCode,
  monthOf,
  periodKeysOf,
  quarterCode,
  quarterOf,
} from '@pennant/rules/leaderboard/month-and-quarter';
import type { GameStatistics } from '@pennant/server/leaderboard/enter-game-statistics';
import type { Database } from '@pennant/server/platform/database/database';

/** The filled statistics. */
export interface FilledStatistics {
  readonly rows: number;
  /** Bytes of the tables with their indexes. */
  readonly bytes: number;
  /** A full month and its quarter, as codes in routes. */
  readonly month: string;
  readonly quarter: string;
  /** Statistics that the next game of some users may add. */
  readonly games: GameStatistics[];
}

/** Cards that each user plays, and the months that they play in. */
const BATTERS = 21;
const PITCHERS = 9;
const MONTHS = 24;

const TABLES = ['batting_statistics', 'pitching_statistics'] as const;

/**
 * Fills the statistics of users' cards in two years of months, their quarters and all time: few
 * users play very much, most play little, and the figures of a card are those of its games. Seeded,
 * so that each run fills the same. Indexes are created after all rows are in, as defined by the
 * migration.
 */
export async function fillStatistics(database: Database, rows: number): Promise<FilledStatistics> {
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    year: 2025 + Math.floor(index / 12),
    month: (index % 12) + 1,
  }));
  const periods = [...new Set(months.flatMap((month) => periodKeysOf(month)))];
  const users = Math.ceil(rows / (periods.length * (BATTERS + PITCHERS)));
  const client = await database.connect();
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  // Board indexes are dropped, and created again below.
  const { rows: indexes } = await run(
    `select indexname, indexdef from pg_indexes where tablename = any($1) and indexname like 'board%'`,
    [TABLES],
  );
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  // Rows are selected from the tables they refer to, so foreign keys need no check.
  await run(`set session_replication_role = replica`);
  await run(`select setseed(.5)`);
  await run(
    `insert into account (user_id, username, email, password_hash, email_confirmed_at, created_at)
     select ('0190' || lpad(to_hex(n), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       'bench' || n, 'bench' || n || '@example.com', '', now(), now()
     from generate_series(1, $1::integer) n`,
    [users],
  );
  // A period is a month, three months, or all of them; a user's games in it follow from how much
  // they play.
  await run(
    `create temp table plays as
     select user_id, period::smallint,
       greatest(1, (months * (1 + 60 * eager ^ 5) * (.6 + .8 * random()))::integer) as games
     from (select user_id, random() as eager from account where username like 'bench%') users,
       (select period, case when period = 0 then $2::integer when period < 2501 then 3 else 1 end as months
        from unnest($1::integer[]) period) periods`,
    [periods, MONTHS],
  );
  await run(`insert into games_finished select user_id, period, games from plays`);
  await run(
    `insert into batting_statistics (user_id, period, card_id, pa, ab, h1, h2, h3, hr, r, rbi, bb, sb, wpa, qualified)
     select user_id, period, card_id, pa, ab, (ab * (.1 + .12 * skill))::integer, (ab * .08 * luck)::integer,
       (ab * .015 * luck)::integer, (ab * .08 * skill * luck)::integer, (pa * .2 * luck)::integer,
       (pa * .22 * skill)::integer, pa - ab, (pa * .1 * luck * luck)::integer,
       (pa * 40 * (skill + luck - 1))::integer, pa >= greatest(20, (31 * games + 9) / 10)
     from (
       select user_id, period, card_id, games, pa, (pa * .91)::integer as ab, skill, random() as luck
       from (
         select user_id, period, card_id, games, (games * 4.3 * share)::integer as pa, skill
         from plays, (
           select card_id, case when place <= 10 then .95 else random() * .3 end as share, random() as skill
           from (select card_id, row_number() over (order by card_id) as place from card
                 where type = 'Batter' order by card_id limit ${BATTERS}) best
         ) batters
       ) played
     ) figures`,
  );
  await run(
    `insert into pitching_statistics (user_id, period, card_id, ip_outs, er, h, bb, so, w, sv, wpa, qualified)
     select user_id, period, card_id, outs, (outs * .2 * luck)::integer, (outs * (.15 + .3 * luck))::integer,
       (outs * .13 * skill)::integer, (outs * .5 * skill * luck)::integer, (outs * .03 * luck)::integer,
       (outs * .02 * skill * luck)::integer,
       (outs * 50 * (skill + luck - 1))::integer, outs >= 3 * greatest(10, games)
     from (
       select user_id, period, card_id, games, (games * share)::integer as outs, skill, random() as luck
       from plays, (
         select card_id, case when place <= 5 then 4.2 else 1.5 end as share, random() as skill
         from (select card_id, row_number() over (order by card_id) as place from card
               where type = 'Pitcher' order by card_id limit ${PITCHERS}) staff
       ) pitchers
     ) played`,
  );
  for (const { indexdef } of indexes) await run(indexdef as string);
  await run(
    `insert into card_inventory (user_id, card_id, inventory_id, amount, display_key)
     select user_id, card_id, gen_random_uuid(), 1, '' from (
       select distinct user_id, card_id from batting_statistics
       where period = 0 and user_id in (select user_id from account where username like 'bench%' order by user_id limit 200)
     ) owned`,
  );
  await run('vacuum analyze batting_statistics');
  await run('vacuum analyze pitching_statistics');
  await run('analyze');
  const { rows: sizes } = await run(
    `select sum(pg_total_relation_size(name::regclass))::float8 as bytes,
       (select count(*) from batting_statistics)::float8 + (select count(*) from pitching_statistics)::float8 as rows
     from unnest($1::text[]) name`,
    [TABLES],
  );
  const { rows: some } = await run(
    `select user_id, array_agg(card_id order by pa desc) as batters from batting_statistics
     where period = 0 and user_id in (select user_id from account where username like 'bench%' order by user_id limit 200)
     group by user_id order by user_id`,
  );
  const { rows: staff } = await run(
    `select distinct card_id from pitching_statistics where period = 0 order by card_id limit 3`,
  );
  await client.end();
  const month = monthOf('2026-05-01');
  return {
    rows: sizes[0].rows,
    bytes: sizes[0].bytes,
    month: monthCode(month),
    quarter: quarterCode(quarterOf(month)),
    games: some.map(({ user_id, batters }) => ({
      userID: user_id,
      batters: (batters as number[]).slice(0, 10).map((cardID, index) => ({
        cardID,
        pa: 4,
        ab: 4,
        h1: index % 3,
        h2: index % 2,
        h3: 0,
        hr: index % 5 === 0 ? 1 : 0,
        r: index % 2,
        rbi: index % 3,
        bb: 0,
        sb: 0,
        wpa: 200 * (index - 4),
      })),
      pitchers: staff.map(({ card_id: cardID }, index) => ({
        cardID,
        ipOuts: 9,
        er: index,
        h: 3,
        bb: 1,
        so: 3,
        w: index === 0 ? 1 : 0,
        sv: index === 2 ? 1 : 0,
        wpa: 300 * (1 - index),
      })),
    })),
  };
}
