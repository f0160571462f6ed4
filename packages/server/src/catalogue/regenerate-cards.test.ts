import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureOdds } from '../packs/current-odds.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp, type TestApp } from '../testing/an-app.ts';
import { failingStatements, type FailingStatements } from '../testing/failing-statements.ts';
import type { Database } from '../platform/database/database.ts';
import { ensureCatalogue } from './ensure-catalogue.ts';
import { recordOfYears, writeSmallRecord } from './testing/small-record.ts';

// Each of these tests starts a thread, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: Database;
let statements: FailingStatements;
let app: TestApp;
let admin: TestPlayer;
beforeAll(async () => {
  const lahmanDir = await writeSmallRecord(recordOfYears([1930, 1931, 1932]));
  database = await aDatabase();
  const catalogue = await ensureCatalogue(
    database,
    { lahmanDir },
    {
      onProgress: () => undefined,
      onSeriesComplete: ensureOdds,
      withGrownSeries: (_tx, _seriesIDs, change) => change(),
      onSeasonStored: async () => undefined,
      signal: new AbortController().signal,
    },
  );
  await catalogue.finished;
  statements = failingStatements(database);
  app = await anApp({ database: statements.database, settings: { lahmanDir } });
  admin = await aPlayer(app, { isAdmin: true });
});
afterAll(() => app.app.close());

/** Starts a card generation and waits until it has ended. Returns it. */
async function make(body: object) {
  const { body: started } = await admin.request('POST', '/cards/bulk', { body });
  if (started.makingID === undefined) return started;
  return vi.waitFor(
    async () => {
      const { body: making } = await admin.request('GET', `/cards/bulk/${started.makingID}`);
      expect(making.state).not.toBe('working');
      return making;
    },
    { timeout: 120_000, interval: 50 },
  );
}
const season = { kind: 'season', subjectID: 1931 };
const cards = () =>
  database.sql<{ card_id: number; name: string; rating: number; d7: string | null }>(
    'select card_id, name, rating, d7 from card where year = 1931 and series_id is not null order by card_id',
  );
const entries = async () => (await admin.request('GET', '/admin/audit?action=cards_made')).body;

test('where all cards are there, nothing is made, and the log has nothing to tell', async () => {
  const before = await cards();
  const { result } = await make({ ...season, isDryRun: false });
  expect(result).toMatchObject({ made: 0, changed: 0, left: 0, same: before.length, examples: [] });
  expect(await cards()).toEqual(before);
  expect(await entries()).toEqual([]);
});

test('a missing card is shown by the dry run, made once, put into its series, and told in the log', async () => {
  const before = await cards();
  const [lost] = before;
  await database.sql('delete from computer_club_lineup where card_id = $1', [lost!.card_id]);
  await database.sql('delete from series_card where card_id = $1', [lost!.card_id]);
  await database.sql('delete from card where card_id = $1', [lost!.card_id]);

  const { result: dry } = await make(season);
  expect(dry).toMatchObject({
    made: 1,
    examples: [{ name: lost!.name, fate: 'made', ratingBefore: null, rating: lost!.rating }],
  });
  expect(await cards()).toHaveLength(before.length - 1);

  const { result } = await make({ ...season, isDryRun: false });
  expect(result).toMatchObject({ made: 1, changed: 0 });
  expect(await cards()).toEqual(before);
  const inSeries = await database.sql(
    'select from series_card where series_id = 1931 and card_id = $1',
    [lost!.card_id],
  );
  expect(inSeries).toHaveLength(1);
  expect((await make({ ...season, isDryRun: false })).result).toMatchObject({ made: 0 });
  expect(await entries()).toMatchObject([
    { subject: { kind: 'season', id: '1931' }, after: { made: 1, changed: 0, replaces: false } },
  ]);
});

test('a card that differs is left as it is, unless it is to be made anew', async () => {
  const before = await cards();
  const card = before.find(({ d7 }) => d7 !== null)!;
  await database.sql('update card set rating = 1, d7 = $2 where card_id = $1', [
    card.card_id,
    card.d7 === 'HR' ? 'SO' : 'HR',
  ]);
  const changed = await cards();
  expect((await make({ ...season, isDryRun: false })).result).toMatchObject({
    left: 1,
    changed: 0,
  });
  expect(await cards()).toEqual(changed);
  const { result } = await make({ ...season, isDryRun: false, replaces: true });
  expect(result).toMatchObject({
    changed: 1,
    left: 0,
    examples: [{ fate: 'changed', ratingBefore: 1, rating: card.rating }],
  });
  expect(await cards()).toEqual(before);
});

test('a season that an admin may want anew is listed until it was, though no card differed', async () => {
  const listed = async () => (await admin.request('GET', '/cards/bulk')).body;
  await database.sql('update catalogue_season set is_corrected = true where year <> 1930');
  await database.sql('update catalogue_season set maker_version = 1 where year = 1931');
  const before = { corrected: [1931, 1932], ofEarlierMaker: [1931] };
  expect(await listed()).toEqual(before);

  await make({ ...season, replaces: true });
  await make({ ...season, isDryRun: false });
  await make({ kind: 'season', subjectID: 1930, isDryRun: false, replaces: true });
  expect(await listed()).toEqual(before);

  await make({ ...season, isDryRun: false, replaces: true });
  expect(await listed()).toEqual({ corrected: [1932], ofEarlierMaker: [] });
});

test('teams that hold a card made anew get another score, and no others', async () => {
  // The best card of a computer team, and a user's team with the same lineup.
  const [held] = await database.sql<{ card_id: number; rating: number; team_id: string }>(
    `select card_id, rating, team_id from computer_club_lineup join card using (card_id)
     where year = 1931 order by rating desc, card_id limit 1`,
  );
  const { card_id: cardID, team_id: clubID, rating } = held!;
  const teamID = '01900000-0000-7000-8000-000000000001';
  await database.sql(
    `insert into team (user_id, team_id, name, score, created_at) values ($1, $2, 'Gulls again', 0, now())`,
    [admin.userID, teamID],
  );
  await database.sql(
    `insert into team_lineup (user_id, team_id, slot, card_id, lineup_order)
     select $1, $2, slot, card_id, lineup_order from computer_club_lineup where team_id = $3`,
    [admin.userID, teamID, clubID],
  );
  await database.sql('update card set rating = 0 where card_id = $1', [cardID]);
  await database.sql('update computer_club set score = 100');
  const { result } = await make({ ...season, isDryRun: false, replaces: true });
  expect(result).toMatchObject({ changed: 1, examples: [{ ratingBefore: 0, rating }] });

  const [average] = await database.sql<{ score: number }>(
    `select round(avg(rating))::integer as score from computer_club_lineup join card using (card_id)
     where team_id = $1`,
    [clubID],
  );
  expect(average!.score).toBeGreaterThan(0);
  const scores = await database.sql<{ team_id: string; score: number; holds: boolean }>(
    `select team_id, score, team_id in (
       select team_id from computer_club_lineup where card_id = $1
       union select team_id from team_lineup where card_id = $1) as holds
     from (select team_id, score from computer_club union all select team_id, score from team) every`,
    [cardID],
  );
  const renewed = scores.filter(({ team_id }) => team_id === clubID || team_id === teamID);
  expect(renewed.map(({ score }) => score)).toEqual([average!.score, average!.score]);
  const others = scores.filter(({ holds }) => !holds);
  expect(others.length).toBeGreaterThan(0);
  for (const { score } of others) expect(score).toBe(100);
});

test('scores of teams that are cut off are worked out when the season is made once more', async () => {
  const teamID = '01900000-0000-7000-8000-000000000001';
  const readScore = async () =>
    (await database.sql('select score from team where team_id = $1', [teamID]))[0]!['score'];
  const before = await readScore();
  const [held] = await database.sql<{ card_id: number; rating: number }>(
    `select card_id, rating from team_lineup join card using (card_id) where team_id = $1
     order by rating desc, card_id limit 1`,
    [teamID],
  );
  await database.sql('update card set rating = 0 where card_id = $1', [held!.card_id]);
  await database.sql('update team set score = 1 where team_id = $1', [teamID]);
  const anew = { ...season, isDryRun: false, replaces: true };

  statements.fail(['teams.update_scores_of_users'], new Error('cut off'));
  const cutOff = await make(anew);
  expect(cutOff).toMatchObject({ state: 'failed', result: { changed: 1 } });
  expect(await cards()).toContainEqual(expect.objectContaining(held!));
  expect(await readScore()).toBe(1);

  statements.restore();
  expect(await make(anew)).toMatchObject({ state: 'done', result: { changed: 0 } });
  expect(await readScore()).toBe(before);
});

test('a series of many seasons is gone through season by season', async () => {
  const [mvp] = await database.sql<{ series_id: number }>(
    `select series_id from series where series_key = 'mvp'`,
  );
  const making = await make({ kind: 'series', subjectID: mvp!.series_id });
  expect(making).toMatchObject({ state: 'done', done: 3, total: 3 });
  const members = await database.sql('select from series_card where series_id = $1', [
    mvp!.series_id,
  ]);
  expect(making.result.same).toBe(members.length);
});

test.each([
  ['made the cards', null, 'The program was stopped while it made these cards. Start it again.'],
  [
    'gave teams their scores',
    { made: 0, changed: 1, left: 0, same: 0, examples: [] },
    'The program was stopped before all teams had their scores. Make the season again.',
  ],
])(
  'a program that was stopped while it %s is told five minutes later',
  async (_what, result, error) => {
    const lastSign = app.clock().getTime() - 299_000;
    const makingID = newUuidV7(app.clock());
    await database.sql(
      `insert into card_making (making_id, admin_id, kind, subject_id, is_dry_run, replaces, state,
       result, created_at, heartbeat_at)
     values ($1, $2, 'season', 1931, false, true, 'working', $3, $4, $4)`,
      [makingID, admin.userID, result && JSON.stringify(result), new Date(lastSign)],
    );
    const read = async () => (await admin.request('GET', `/cards/bulk/${makingID}`)).body;
    expect(await read()).toMatchObject({ state: 'working', error: null });
    app.advanceTime({ seconds: 2 });
    expect(await read()).toMatchObject({ state: 'failed', result, error });
  },
);

test('only one is at work at a time, and what is not there is refused', async () => {
  expect((await make({ ...season, subjectID: 1899 })).code).toBe('nothing_to_make');
  expect((await make({ kind: 'series', subjectID: 1931 })).code).toBe('nothing_to_make');
  const [one, two] = await Promise.all([
    admin.request('POST', '/cards/bulk', { body: season }),
    admin.request('POST', '/cards/bulk', { body: season }),
  ]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { makingID } = one.status === 200 ? one.body : two.body;
  await vi.waitFor(
    async () =>
      expect((await admin.request('GET', `/cards/bulk/${makingID}`)).body.state).toBe('done'),
    { timeout: 120_000, interval: 50 },
  );
});
