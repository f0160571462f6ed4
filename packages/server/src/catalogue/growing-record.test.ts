import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { MAKER_VERSION } from '@pennant/card-maker/cards/maker-version';
import { PITCHER_FIELDS, pitcherDiceFields } from '@pennant/rules/cards/dice-fields';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findGuestCardIDs } from '../cards/find-guest-cards.ts';
import { ensureOdds } from '../packs/current-odds.ts';
import { growSeries } from '../packs/grow-series.ts';
import type { Database } from '../platform/database/database.ts';
import { aDatabase } from '../testing/a-database.ts';
import { readSeasons } from './catalogue-store.ts';
import { ensureCatalogue } from './ensure-catalogue.ts';
import { readCatalogueProgress } from './read-catalogue-progress.ts';
import { readLahman } from './read-lahman.ts';
import { showSeasonsToMakeAnew } from './regenerate-cards.ts';
import { recordOfYears, writeSmallRecord } from './testing/small-record.ts';

// Each of these tests starts several threads, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const OLD_YEARS = [2018, 2019, 2020, 2021, 2022, 2023];
const NEW_YEARS = [2024, 2025];
const NOW = new Date('2026-11-22T12:00:00Z');

/** Starts on a database with the files of a folder, to the end. Returns what it said. */
const start = async (database: Database, lahmanDir: string | null): Promise<string[]> => {
  const said: string[] = [];
  const catalogue = await ensureCatalogue(
    database,
    { lahmanDir },
    {
      onProgress: (message) => void said.push(message),
      onSeriesComplete: ensureOdds,
      withGrownSeries: (tx, seriesIDs, change) => growSeries(tx, { seriesIDs, now: NOW }, change),
      onSeasonStored: async () => undefined,
      signal: new AbortController().signal,
    },
  );
  await catalogue.finished;
  return said;
};

/** Returns all cards of these years with their clubs, as one text each. */
const cardsOf = async (database: Database, years: readonly number[]) => {
  const rows = await database.sql<{ text: string }>(
    `select card::text as text from card where year = any($1) union all
     select lineup::text from computer_club_lineup lineup join computer_club using (team_id)
     where year = any($1) order by text`,
    [years],
  );
  return rows.map(({ text }) => text);
};

/** Makes a catalogue of the old seasons, as the program of yesterday left it. */
const aDatabaseOfYesterday = async (lahmanDir: string): Promise<Database> => {
  const database = await aDatabase();
  await start(database, lahmanDir);
  await database.sql('update catalogue_season set made_from = null, maker_version = 1');
  return database;
};

/** The files of all seasons; the shortstop of 2024 had a year that nobody forgets. */
const newFiles = () => {
  const files = recordOfYears([...OLD_YEARS, ...NEW_YEARS]);
  const usual = 'oakesto01,2024,1,HBR,NL,150,580,99,180,30,8,12,85';
  const best = 'oakesto01,2024,1,HBR,NL,150,580,150,230,50,12,50,160';
  return { ...files, 'Batting.csv': files['Batting.csv'].replace(usual, best) };
};

let oldFolder: string;
let newFolder: string;
beforeAll(async () => {
  oldFolder = await writeSmallRecord(recordOfYears(OLD_YEARS));
  newFolder = await writeSmallRecord(newFiles());
});

describe('a folder with two more seasons', () => {
  let database: Database;
  let saidOfSameFiles: string[];
  let before: string[];
  let guestCardIDs: readonly number[];
  let said: string[];
  beforeAll(async () => {
    database = await aDatabaseOfYesterday(oldFolder);
    // The first start of this version, with the files of before: it only learns what they were.
    saidOfSameFiles = await start(database, oldFolder);
    before = await cardsOf(database, OLD_YEARS);
    guestCardIDs = await findGuestCardIDs(database);
    said = await start(database, newFolder);
  });

  test('has them made at the next start, and nothing else', async () => {
    expect(saidOfSameFiles).toEqual([]);
    expect(said).toEqual([
      'The season files have more than this database: making cards of 2024 and 2025.',
      'All 24 cards of 8 seasons are made.',
    ]);
    expect(await readCatalogueProgress(database)).toMatchObject({
      label: 'The real record, 2018-2025',
      seasonsMade: 8,
      seasonsTotal: 8,
      cardsMade: 24,
      isComplete: true,
    });
    expect(await cardsOf(database, OLD_YEARS)).toEqual(before);
    const made = await database.sql(
      'select year, count(*)::integer as cards from card where series_id = any($1) group by year order by year',
      [NEW_YEARS],
    );
    expect(made).toEqual(NEW_YEARS.map((year) => ({ year, cards: 3 })));
  });

  test('gives each its series, with its odds, and its clubs as opponents', async () => {
    const series = await database.sql(
      `select series_key, name, odds_hash is not null as has_odds
       from series left join series_odds using (series_id) where year = any($1) order by year`,
      [NEW_YEARS],
    );
    expect(series).toEqual([
      { series_key: '2024-base', name: '2024 Base', has_odds: true },
      { series_key: '2025-base', name: '2025 Base', has_odds: true },
    ]);
    const clubs = await database.sql(
      'select from computer_club join computer_club_lineup using (team_id) where year = 2025',
    );
    expect(clubs).toHaveLength(2 * 24);
  });

  test('has our time go on to the last season, by its name and by its cards', async () => {
    const [ourTime] = await database.sql<{ series_id: number; name: string }>(
      `select series_id, name from series where series_key = 'today'`,
    );
    expect(ourTime?.name).toBe('Our Time, 2010-2025');
    const members = await database.sql(
      `select name, year from series_card join card using (card_id)
       where series_card.series_id = $1 and year > 2023`,
      [ourTime!.series_id],
    );
    expect(members).toEqual([{ name: 'Tobias Oakes', year: 2024 }]);
  });

  test('has the odds of every series that grew be those of its cards now', async () => {
    const stored = await database.sql<{ series_id: number; cards: number; in_odds: number }>(
      `select series_id, count(*)::integer as cards,
         (select sum((tier->>'cards')::integer)::integer
          from jsonb_array_elements(tiers) tier) as in_odds
       from series_odds join series_card using (series_id) group by series_id, tiers`,
    );
    expect(stored.length).toBeGreaterThan(8);
    for (const { cards, in_odds } of stored) expect(in_odds).toBe(cards);
  });

  test('changes none of the cards that guests bat with and may keep', async () => {
    expect(await findGuestCardIDs(database)).toEqual(guestCardIDs);
    expect(guestCardIDs.length).toBeGreaterThan(0);
  });

  test('is not looked at again until its files change', async () => {
    const seasons = await readSeasons(database);
    expect(await start(database, newFolder)).toEqual([]);
    expect(await readSeasons(database)).toEqual(seasons);
    expect(seasons.every(({ fingerprint }) => fingerprint?.startsWith('2:'))).toBe(true);
    expect(seasons.map(({ makerVersion }) => makerVersion)).toEqual([
      ...OLD_YEARS.map(() => 1),
      ...NEW_YEARS.map(() => MAKER_VERSION),
    ]);
  });

  test('that is gone again leaves everything, and says what the files lack', async () => {
    expect(await start(database, oldFolder)).toEqual([
      'The season files lack 2024 and 2025, which this database has and keeps.',
    ]);
    expect((await readCatalogueProgress(database))?.seasonsMade).toBe(8);
    expect(await start(database, null)).toEqual([]);
  });
});

test('a season whose files were corrected keeps its cards, which the log says once', async () => {
  const folder = await writeSmallRecord(recordOfYears(OLD_YEARS));
  const database = await aDatabase();
  await start(database, folder);
  const before = await cardsOf(database, OLD_YEARS);
  const { 'Batting.csv': batting } = recordOfYears(OLD_YEARS);
  const corrected = batting.replace(
    'oakesto01,2019,1,HBR,NL,150,580',
    'oakesto01,2019,1,HBR,NL,150,581',
  );
  await writeFile(join(folder, 'Batting.csv'), corrected);
  expect(await start(database, folder)).toEqual([
    'The season files of 2019 have changed since their cards were made: these cards stay as they ' +
      'are. An admin can make them anew at /cards/bulk.',
  ]);
  expect(await cardsOf(database, OLD_YEARS)).toEqual(before);
  expect(await start(database, folder)).toEqual([]);
  expect(await showSeasonsToMakeAnew(database)).toEqual({ corrected: [2019], ofEarlierMaker: [] });

  await writeFile(join(folder, 'Batting.csv'), batting);
  expect(await start(database, folder)).toEqual([]);
  expect(await showSeasonsToMakeAnew(database)).toEqual({ corrected: [], ofEarlierMaker: [] });
});

test('a season of an earlier maker is told as such until its cards are made anew', async () => {
  const database = await aDatabaseOfYesterday(oldFolder);
  expect(await start(database, oldFolder)).toEqual([]);
  expect(await showSeasonsToMakeAnew(database)).toEqual({
    corrected: [],
    ofEarlierMaker: OLD_YEARS,
  });
});

test('new seasons come even where the files of before are not known any more', async () => {
  const database = await aDatabaseOfYesterday(oldFolder);
  const before = await cardsOf(database, OLD_YEARS);
  const [unknown, added] = (await start(database, newFolder)).toSorted((a, b) =>
    b.localeCompare(a),
  );
  expect([unknown, added].join(' ')).toContain('may have changed since the cards of 2018-2023');
  expect(await cardsOf(database, OLD_YEARS)).toEqual(before);
  expect((await readCatalogueProgress(database))?.seasonsMade).toBe(8);
});

test('the name that an admin gave our time stays', async () => {
  const database = await aDatabase();
  await start(database, oldFolder);
  await database.sql(`update series set name = 'These Days' where series_key = 'today'`);
  await start(database, newFolder);
  const named = await database.sql(`select name from series where series_key = 'today'`);
  expect(named).toEqual([{ name: 'These Days' }]);
});

test('two programs that find new seasons at once make each of them once', async () => {
  const database = await aDatabase();
  await start(database, oldFolder);
  const said = (await Promise.all([start(database, newFolder), start(database, newFolder)])).flat();
  expect(said.filter((sentence) => sentence.includes('making cards of'))).toHaveLength(1);
  const alone = await aDatabase();
  await start(alone, oldFolder);
  await start(alone, newFolder);
  expect(await cardsOf(database, NEW_YEARS)).toEqual(await cardsOf(alone, NEW_YEARS));
});

test('a start that was stopped before the new seasons were made is gone on with', async () => {
  const database = await aDatabase();
  await start(database, oldFolder);
  await database.sql(
    `insert into catalogue_season (year, place, maker_version) values (2024, 7, 2)`,
  );
  await database.sql(
    `insert into series (series_id, series_key, name, year, cost, min_rating, is_active, kind)
     values (2024, '2024-base', '2024 Base', 2024, 0, 0, false, 'base')`,
  );
  await start(database, newFolder);
  expect(await readCatalogueProgress(database)).toMatchObject({ seasonsMade: 8, seasonsTotal: 8 });
});

test('newer files that cannot be read are told, and leave everything as it is', async () => {
  const database = await aDatabase();
  await start(database, oldFolder);
  const before = await cardsOf(database, OLD_YEARS);
  const broken = await writeSmallRecord({
    ...newFiles(),
    'Pitching.csv': recordOfYears(OLD_YEARS)['Pitching.csv'],
  });
  expect(await start(database, broken)).toEqual([
    'The season files are left alone, and all cards stay: Pitching.csv, line 7, column yearID: ' +
      'the seasons 2024 and 2025 are missing, which Teams.csv has.',
  ]);
  expect(await cardsOf(database, OLD_YEARS)).toEqual(before);
  expect((await readCatalogueProgress(database))?.isComplete).toBe(true);
});

test('files beside an invented history are left alone, and the log says how to play with them', async () => {
  const database = await aDatabase();
  await start(database, oldFolder);
  await database.sql(`update catalogue set history = 'invented'`);
  const [sentence, ...others] = await start(database, newFolder);
  expect(sentence).toMatch(/^This database holds an invented history .* DATA_DIR set to a new/);
  expect(others).toEqual([]);
});

test('a catalogue that version 1 of the maker began is finished by version 1', async () => {
  const files = recordOfYears(OLD_YEARS);
  // A pitcher who hit far more than the league's share.
  const wild = files['Pitching.csv'].replaceAll('110,6,1020', '110,48,1020');
  const folder = await writeSmallRecord({ ...files, 'Pitching.csv': wild });
  const database = await aDatabase();
  await start(database, folder);
  // As a start of yesterday left it that was killed before its last season.
  await database.sql('delete from computer_club_lineup');
  await database.sql('delete from computer_club');
  await database.sql('delete from series_card');
  await database.sql('delete from card');
  await database.sql(
    `update catalogue_season set cards = null, made_at = null, made_from = null, maker_version = 1`,
  );
  await database.sql('update catalogue set finished_at = null');
  await start(database, folder);

  const seasons = await readLahman(folder);
  const diceOf = (version: number) => {
    const plan = planCards(seasons, version);
    const cards = seasons.flatMap((season) => makeSeasonCards(season, plan.get(season.year)!));
    return cards.flatMap((card) => (card.type === 'Pitcher' ? [pitcherDiceFields(card.dice)] : []));
  };
  const stored = await database.sql(
    `select ${PITCHER_FIELDS.join(', ')} from card
     where type = 'Pitcher' and series_id is not null order by card_id`,
  );
  expect(stored).toEqual(diceOf(1));
  expect(stored).not.toEqual(diceOf(2));
});
