import { verifyPacks } from '@pennant/rules/packs/verify-packs';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { readLedgerAndHoldings } from '../packs/testing/a-collector.ts';
import { giveCards } from '../teams/testing/a-club.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { credit } from '../wallet/ledger.ts';

const app = await anApp();
const { database } = app;
for (const year of [1954, 1955, 1956]) await aSeason(database, { year });
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('invented', '', 1954, 1956, now())`,
);
const admin = await aPlayer(app, { isAdmin: true });

const fields = {
  seriesKey: 'boxcar-heroes',
  name: 'Boxcar Heroes',
  year: null,
  cost: 500,
  minRating: 66,
  teamsIncluded: null,
  purchaseLimit: null,
  isActive: false,
  numberOfCards: 4,
  tierWeights: null,
};
const silverAndBetter = Array.from({ length: 40 }, (_, index) => 19_540_001 + index);

let createdSeries = 0;
/** Creates a series with cards in it, on sale. */
async function aSeriesOnSale(changes: object = {}) {
  const form = { ...fields, seriesKey: `heroes-${(createdSeries += 1)}`, cost: 3000, ...changes };
  const { body } = await admin.request('POST', '/series', { body: form });
  const id: number = body.seriesID;
  await admin.request('PUT', `/series/${id}/cards`, { body: { add: silverAndBetter } });
  const { status, body: active } = await admin.request('PUT', `/series/${id}`, {
    body: { ...form, isActive: true },
  });
  expect({ status, isOffered: active.isOffered }).toEqual({ status: 200, isOffered: true });
  return { id, form: { ...form, isActive: true } };
}

async function aBuyer() {
  const player = await aPlayer(app);
  await database.transaction((tx) =>
    credit(tx, {
      userID: player.userID,
      amount: 1_000_000,
      reason: 'Gift',
      cause: { kind: 'test' },
      now: app.clock(),
    }),
  );
  return player;
}

const logged = async (subjectID: number) =>
  (await admin.request('GET', `/admin/audit?subjectKind=series&subjectID=${subjectID}`)).body;

describe('an admin', () => {
  test('makes a series, puts cards in, and sets it active: then players may buy it', async () => {
    const { status, body } = await admin.request('POST', '/series', { body: fields });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...fields, cards: 0, isOffered: false, isOfHistory: false },
    });
    const put = await admin.request('PUT', `/series/${body.seriesID}/cards`, {
      body: { add: silverAndBetter },
    });
    expect(put.body).toMatchObject({ cards: 40, added: 40, removed: 0 });
    const dear = { ...fields, cost: put.body.lowestCost, isActive: true };
    const active = await admin.request('PUT', `/series/${body.seriesID}`, { body: dear });
    expect(active.body).toMatchObject({ isActive: true, isOffered: true });
    const { body: onSale } = await app.request('GET', '/series');
    expect(onSale).toContainEqual(
      expect.objectContaining({ seriesID: body.seriesID, name: 'Boxcar Heroes' }),
    );
    expect((await logged(body.seriesID)).map((entry: { action: string }) => entry.action)).toEqual([
      'series_changed',
      'series_cards_changed',
      'series_created',
    ]);
  });

  test('sees every series, on sale or not, and one with all its cards', async () => {
    await aSeason(database, { year: 1957, isActive: false });
    const { body } = await admin.request('GET', '/series/all');
    expect(body).toContainEqual(
      expect.objectContaining({ seriesID: 1957, isActive: false, cards: 240, isOfHistory: true }),
    );
    const one = await admin.request('GET', '/series/1957');
    expect(one.body.cards).toHaveLength(240);
    expect((await admin.request('GET', '/series/77')).body.code).toBe('series_not_found');
  });

  test('is refused a cost that the resale does not allow, with the figure', async () => {
    const { id, form } = await aSeriesOnSale();
    const { body: before } = await admin.request('GET', `/series/${id}`);
    const { lowestCost, expectedResale } = before.series;
    expect(lowestCost).toBe(Math.ceil(expectedResale / 0.85));
    const low = await admin.request('PUT', `/series/${id}`, {
      body: { ...form, cost: lowestCost - 1 },
    });
    expect(low).toMatchObject({
      status: 422,
      body: { code: 'cost_below_resale', details: { lowestCost } },
    });
    expect(low.body.error).toContain(`must cost at least $${lowestCost}`);
    const exact = await admin.request('PUT', `/series/${id}`, {
      body: { ...form, cost: lowestCost },
    });
    expect(exact.status).toBe(200);
  });

  test('is refused cards that would make an active series resell for more than its cost allows, and they are not put in', async () => {
    const { id, form } = await aSeriesOnSale();
    const { body: all } = await admin.request('GET', `/series/${id}`);
    const best = all.cards
      .filter((card: { rating: number }) => card.rating >= 96)
      .map((card: { cardID: number }) => card.cardID);
    const { body: without } = await admin.request('PUT', `/series/${id}/cards`, {
      body: { remove: best },
    });
    await admin.request('PUT', `/series/${id}`, { body: { ...form, cost: without.lowestCost } });
    const put = await admin.request('PUT', `/series/${id}/cards`, { body: { add: best } });
    expect(put.body.code).toBe('cost_below_resale');
    expect((await admin.request('GET', `/series/${id}`)).body.series.cards).toBe(40 - best.length);
  });

  test('is refused what no pack could be made of', async () => {
    const tried = async (changes: object) =>
      (
        await admin.request('POST', '/series', {
          body: { ...fields, seriesKey: 'odd', ...changes },
        })
      ).body.code;
    expect(await tried({ isActive: true })).toBe('series_cannot_fill_a_pack');
    expect(await tried({ seriesKey: '1960-base' })).toBe('series_key_reserved');
    expect(await tried({ seriesKey: '1954-base' })).toBe('series_key_reserved');
    expect(await tried({ numberOfCards: 13 })).toBe('malformed');
    expect(await tried({ seriesKey: 'No Key' })).toBe('malformed');
    expect(await tried({ teamsIncluded: 'bos, nya' })).toBe('malformed');
    const weights = { iron: 5, bronze: 5, silver: 0, gold: 0, titanium: 0, uranium: 0 };
    expect(await tried({ tierWeights: weights })).toBe('series_without_weight');
    expect(await tried({ seriesKey: 'only-one' })).toBeUndefined();
    expect(await tried({ seriesKey: 'only-one' })).toBe('series_key_taken');
  });

  test('cannot move the key or the year of a series of the history', async () => {
    const base = { ...fields, seriesKey: '1955-base', name: '1955', year: 1955, cost: 130 };
    const whole = { ...base, minRating: 0, numberOfCards: 6, isActive: true };
    expect((await admin.request('PUT', '/series/1955', { body: whole })).status).toBe(200);
    for (const change of [{ seriesKey: 'fifty-five' }, { year: 1956 }]) {
      const { body } = await admin.request('PUT', '/series/1955', {
        body: { ...whole, ...change },
      });
      expect(body.code).toBe('series_of_history');
    }
  });

  test('who saves a series as it is changes nothing, and the log does not speak of it', async () => {
    const { id, form } = await aSeriesOnSale();
    const before = await logged(id);
    expect((await admin.request('PUT', `/series/${id}`, { body: form })).status).toBe(200);
    const again = { body: { add: silverAndBetter } };
    expect((await admin.request('PUT', `/series/${id}/cards`, again)).body).toMatchObject({
      added: 0,
    });
    expect(await logged(id)).toEqual(before);
  });

  test('who sends a request twice makes one series', async () => {
    const form = { ...fields, seriesKey: 'sent-twice' };
    const [one, two] = await Promise.all([
      admin.request('POST', '/series', { body: form, key: 'same' }),
      admin.request('POST', '/series', { body: form, key: 'same' }),
    ]);
    expect(one.body).toEqual(two.body);
    expect(await logged(one.body.seriesID)).toHaveLength(1);
  });

  test('limits a series to clubs: cards of others stay out of its packs', async () => {
    const { id, form } = await aSeriesOnSale();
    const limited = await admin.request('PUT', `/series/${id}`, {
      body: { ...form, isActive: false, teamsIncluded: 'CAR' },
    });
    const total = ({ tiers }: { tiers: { cards: number }[] }) =>
      tiers.reduce((sum, { cards }) => sum + cards, 0);
    // A player of two clubs in that year counts with both.
    expect(total(limited.body)).toBeGreaterThan(0);
    const other = await admin.request('PUT', `/series/${id}`, {
      body: { ...form, isActive: false, teamsIncluded: 'NYA' },
    });
    expect(total(other.body)).toBe(0);
    expect(other.body.cards).toBe(40);
  });

  test('gives the tiers weights of their own, and the odds follow', async () => {
    const { id, form } = await aSeriesOnSale();
    const tierWeights = { iron: 0, bronze: 0, silver: 3, gold: 1, titanium: 0, uranium: 0 };
    const { body } = await admin.request('PUT', `/series/${id}`, {
      body: { ...form, tierWeights },
    });
    const chances = Object.fromEntries(
      body.tiers.map(({ tier, chance }: { tier: string; chance: number }) => [tier, chance]),
    );
    expect(chances).toMatchObject({ titanium: 0, uranium: 0 });
    expect(chances['silver']).toBeCloseTo(0.75, 9);
    expect(chances['gold']).toBeCloseTo(0.25, 9);
    expect(body.tierWeights).toEqual(tierWeights);
  });

  test('finds cards to put in by part of a name, year, kind and rating', async () => {
    const { id } = await aSeriesOnSale();
    const found = async (query: string) =>
      (await admin.request('GET', `/series/${id}/candidates?${query}`)).body;
    const [best] = await found('name=ss%201&year=1955&type=Batter&minRating=40');
    expect(decodeURIComponent(best.name)).toMatch(/^Señor SS 1/);
    expect(best.year).toBe(1955);
    expect(await found('name=%25')).toEqual([]);
    const inIt = new Set(silverAndBetter);
    const others = await found('year=1954&limit=200');
    expect(others.some((card: { cardID: number }) => inIt.has(card.cardID))).toBe(false);
  });
});

describe('packs that were sold before the odds of their series changed', () => {
  test('are opened by the odds that they were sold under, the later ones by the new, and all verify', async () => {
    const { id, form } = await aSeriesOnSale();
    const player = await aBuyer();
    await player.request('POST', '/packInventory/buy', { body: { seriesID: id, amount: 10 } });
    const { body: before } = await app.request('GET', `/series/${id}/cards`);

    // All cards of the series are removed, and others are added.
    const others = Array.from({ length: 40 }, (_, index) => 19_550_001 + index);
    await admin.request('PUT', `/series/${id}`, { body: { ...form, isActive: false } });
    const swapped = await admin.request('PUT', `/series/${id}/cards`, {
      body: { add: others, remove: silverAndBetter },
    });
    expect(swapped.body).toMatchObject({ added: 40, removed: 40, cards: 40 });
    await admin.request('PUT', `/series/${id}`, { body: form });
    await player.request('POST', '/packInventory/buy', { body: { seriesID: id, amount: 1 } });

    const { status, body } = await player.request('POST', '/packInventory/open', {
      body: { seriesID: id, amount: 11 },
    });
    expect(status).toBe(200);
    expect(body.draw.odds).toEqual([
      { oddsHash: body.draw.oddsHash, packs: 10 },
      { oddsHash: expect.not.stringMatching(body.draw.oddsHash), packs: 1 },
    ]);
    const soldThen = new Set(before.cards.map((card: { cardID: number }) => card.cardID));
    for (const card of body.cards) {
      expect(soldThen.has(card.cardID)).toBe(card.pack < 10);
    }
    const { body: closed } = await player.request('POST', '/fairness/packs/close', { body: {} });
    const { body: epoch } = await player.request('GET', `/fairness/packs/${closed.closed.epochID}`);
    expect(verifyPacks(epoch)).toEqual({ ok: true, packs: 11 });
    const { ledger, holdings } = await readLedgerAndHoldings(database, player.userID);
    expect(holdings).toEqual(ledger);
  });

  test('are opened even where the series is off sale and empty', async () => {
    const { id, form } = await aSeriesOnSale();
    const player = await aBuyer();
    await player.request('POST', '/packInventory/buy', { body: { seriesID: id, amount: 10 } });
    await admin.request('PUT', `/series/${id}`, { body: { ...form, isActive: false } });
    await admin.request('PUT', `/series/${id}/cards`, { body: { remove: silverAndBetter } });
    for (const amount of [3, 7]) {
      const { status, body } = await player.request('POST', '/packInventory/open', {
        body: { seriesID: id, amount },
      });
      expect({ status, cards: body.cards?.length }).toEqual({ status: 200, cards: amount * 4 });
    }
    const noted = await database.sql('select from pack_sold_before where user_id = $1', [
      player.userID,
    ]);
    expect(noted).toEqual([]);
  });

  test('while others buy and open, no pack is drawn by odds that it was not sold under', async () => {
    const { id, form } = await aSeriesOnSale();
    const players = await Promise.all([aBuyer(), aBuyer(), aBuyer()]);
    const changing = async () => {
      for (let round = 1; round <= 6; round += 1) {
        const tierWeights = {
          iron: 0,
          bronze: 0,
          silver: 50,
          gold: round,
          titanium: 1,
          uranium: 0,
        };
        const { status } = await admin.request('PUT', `/series/${id}`, {
          body: { ...form, tierWeights },
        });
        expect(status).toBe(200);
      }
    };
    const playing = async (player: (typeof players)[number]) => {
      for (let round = 0; round < 6; round += 1) {
        await player.request('POST', '/packInventory/buy', { body: { seriesID: id, amount: 1 } });
        await player.request('POST', '/packInventory/open', { body: { seriesID: id } });
      }
    };
    await Promise.all([changing(), ...players.map(playing)]);
    for (const player of players) {
      const { ledger, holdings } = await readLedgerAndHoldings(database, player.userID);
      expect(holdings).toEqual(ledger);
      const { body: closed } = await player.request('POST', '/fairness/packs/close', { body: {} });
      const { body: epoch } = await player.request(
        'GET',
        `/fairness/packs/${closed.closed.epochID}`,
      );
      expect(verifyPacks(epoch)).toEqual({ ok: true, packs: 6 });
    }
  });
});

test('a card that showed the variant of a series it left shows its base again; one of a renamed series follows', async () => {
  const { id, form } = await aSeriesOnSale();
  const player = await aBuyer();
  await player.request('POST', '/packInventory/buy', { body: { seriesID: id, amount: 1 } });
  const { body: opened } = await player.request('POST', '/packInventory/open', {
    body: { seriesID: id },
  });
  const shown = async (cardID: number) =>
    (await player.request('POST', '/cardInventory', { body: { cardID } })).body;
  const [one, two] = opened.cards as { cardID: number }[];
  for (const { cardID } of [one!, two!]) {
    const { inventoryID } = await shown(cardID);
    await player.request('PUT', '/cardInventory', {
      body: { inventoryID, displayKey: form.seriesKey },
    });
  }
  await admin.request('PUT', `/series/${id}/cards`, { body: { remove: [one!.cardID] } });
  await admin.request('PUT', `/series/${id}`, { body: { ...form, seriesKey: 'new-heroes' } });
  expect((await shown(one!.cardID)).displayKey).toBe('1954-base');
  expect((await shown(two!.cardID)).displayKey).toBe('new-heroes');
});

test('a card of another season that showed the variant of a season’s series shows its base again once it has left it', async () => {
  const player = await aPlayer(app);
  const [own, other] = [19_550_010, 19_560_010];
  await giveCards(database, player.userID, [own, other]);
  await admin.request('PUT', '/series/1955/cards', { body: { add: [other] } });
  await database.sql(
    `update card_inventory set display_key = '1955-base' where user_id = $1 and card_id = $2`,
    [player.userID, other],
  );
  const { status } = await admin.request('PUT', '/series/1955/cards', {
    body: { remove: [own, other] },
  });
  expect(status).toBe(200);
  const shown = await database.sql(
    'select card_id, display_key from card_inventory where user_id = $1 order by card_id',
    [player.userID],
  );
  expect(shown).toEqual([
    { card_id: own, display_key: '1955-base' },
    { card_id: other, display_key: '1956-base' },
  ]);
});

test('no series is changed while the cards of the history are still being made', async () => {
  await database.sql('update catalogue set finished_at = null');
  const { body } = await admin.request('POST', '/series', {
    body: { ...fields, seriesKey: 'early' },
  });
  expect(body.code).toBe('series_not_ready');
  await database.sql('update catalogue set finished_at = now()');
});
