import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApi } from '../packs/testing/an-api.ts';
import { aDatabase } from '../testing/a-database.ts';

const database = await aDatabase();
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955 });
await database.sql(`update card set player_id = 'catch0' where card_id in (19540001, 19550001)`);
const api = anApi(database);
const BATTER = 19_540_001;

describe('the seasons of a player', () => {
  test('are all their cards by year, this one among them', async () => {
    const { status, body } = await api('GET', `/card/19550001/seasons`);
    expect(status).toBe(200);
    const seasons = body as unknown as { cardID: number; year: number }[];
    expect(seasons.map(({ cardID, year }) => [cardID, year])).toEqual([
      [BATTER, 1954],
      [19_550_001, 1955],
    ]);
    expect(seasons[0]).not.toHaveProperty('d2');
  });

  test('of a card that is not there are none', async () => {
    expect(await api('GET', '/card/7/seasons')).toMatchObject({
      status: 404,
      body: { code: 'card_not_found', error: 'No card found.' },
    });
  });
});

describe('the league of a card', () => {
  test('is what its average batter and pitcher have on their cards', async () => {
    const { body } = await api('GET', `/card/${BATTER}/league`);
    // Every batter: OO but a 7, which is rolled again for a single. Every pitcher: h9l on a 7.
    expect(body['batting']).toMatchObject({ HR: 0, BB: 0 });
    expect(body['batting'].H1).toBeCloseTo(6 / 36, 12);
    expect(body['batting'].OO).toBeCloseTo(30 / 36, 12);
    expect(body['pitching'].h9l).toBeCloseTo(6 / 36, 12);
    expect(body['pitching'].k9h).toBe(0);
  });

  test('counts each card by how often it batted', async () => {
    await database.sql(`
      update card set d12 = 'HR', season = season || '{"AB": 0, "BB": 0, "HBP": null}'
      where card_id = 19550002`);
    const still = await api('GET', '/card/19550001/league');
    expect(still.body['batting'].HR).toBe(0);
    await database.sql(`
      update card set season = season || '{"AB": 400, "BB": 42}' where card_id = 19550002`);
    const { body } = await api('GET', '/card/19550001/league');
    expect(body['batting'].HR).toBeCloseTo(1 / 36 / 192, 12);
  });

  test('is that of its own season alone, and an admin’s own cards are no part of it', async () => {
    await database.sql(`
      update card set d2 = 'SO', custom_by = '01234567-0123-7123-8123-0123456789ab'
      where card_id = 19540003`);
    expect((await api('GET', `/card/${BATTER}/league`)).body['batting'].SO).toBe(0);
  });

  test('of a card that is not there is refused', async () => {
    expect(await api('GET', '/card/7/league')).toMatchObject({
      status: 404,
      body: { code: 'card_not_found' },
    });
  });
});
