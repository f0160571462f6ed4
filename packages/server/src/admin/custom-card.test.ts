import { describe, expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
await aSeason(database, { year: 1955 });
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('invented', '', 1954, 1955, now())`,
);
const admin = await aPlayer(app, { isAdmin: true });

const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const facts = {
  name: 'Mighty Casey',
  year: 1888,
  teamNameID: 'MUD',
  clubName: 'Mudville Nine',
  league: 'ML',
  rating: 40,
  bats: 'R',
  throws: null,
  seriesID: 1954,
};
const batter = {
  ...facts,
  type: 'Batter',
  positions: ['CF', 'RF'],
  speed: 50,
  stealAttemptRate: 0.1,
  stealSuccessRate: 0.6,
  errorRate: 0.02,
  ...Object.fromEntries(
    sums.flatMap((sum) => [
      [`d${sum}`, sum === 7 ? 'X' : 'OO'],
      [`xd${sum}`, 'HR'],
    ]),
  ),
};
const pitcher = {
  ...facts,
  type: 'Pitcher',
  positions: ['SP'],
  stamina: 80,
  ...Object.fromEntries(sums.map((sum) => [`pd${sum}`, sum === 7 ? 'h9l' : null])),
};
const make = (form: object) => admin.request('POST', '/card/custom', { body: form });
const logOf = async (cardID: number) =>
  (await admin.request('GET', `/admin/audit?subjectKind=card&subjectID=${cardID}`)).body;

describe('a custom card', () => {
  test.each([
    ['batter', batter],
    ['pitcher', pitcher],
  ])(
    'of a %s is made with its dice, is in the packs of its series, and can be looked at by anyone',
    async (_kind, form) => {
      const { status, body } = await make(form);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { rating: 40, teamNameID: 'MUD' },
      });
      const seen = await app.request('GET', `/card/${body.cardID}`);
      expect(seen.body).toMatchObject({ name: 'Mighty%20Casey', seriesID: 1954 });
      expect(seen.body[form === batter ? 'xd12' : 'pd7']).toBe(form === batter ? 'HR' : 'h9l');
      const { body: inPacks } = await app.request('GET', '/series/1954/cards');
      expect(inPacks.cards).toContainEqual(expect.objectContaining({ cardID: body.cardID }));
      expect(await logOf(body.cardID)).toMatchObject([
        { action: 'card_created', before: null, after: { name: 'Mighty Casey' } },
      ]);
    },
  );

  test('has the line that its dice come to', async () => {
    const { body } = await make(batter);
    // A seven is a sixth of all rolls, and always a home run.
    expect(body.Battings).toMatchObject([{ AB: 600, HR: 100, H: 100 }]);
  });

  test('can be changed: only what differs is in the log, and the same again is nothing', async () => {
    const { body: made } = await make(batter);
    const path = `/card/custom/${made.cardID}`;
    const changed = { ...batter, rating: 90, d7: 'HR' };
    const { status, body } = await admin.request('PUT', path, { body: changed });
    expect({ status, body }).toMatchObject({ status: 200, body: { rating: 90, d7: 'HR' } });
    await admin.request('PUT', path, { body: changed });
    const entries = await logOf(made.cardID);
    expect(entries).toHaveLength(2);
    expect(Object.keys(entries[0].after).toSorted()).toEqual(['dice', 'rating']);
    expect(entries[0]).toMatchObject({ before: { rating: 40 }, after: { rating: 90 } });
    const { body: onSale } = await app.request('GET', '/series/1954/cards');
    const inPacks = onSale.cards.find((card: { cardID: number }) => card.cardID === made.cardID);
    const another = onSale.cards.find((card: { rating: number }) => card.rating === 88);
    expect(inPacks.chance).toBe(another.chance);
  });

  test('of another rating gives its teams another score, players’ and computer teams alike', async () => {
    const { teamID } = await aManager(app, { year: 1955 });
    const club = await aClub(database, { year: 1955 });
    const without = await aClub(database, { year: 1955, score: 7 });
    const { body: made } = await make({ ...batter, rating: 0 });
    for (const [table, id] of [
      ['team_lineup', teamID],
      ['computer_club_lineup', club],
    ] as const)
      await database.sql(`update ${table} set card_id = $1 where team_id = $2 and slot = 'CF'`, [
        made.cardID,
        id,
      ]);
    const averages = () =>
      database.sql<{ team_id: string; rating: number }>(
        `select team_id, avg(rating)::float8 as rating from (
           select team_id, card_id from team_lineup union all
           select team_id, card_id from computer_club_lineup) lineup join card using (card_id)
         where team_id = any($1::uuid[]) group by team_id order by team_id`,
        [[teamID, club]],
      );
    const scores = () =>
      database.sql<{ team_id: string; score: number }>(
        `select team_id, score from (
           select team_id, score from team union all select team_id, score from computer_club) every
         where team_id = any($1::uuid[]) order by team_id`,
        [[teamID, club]],
      );
    for (const rating of [100, 3]) {
      await admin.request('PUT', `/card/custom/${made.cardID}`, { body: { ...batter, rating } });
      expect(await scores()).toEqual(
        (await averages()).map((average) => ({
          team_id: average.team_id,
          score: Math.round(average.rating),
        })),
      );
    }
    const [other] = await database.sql('select score from computer_club where team_id = $1', [
      without,
    ]);
    expect(other).toEqual({ score: 7 });
  });

  test('moves from the packs of one series to those of another', async () => {
    const { body: made } = await make(batter);
    await admin.request('PUT', `/card/custom/${made.cardID}`, {
      body: { ...batter, seriesID: 1955 },
    });
    const holds = async (seriesID: number) =>
      (await app.request('GET', `/series/${seriesID}/cards`)).body.cards.some(
        (card: { cardID: number }) => card.cardID === made.cardID,
      );
    expect([await holds(1954), await holds(1955)]).toEqual([false, true]);
  });

  test('is refused what is no card', async () => {
    const refused = async (changes: object, form: object = batter) => {
      const { status, body } = await make({ ...form, ...changes });
      return `${status} ${body.code}`;
    };
    expect(await refused({ d7: 'H4' })).toBe('400 malformed');
    expect(await refused({ xd2: 'X' })).toBe('400 malformed');
    expect(await refused({ pd2: 'h9l' })).toBe('400 malformed');
    expect(await refused({ positions: [] })).toBe('400 malformed');
    expect(await refused({ positions: ['SP'] })).toBe('400 malformed');
    expect(await refused({ rating: 101 })).toBe('400 malformed');
    expect(await refused({ speed: 0 })).toBe('400 malformed');
    expect(await refused({ name: '   ' })).toBe('400 malformed');
    expect(await refused({ pd3: 'zz' }, pitcher)).toBe('400 malformed');
    expect(await refused({ seriesID: 77 })).toBe('404 series_not_found');
  });

  test('stays a batter, and the cards of seasons cannot be changed', async () => {
    const { body: made } = await make(batter);
    const other = await admin.request('PUT', `/card/custom/${made.cardID}`, { body: pitcher });
    expect(other.body.code).toBe('card_type_stays');
    const season = await admin.request('PUT', '/card/custom/19540001', { body: batter });
    expect(season.body.code).toBe('card_not_found');
  });
});
