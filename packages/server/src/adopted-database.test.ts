import { createHash } from 'node:crypto';
import type { ResponseOf } from '@pennant/contract/call';
import type { Game, gameCalls } from '@pennant/contract/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeGameRecords } from './games/store-game-records.ts';
import { replayGame } from './games/testing/replay-game.ts';
import { LAST_OF_BASELINE } from './platform/database/adopt-baseline.ts';
import { migrate, readMigrations } from './platform/database/migrate.ts';
import { aClock } from './testing/a-clock.ts';
import { aDatabase } from './testing/a-database.ts';
import { signIn, type TestPlayer } from './testing/a-player.ts';
import { anApp, type TestApp } from './testing/an-app.ts';
import { describeSchema } from './testing/describe-schema.ts';
import { aDumpedDatabase } from './testing/dump/a-dumped-database.ts';
import DUMP from './testing/dump/pennant-5492575.json' with { type: 'json' };

const database = await aDumpedDatabase();
const migrations = await readMigrations();
const { games } = DUMP;
type Replay = ResponseOf<typeof gameCalls.gameReplay>;

/** The games under way, and the kind of choice that each waits for. */
const GAMES_UNDER_WAY = [
  { name: 'contestGame', choice: undefined },
  { name: 'advanceGame', choice: 'advance' },
  { name: 'tagGame', choice: 'tag' },
  { name: 'underWay', choice: undefined },
  { name: 'fresh', choice: undefined },
] as const;

/** Returns the number of rows of each table, and a hash over them, but for the migrations'. */
async function readRows(): Promise<Record<string, { count: number; hash: string }>> {
  const tables = await database.sql<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'`,
  );
  const entries = tables.map(async ({ name }) => {
    const [rows] = await database.sql<{ count: number; hash: string }>(
      `select count(*) as count, md5(string_agg(t::text, E'\\n' order by t::text collate "C")) as hash
       from "${name}" t`,
    );
    return [name, rows!] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Sorts the keys of all objects, which the order of a response's fields must not depend on. */
const withSortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Fields that cards have got since, wherever a response has a card. */
const LATER_CARD_FIELDS = new Set(['clubNames', 'history', 'isLocked', 'surname', 'wpa']);

/** Returns whether a field of a response is newer than the dump. */
function isLaterField(path: string, holder: object, field: string): boolean {
  if (LATER_CARD_FIELDS.has(field)) return true;
  if (field === 'sellable') return 'inventoryID' in holder;
  if (path === '/users/me') return field === 'balance';
  if (field === 'endsIdleAt') return 'campaign' in holder;
  if (field === 'stealChances') return 'fieldingPosition' in holder;
  if (/^(rulesVersion|challenge|isWatchable)$/.test(field)) return path.startsWith('/games/');
  if (!path.endsWith('/summary')) return false;
  if (/^(positions|e)$/.test(field)) return 'ipOuts' in holder || 'pa' in holder;
  return (
    /^(challenge|finished|hasEndedIdle|visibility)$/.test(field) ||
    ('experience' in holder && /^(experienceAfter|rating|gameOfDay|clickedGameOfDay)$/.test(field))
  );
}

/** Returns a response without the fields that it has got since the dump: it lacks none. */
const withoutLaterFields = (path: string, body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), function (this: object, field: string, value: unknown) {
    return isLaterField(path, this, field) ? undefined : value;
  }) as unknown;

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, withSortedKeys)).digest('hex');

let app: TestApp;
let player: TestPlayer;

const get = async <Body>(path: string): Promise<Body> => {
  const { status, body } = await player.request<Body>('GET', path);
  expect(`${path} ${status}`).toBe(`${path} 200`);
  return body;
};

describe('a database from before the baseline', () => {
  test('is adopted with every row, also by programs that start at once', async () => {
    const before = await readRows();
    const counts = Object.entries(before).map(([name, { count }]) => [name, count]);
    expect(Object.fromEntries(counts)).toEqual(DUMP.rowCounts);

    const baseline = migrations.filter(({ name }) => name <= LAST_OF_BASELINE);
    const applied = await Promise.all([migrate(database, baseline), migrate(database, baseline)]);

    expect(applied.flat()).toEqual([]);
    expect(await readRows()).toEqual(before);
  });

  test('is then migrated to the schema of a new one', async () => {
    await migrate(database, migrations);
    expect(await database.sql('select name, checksum from migration order by name')).toEqual(
      migrations.map(({ name, checksum }) => ({ name, checksum })),
    );
    expect(await describeSchema(database)).toBe(await describeSchema(await aDatabase()));
  });

  describe('afterwards', () => {
    beforeAll(async () => {
      app = await anApp({ database, clock: aClock(DUMP.clock).clock });
      player = await signIn(app, DUMP.user);
    });
    afterAll(() => app.app.close());

    test.each(Object.entries(DUMP.responses))('%s returns what it did', async (path, response) => {
      expect(withoutLaterFields(path, await get(path))).toEqual(response);
    });

    test.each(Object.entries(DUMP.responseHashes))(
      '%s returns what it did',
      async (path, response) => {
        expect(hashOf(withoutLaterFields(path, await get(path)))).toBe(response);
      },
    );

    test('its final game is played again to the same events', async () => {
      const replay = await get<Replay>(`/games/${games.final}/replay`);
      expect(await replayGame(games.final, replay)).toEqual(replay.events);
    });

    describe('with records of its games', () => {
      beforeAll(() => storeGameRecords(database));

      test('has no event of a game that is over', async () => {
        const [left] = await database.sql<{ events: number; setups: number }>(
          `select (select count(*) from game_event join game using (user_id, game_id)
             where is_final) as events,
             (select count(*) from game where is_final and setup is not null) as setups`,
        );
        expect(left).toEqual({ events: 0, setups: 0 });
      });

      test.each(Object.entries(DUMP.responses))(
        '%s returns what it did',
        async (path, response) => {
          expect(withoutLaterFields(path, await get(path))).toEqual(response);
        },
      );

      test.each(Object.entries(DUMP.responseHashes))(
        '%s returns what it did',
        async (path, response) => {
          expect(hashOf(withoutLaterFields(path, await get(path)))).toBe(response);
        },
      );

      test('its final game is played again to the same events', async () => {
        const replay = await get<Replay>(`/games/${games.final}/replay`);
        expect(await replayGame(games.final, replay)).toEqual(replay.events);
      });
    });

    test.each(GAMES_UNDER_WAY)('its game $name plays on to its end', async ({ name, choice }) => {
      const gameID = games[name];
      let game = await get<Game>(`/games/${gameID}`);
      expect(game.pendingChoice?.kind).toBe(choice);
      while (!game.isFinal) {
        const { status } = game.pendingChoice
          ? await player.request('POST', `/games/${gameID}/manageEvent`, {
              body: { event: game.pendingChoice.kind, runnersAdvancing: null },
            })
          : await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
        expect(status).toBe(200);
        game = await get<Game>(`/games/${gameID}`);
      }
      const replay = await get<Replay>(`/games/${gameID}/replay`);
      expect(await replayGame(gameID, replay)).toEqual(replay.events);
    });

    test('the game of its contest counts', async () => {
      const contest = await get<{ Games: { isFinal: boolean }[] }>(
        `/userCampaignContest/${DUMP.series}`,
      );
      expect(contest.Games.map(({ isFinal }) => isFinal)).toEqual([true]);
    });

    test('its money adds up, with what those games paid', async () => {
      const summaries = await Promise.all(
        GAMES_UNDER_WAY.map(({ name }) =>
          get<{ earnings: { money: number } }>(`/games/${games[name]}/summary`),
        ),
      );
      const earned = summaries.reduce((sum, { earnings }) => sum + earnings.money, 0);
      const { balance } = await get<{ balance: number }>('/wallet/get');
      expect(earned).toBeGreaterThan(0);
      expect(balance).toBe(DUMP.responses['/wallet/get'].balance + earned);
      const mismatches = await database.sql(
        `select user_id from wallet left join posting using (user_id)
         group by user_id, balance
         having balance <> coalesce(sum(amount) filter (where asset = 'money' and holder = 'user'), 0)`,
      );
      expect(mismatches).toEqual([]);
    });
  });
});
