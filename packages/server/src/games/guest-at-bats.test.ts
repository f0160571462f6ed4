import type { CardSummary } from '@pennant/contract/cards';
import type { GuestAtBat } from '@pennant/contract/guest-at-bat';
import { beforeAll, describe, expect, test } from 'vitest';
import { findGuestCardIDs } from '../cards/find-guest-cards.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
for (const year of [1954, 1955]) {
  await aSeason(database, { year });
  await aClub(database, { year, name: `${year} Boxcar Nine` });
  await aClub(database, { year, name: `${year} Carthage Reds` });
}
// One famous name: a gold catcher who was silver the year before, and a pitcher of renown.
await database.sql(`update card set player_id = 'famous01' where card_id in (19540004, 19550001)`);
await database.sql(
  `update card set club_name = 'Carthage Reds', player_id = 'famous02'
   where card_id in (19545003, 19555001)`,
);
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year)
   values ('invented', 'guests', 1954, 1955)`,
);

const readAtBat = (query = '') => app.request<GuestAtBat>('GET', `/guest/at-bat${query}`);
const listCards = async () => (await app.request<CardSummary[]>('GET', '/guest/cards')).body;

test('while the cards are being made nobody bats, since the choice must not change', async () => {
  expect(await findGuestCardIDs(database)).toEqual([]);
  expect(await readAtBat()).toMatchObject({
    status: 503,
    body: { code: 'guest_cards_not_ready' },
  });
  expect(await app.request('GET', '/guest/cards')).toMatchObject({ status: 503 });
});

describe('once all cards are there', () => {
  beforeAll(() => database.sql('update catalogue set finished_at = now()'));

  test('guests have twelve cards up to silver, of twelve players', async () => {
    const cards = await listCards();
    expect(cards).toHaveLength(12);
    expect(cards.every(({ rating, type }) => rating <= 75 && type === 'Batter')).toBe(true);
    expect(new Set(cards.map(({ playerID }) => playerID)).size).toBe(12);
    expect(new Set(cards.map(({ cardID }) => cardID))).toEqual(
      new Set(await findGuestCardIDs(database)),
    );
  });

  test('a lesser season of the famous is among them, their best one is not', async () => {
    const ids = await findGuestCardIDs(database);
    expect(ids).toContain(19_540_004);
    expect(ids).not.toContain(19_550_001);
  });

  test('tomorrow another one comes first, of the same twelve', async () => {
    const today = await listCards();
    app.advanceTime({ hours: 24 });
    const tomorrow = await listCards();
    expect(tomorrow[0]).toEqual(today[1]);
    expect(new Set(tomorrow.map(({ cardID }) => cardID))).toEqual(
      new Set(today.map(({ cardID }) => cardID)),
    );
  });

  test('the card bats first in the order of its club, against a pitcher of another', async () => {
    const { status, body } = await readAtBat('?cardID=19540004');
    expect(status).toBe(200);
    expect(body.home.name).toBe('1954 Boxcar Nine');
    expect(body.home.batters.map(({ cardID }) => cardID)).toHaveLength(9);
    expect(body.home.batters[0]).toMatchObject({ cardID: 19_540_004, d7: 'X', year: 1954 });
    expect(body.visitors.name).toBe('1954 Carthage Reds');
    expect(body.visitors.pitcher).toMatchObject({ cardID: 19_545_003, pd7: 'h9l' });
    expect(body.visitors.errorRate).toBeCloseTo(0.02);
    // For the steal of the lesson: that of the card, and none of a pitcher.
    expect(body.home.batters[0]?.stealSuccessRate).toBeGreaterThan(0);
    expect(body.visitors.pitcher.stealSuccessRate).toBeNull();
  });

  test('without a card it is today’s', async () => {
    const [todays] = await listCards();
    expect((await readAtBat()).body.home.batters[0]?.cardID).toBe(todays?.cardID);
  });

  test('no other card bats', async () => {
    expect(await readAtBat('?cardID=19540001')).toMatchObject({
      status: 404,
      body: { code: 'not_a_guest_card' },
    });
  });
});
