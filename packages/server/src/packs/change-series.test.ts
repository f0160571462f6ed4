import { TIERS, topRatingOf } from '@pennant/rules/cards/tier';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDatabase } from '../testing/a-database.ts';
import { changeSeriesCards } from './change-series-cards.ts';
import { changeSeries, createSeries } from './create-or-change-series.ts';
import { isHistorySeries, listAllSeries, readSeriesWithCards } from './read-series-for-admin.ts';
import type { SeriesFields } from './series-edit-store.ts';
import { NOW } from './testing/a-collector.ts';
import { aSeason } from './testing/a-season.ts';

const database = await aDatabase();
for (const year of [1954, 1955]) await aSeason(database, { year });

const HEROES: SeriesFields = {
  seriesKey: 'heroes',
  name: 'Heroes',
  year: null,
  cost: 3000,
  minRating: 40,
  teamsIncluded: 'BOX',
  purchaseLimit: 9,
  isActive: false,
  numberOfCards: 5,
  tierWeights: null,
};
const create = (changes: Partial<SeriesFields> = {}) =>
  database.transaction((tx) => createSeries(tx, { ...HEROES, ...changes, now: NOW }));
const change = (seriesID: number, fields: SeriesFields) =>
  database.transaction((tx) => changeSeries(tx, { seriesID, fields, now: NOW }));
const changeCards = (
  seriesID: number,
  { add = [], remove = [] }: { add?: number[]; remove?: number[] },
) => database.transaction((tx) => changeSeriesCards(tx, { seriesID, add, remove, now: NOW }));

type Weights = NonNullable<SeriesFields['tierWeights']>;

/** Returns the weights of all tiers. */
const weights = (weightOf: (tier: string) => number) =>
  Object.fromEntries(TIERS.map(({ tier }) => [tier, weightOf(tier)])) as unknown as Weights;
const worst = TIERS[0].tier;

/** The first cards of the season: uranium to bronze. */
const CARDS = [1, 2, 3, 4, 5, 6].map((number) => 19_540_000 + number);
let heroes = 0;

test('nothing is changed while the cards of the history are being made', async () => {
  const refusal = { ok: false, code: 'series_not_ready' };
  expect(await create()).toEqual(refusal);
  expect(await change(1954, HEROES)).toEqual(refusal);
  expect(await changeCards(1954, { add: [CARDS[0]!] })).toEqual(refusal);
});

describe('once they are there', () => {
  beforeAll(async () => {
    await database.sql(
      `insert into catalogue (history, fingerprint, first_year, last_year, finished_at)
       values ('record', '', 1954, 1955, now())`,
    );
  });

  test('a series is made without cards, off sale, with the fields of its form', async () => {
    const made = await create();
    expect(made).toMatchObject({
      ...HEROES,
      kind: 'theme',
      cards: 0,
      expectedResale: 0,
      isOffered: false,
      isOfHistory: false,
    });
    const { seriesID, tiers } = made as { seriesID: number; tiers: { cards: number }[] };
    expect(tiers.map(({ cards }) => cards)).toEqual([0, 0, 0, 0, 0, 0]);
    heroes = seriesID;
    expect(isHistorySeries(heroes)).toBe(false);
    expect([isHistorySeries(100_000), isHistorySeries(100_001)]).toEqual([true, false]);
  });

  test.each<[string, Partial<SeriesFields>, object]>([
    [
      'on sale',
      { seriesKey: 'x', isActive: true },
      { code: 'series_cannot_fill_a_pack', details: { cards: 0, numberOfCards: 5 } },
    ],
    ['with a key that is taken', {}, { code: 'series_key_taken' }],
    ['with the key of a season', { seriesKey: '1999-base' }, { code: 'series_key_reserved' }],
    [
      'whose tiers weigh nothing',
      { seriesKey: 'x', tierWeights: weights(() => 0) },
      { code: 'series_without_weight' },
    ],
    [
      'whose only weight is on a tier below its rating',
      { seriesKey: 'x', minRating: 90, tierWeights: weights((tier) => (tier === worst ? 1 : 0)) },
      { code: 'series_without_weight' },
    ],
  ])('none is made %s', async (_what, changes, refusal) => {
    expect(await create(changes)).toEqual({ ok: false, ...refusal });
  });

  test('the best rating of a tier as the lowest of a series leaves the tier in its packs', async () => {
    const ironOnly = weights((tier) => (tier === worst ? 1 : 0));
    const best = { minRating: topRatingOf(worst), tierWeights: ironOnly };
    expect(await create({ seriesKey: 'best-iron', ...best })).toMatchObject(best);
    expect(
      await create({ seriesKey: 'no-iron', ...best, minRating: best.minRating + 1 }),
    ).toMatchObject({ code: 'series_without_weight' });
  });

  test.each(['x1999-base', '1999-basement', 'nineteen-base', '-base'])(
    'the key %s is no season’s',
    async (seriesKey) => {
      expect(await create({ seriesKey })).toMatchObject({ seriesKey });
    },
  );

  test('cards are put in and taken out; what is in already, or is not, makes no difference', async () => {
    expect(await changeCards(heroes, { add: [...CARDS, CARDS[0]!] })).toMatchObject({
      before: { cards: 0 },
      after: { cards: 6 },
      removed: [],
    });
    const again = await changeCards(heroes, { add: CARDS, remove: [19_550_001] });
    expect(again).toMatchObject({ added: [], removed: [], after: { cards: 6 } });
    expect(await changeCards(heroes, { remove: [CARDS[5]!] })).toMatchObject({
      added: [],
      removed: [CARDS[5]],
      after: { cards: 5 },
    });
    const shown = await readSeriesWithCards(database, { seriesID: heroes });
    expect(shown).toMatchObject({ series: { seriesID: heroes, cards: 5 } });
    const { cards } = shown as { cards: { cardID: number; rating: number }[] };
    expect(cards.map(({ rating }) => rating)).toEqual([97, 88, 79, 70, 61]);
    const season = await readSeriesWithCards(database, { seriesID: 1954 });
    const all = (season as { cards: { cardID: number; rating: number }[] }).cards;
    expect(all).toHaveLength(240);
    expect(all).toEqual(all.toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID));
    expect(all.map(({ cardID }) => cardID)).not.toEqual(
      all.map(({ cardID }) => cardID).toSorted((a, b) => a - b),
    );
    expect(await readSeriesWithCards(database, { seriesID: 7 })).toMatchObject({
      code: 'series_not_found',
    });
  });

  test.each([
    [7, { add: [CARDS[0]!] }, { code: 'series_not_found' }],
    [
      1954,
      { add: CARDS.slice(0, 3), remove: CARDS.slice(1, 4) },
      { code: 'card_added_and_removed', details: { cardIDs: CARDS.slice(1, 3) } },
    ],
    [1954, { add: [7, CARDS[0]!, 8] }, { code: 'cards_unknown', details: { cardIDs: [7, 8] } }],
  ])('cards of series %i are not changed against all sense: %j', async (id, cards, refusal) => {
    expect(await changeCards(id, cards)).toEqual({ ok: false, ...refusal });
  });

  test('a series on sale keeps cards for a pack', async () => {
    const cheap = await change(heroes, { ...HEROES, cost: 1 });
    expect(cheap).toMatchObject({ ok: false, code: 'cost_below_resale' });
    await change(heroes, { ...HEROES, isActive: true });
    expect(await changeCards(heroes, { remove: [CARDS[0]!] })).toEqual({
      ok: false,
      code: 'series_cannot_fill_a_pack',
      details: { cards: 4, numberOfCards: 5 },
    });
    await change(heroes, HEROES);
    expect(await changeCards(heroes, { remove: [CARDS[0]!] })).toMatchObject({
      after: { cards: 4 },
    });
  });

  test('a series is changed as its form says, and what it was is told', async () => {
    const fields = { ...HEROES, seriesKey: 'legends', name: 'Legends', cost: 3100 };
    const changed = await change(heroes, fields);
    expect(changed).toMatchObject({ before: HEROES, after: fields });
    expect(await change(7, HEROES)).toEqual({ ok: false, code: 'series_not_found' });
    const taken = await change(heroes, { ...fields, seriesKey: '-base' });
    expect(taken).toEqual({ ok: false, code: 'series_key_taken' });
    expect(await change(heroes, { ...fields, isActive: true })).toMatchObject({
      ok: false,
      code: 'series_cannot_fill_a_pack',
    });
    expect(await change(heroes, { ...fields, seriesKey: '2001-base' })).toMatchObject({
      code: 'series_key_reserved',
    });
  });

  test('a season keeps its key and its year, but may cost more', async () => {
    const { series } = (await readSeriesWithCards(database, { seriesID: 1955 })) as {
      series: SeriesFields;
    };
    const stays = { ok: false, code: 'series_of_history' };
    expect(await change(1955, { ...series, seriesKey: 'other' })).toEqual(stays);
    expect(await change(1955, { ...series, year: 1956 })).toEqual(stays);
    expect(await change(1955, { ...series, cost: 200 })).toMatchObject({
      after: { cost: 200, seriesKey: '1955-base', isOfHistory: true, isOffered: true },
    });
  });

  test('all series are listed, the special ones before the seasons', async () => {
    const all = await listAllSeries(database);
    expect(all.map(({ year }) => year)).toEqual([...Array(6).fill(null), 1955, 1954]);
    expect(all.slice(-2)).toMatchObject([
      { seriesID: 1955, cards: 240, isOffered: true },
      { seriesID: 1954, cards: 240, isOffered: true },
    ]);
  });
});
