import type { Campaign } from '@pennant/contract/campaigns';
import { FIRST_CAMPAIGNS, FIRST_CAMPAIGN_SEASONS } from '@pennant/rules/campaigns/campaign-themes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CardWorkerClient } from '../catalogue/card-worker-client.ts';
import { beginCatalogue } from '../catalogue/catalogue-store.ts';
import {
  generateCatalogue,
  historyOf,
  type CatalogueGeneration,
  type SeasonsProgress,
} from '../catalogue/generate-catalogue.ts';
import { inventedSource } from '../catalogue/history-source.ts';
import { catalogueCallbacks } from '../catalogue-callbacks.ts';
import type { Database, TransactionScope } from '../platform/database/database.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp, type TestApp } from '../testing/an-app.ts';
import { ensureCampaigns, ensureFirstCampaigns } from './ensure-campaigns.ts';

// A history is drawn up in a thread, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const NOW = new Date('2026-11-24T12:00:00Z');
const CELLAR = 'Up from the Cellar';
const SECOND_DIVISION = 'The Second Division';
/** Seasons of no first campaign: the last ones that these starts make. */
const LATER_SEASONS = [1963, 1964];
const source = inventedSource();
const maker = new CardWorkerClient(source);
afterAll(() => maker.close());

/** A program whose first start has made all seasons but those above; they have no cards here. */
const aProgramWithSeasonsToMake = async (): Promise<TestApp> => {
  const database = await aDatabase();
  const { seasons, series } = await maker.plan;
  const years = seasons.map(({ year }) => year);
  const begun = { ...historyOf(source), fingerprint: '' };
  await database.transaction((tx) => beginCatalogue(tx, begun, years, series));
  await database.sql(
    'update catalogue_season set cards = 0, made_at = now() where not year = any($1)',
    [[...FIRST_CAMPAIGN_SEASONS, ...LATER_SEASONS]],
  );
  return anApp({ database });
};

type OnSeasonStored = CatalogueGeneration['onSeasonStored'];

/**
 * Generates the missing seasons as a start does, but with `onSeasonStored` around what the program
 * does after each season: it may look, or stop the start by `stop`.
 */
const generate = async (
  { database }: TestApp,
  onSeasonStored: (
    progress: SeasonsProgress,
    proceed: OnSeasonStored,
    stop: () => void,
  ) => Promise<void>,
): Promise<string[]> => {
  const said: string[] = [];
  const stopping = new AbortController();
  const callbacks = catalogueCallbacks(database.background, {
    clock: () => NOW,
    log: { error: (problem: unknown) => expect(problem).toBeNull() },
    tell: (message) => void said.push(message),
  });
  await generateCatalogue(database.background, source, maker, {
    ...callbacks,
    onSeasonStored: (progress) =>
      onSeasonStored(progress, callbacks.onSeasonStored, () => stopping.abort()),
    signal: stopping.signal,
  });
  if (!stopping.signal.aborted) await ensureCampaigns(database.background, 'invented', NOW);
  return said;
};

const showCampaigns = async ({ request }: TestApp): Promise<Campaign[]> =>
  (await request('GET', '/campaign')).body;
const namesOf = async (app: TestApp) => (await showCampaigns(app)).map(({ name }) => name);

/** Returns what a user sees of the campaigns: all but the ids that a database gives out. */
const visibleCampaigns = async (app: TestApp) =>
  (await showCampaigns(app)).map(({ name, desc, CampaignContests }) => ({
    name,
    desc,
    contests: CampaignContests.map((contest) => {
      const { UserTeam, Reward } = contest;
      return {
        texts: [contest.name, contest.desc, contest.result],
        numOfGames: contest.numOfGames,
        opponent: { ...UserTeam, userTeamID: null },
        reward: { ...Reward, rewardID: null },
      };
    }),
  }));

/** Returns every row of the campaigns, their contests and rewards as it is stored. */
const rowsOf = async (database: Database) => {
  const rows = await database.sql<{ text: string }>(
    `select campaign::text as text from campaign union all
     select campaign_contest::text from campaign_contest union all
     select reward::text from reward order by text`,
  );
  return rows.map(({ text }) => text);
};

interface Look {
  readonly missing: number;
  readonly names: readonly string[];
  readonly state: string;
}

/** The program that was started in one go, and what was there after each of its seasons. */
let whole: TestApp;
let said: string[];
const looks: Look[] = [];
beforeAll(async () => {
  whole = await aProgramWithSeasonsToMake();
  said = await generate(whole, async (progress, proceed) => {
    const missing = progress.missingYears.size;
    await proceed(progress);
    const { body } = await whole.request('GET', '/catalogue');
    looks.push({ missing, names: await namesOf(whole), state: body.campaigns });
  });
});

test('each of the first campaigns is there as soon as its seasons are, while others are missing', () => {
  const firstWith = (name: string) => looks.find(({ names }) => names.includes(name))!;
  expect(looks[0]!.names).toEqual([]);
  expect(firstWith(CELLAR).missing).toBeGreaterThan(LATER_SEASONS.length);
  expect(firstWith(CELLAR).names).toEqual([CELLAR]);
  expect(firstWith(SECOND_DIVISION).missing).toBeGreaterThan(0);
  expect(firstWith(SECOND_DIVISION).names).toEqual([CELLAR, SECOND_DIVISION]);
  expect(said.filter((message) => message.startsWith('A campaign'))).toEqual([
    `A campaign is drawn up already: ${CELLAR}.`,
    `A campaign is drawn up already: ${SECOND_DIVISION}.`,
  ]);
});

test('the others come after the last season; until then they are on their way', async () => {
  expect(new Set(looks.map(({ state }) => state))).toEqual(new Set(['coming']));
  expect((await whole.request('GET', '/catalogue')).body.campaigns).toBe('there');
  expect(await namesOf(whole)).toHaveLength(8);
});

test('a first campaign has seven contests of its seasons, each with its packs and a card', async () => {
  for (const { CampaignContests: contests } of (await showCampaigns(whole)).slice(0, 2)) {
    expect(contests).toHaveLength(7);
    for (const { UserTeam, Reward } of contests) {
      expect(FIRST_CAMPAIGN_SEASONS).toContain(UserTeam.year);
      expect(Reward!.Series).toMatchObject({ seriesKey: `${UserTeam.year}-base` });
      expect(Reward!.Card).not.toBeNull();
    }
  }
});

test('a start that ends between a season and its campaign is gone on with to the same campaigns', async () => {
  const app = await aProgramWithSeasonsToMake();
  await generate(app, async (progress, proceed, stop) => {
    if (FIRST_CAMPAIGNS[0]!.seasons.some((year) => progress.missingYears.has(year))) {
      return proceed(progress);
    }
    return stop();
  });
  expect(await namesOf(app)).toEqual([]);
  const [{ missing } = { missing: 0 }] = await app.database.sql<{ missing: number }>(
    'select count(*)::integer as missing from catalogue_season where made_at is null',
  );
  expect(missing).toBeGreaterThan(LATER_SEASONS.length);

  await generate(app, (progress, proceed) => proceed(progress));
  expect(await visibleCampaigns(app)).toEqual(await visibleCampaigns(whole));
});

test('a start that ends after the first campaign is gone on with to the same campaigns', async () => {
  const app = await aProgramWithSeasonsToMake();
  await generate(app, async (progress, proceed, stop) => {
    await proceed(progress);
    if ((await namesOf(app)).length > 0) stop();
  });
  expect(await namesOf(app)).toEqual([CELLAR]);
  const before = await rowsOf(app.database);

  await generate(app, (progress, proceed) => proceed(progress));
  expect(await visibleCampaigns(app)).toEqual(await visibleCampaigns(whole));
  expect(await rowsOf(app.database)).toEqual(expect.arrayContaining(before));
});

/** The database of a program that ends right before it commits. */
const endingBeforeCommit = (database: Database): TransactionScope => ({
  query: (...call) => database.query(...call),
  sql: (text, values) => database.sql(text, values),
  transaction: (work) =>
    database.transaction(async (tx) => {
      await work(tx);
      throw new Error('the program has ended');
    }),
});

test('a campaign is there as a whole or not at all, and once, whoever makes it', async () => {
  const app = await aProgramWithSeasonsToMake();
  const { database } = app;
  const progress = { history: 'invented', missingYears: new Set(LATER_SEASONS) } as const;
  // All seasons are made, and no campaign: nobody was told of the seasons.
  await generate(app, async ({ missingYears }, _proceed, stop) => {
    if (missingYears.size <= LATER_SEASONS.length) stop();
  });
  const ended = ensureFirstCampaigns(endingBeforeCommit(database), progress, NOW);
  await expect(ended).rejects.toThrow('the program has ended');
  expect(await rowsOf(database)).toEqual([]);

  const both = await Promise.all([1, 2].map(() => ensureFirstCampaigns(database, progress, NOW)));
  expect(
    both
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([SECOND_DIVISION, CELLAR]);
  expect(await visibleCampaigns(app)).toEqual((await visibleCampaigns(whole)).slice(0, 2));
});

test('in a database that has its campaigns none is made, changed or removed, of whatever clubs they are', async () => {
  const { database } = whole;
  // An earlier Pennant chose other clubs.
  await database.sql(
    `update campaign_contest set name = 'Of before', team_id = (select max(team_id::text)::uuid from computer_club)
     where history_key = '1-cellar/1'`,
  );
  const before = await rowsOf(database);
  const progress = { history: 'invented', missingYears: new Set<number>() } as const;
  expect(await ensureCampaigns(database, 'invented', NOW)).toEqual([]);
  expect(await ensureFirstCampaigns(database, progress, NOW)).toEqual([]);
  expect(await rowsOf(database)).toEqual(before);
});
