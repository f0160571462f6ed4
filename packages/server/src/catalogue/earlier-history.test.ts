import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { MAKER_VERSION } from '@pennant/card-maker/cards/maker-version';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { DEFAULT_SEED } from '@pennant/card-maker/synthetic/generate-history';
import { generateHistoryOfVersion } from '@pennant/card-maker/synthetic/history-versions';
import { beforeAll, expect, test, vi } from 'vitest';
import { ensureOdds } from '../packs/current-odds.ts';
import { readStrengthScale } from '../packs/starter-set-store.ts';
import type { Database } from '../platform/database/database.ts';
import { aDatabase } from '../testing/a-database.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { CardWorkerClient } from './card-worker-client.ts';
import { beginCatalogue } from './catalogue-store.ts';
import { ensureCatalogue } from './ensure-catalogue.ts';
import { inventedSource } from './history-source.ts';

// Both histories are drawn up in threads, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const YEAR = 1968;
let database: Database;
let admin: TestPlayer;
const said: string[] = [];

/** Starts today's program on a database in which all seasons but one were made by the first. */
beforeAll(async () => {
  database = await aDatabase();
  const worker = new CardWorkerClient(inventedSource(1));
  const { seasons, series } = await worker.plan;
  await worker.close();
  const years = seasons.map(({ year }) => year);
  const begun = { history: 'invented', history_version: 1, fingerprint: 'of then' } as const;
  await database.transaction((tx) => beginCatalogue(tx, begun, years, series));
  await database.sql(
    'update catalogue_season set cards = 0, made_at = now(), maker_version = 1 where year <> $1',
    [YEAR],
  );
  const catalogue = await ensureCatalogue(
    database,
    { lahmanDir: null },
    {
      onProgress: (message) => void said.push(message),
      onSeriesComplete: ensureOdds,
      withGrownSeries: (_tx, _seriesIDs, change) => change(),
      onSeasonStored: async () => undefined,
      signal: new AbortController().signal,
    },
  );
  await catalogue.finished;
  const app = await anApp({ database });
  admin = await aPlayer(app, { isAdmin: true });
});

const cards = async () =>
  database.sql<{ card_id: number; name: string; rating: number }>(
    `select card_id, name, rating, card::text from card
     where year = $1 and series_id is not null order by card_id`,
    [YEAR],
  );
const make = async (body: object) => {
  const { body: started } = await admin.request('POST', '/cards/bulk', { body });
  return vi.waitFor(
    async () => {
      const { body: making } = await admin.request('GET', `/cards/bulk/${started.makingID}`);
      expect(making.state).not.toBe('working');
      return making;
    },
    { timeout: 120_000, interval: 100 },
  );
};

test('half an invented history of an earlier version is finished with the players it began with', async () => {
  const history = generateHistoryOfVersion(1, DEFAULT_SEED);
  const season = history.find(({ year }) => year === YEAR)!;
  const expected = makeSeasonCards(season, planCards(history, MAKER_VERSION).get(YEAR)!);
  const made = await cards();
  expect(made.map(({ card_id, name, rating }) => [card_id, name, rating])).toEqual(
    expected
      .map(({ cardID, name, rating }): [number, string, number] => [cardID, name, rating])
      .toSorted(([a], [b]) => a - b),
  );
  expect(said.at(-1)).toContain('of 153 seasons are made');
});

test('Bulk Cards makes a lost card and a spoiled one anew, with the season they have always had', async () => {
  const before = await cards();
  const [lost, spoiled] = before;
  await database.sql('delete from computer_club_lineup where card_id = $1', [lost!.card_id]);
  await database.sql('delete from series_card where card_id = $1', [lost!.card_id]);
  await database.sql('delete from card where card_id = $1', [lost!.card_id]);
  await database.sql('update card set rating = 0 where card_id = $1', [spoiled!.card_id]);
  const request = { kind: 'season', subjectID: YEAR, isDryRun: false, replaces: true };
  const { state, result } = await make(request);
  expect(state).toBe('done');
  expect(result).toMatchObject({ made: 1, changed: 1, left: 0, same: before.length - 2 });
  expect(await cards()).toEqual(before);
});

test('Bulk Cards lists none of its seasons: the first card maker gave them the cards of today', async () => {
  const list = await admin.request('GET', '/cards/bulk');
  expect(list.body).toEqual({ corrected: [], ofEarlierMaker: [] });
  // The real record's were other cards before.
  await database.sql(`update catalogue set history = 'record'`);
  expect((await admin.request('GET', '/cards/bulk')).body.ofEarlierMaker).toHaveLength(152);
  await database.sql(`update catalogue set history = 'invented'`);
});

test('its starter sets are as strong as the sets by lot of that history', async () => {
  expect(await readStrengthScale(database)).toBe('firstInvented');
  await database.sql('update catalogue set history_version = 2');
  expect(await readStrengthScale(database)).toBe('invented');
});
