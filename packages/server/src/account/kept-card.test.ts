import type { StarterSet } from '@pennant/contract/starter-set';
import { expect, test } from 'vitest';
import { findGuestCardIDs } from '../cards/find-guest-cards.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
for (const year of [1954, 1955]) {
  await aSeason(database, { year });
  await aClub(database, { year, name: `${year} Boxcar Nine` });
}
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year)
   values ('invented', 'kept', 1954, 1955)`,
);

let guests = 0;
const register = (keptCard: unknown, username = `Guest${(guests += 1)}`) =>
  app.request('POST', '/users', {
    body: { username, email: `${username}@example.com`, password: GOOD_PASSWORD, keptCard },
  });

test('while the twelve cards of guests are not known, none can be kept', async () => {
  expect(await register(19_540_004)).toMatchObject({
    status: 400,
    body: { code: 'kept_card_unknown', error: expect.stringContaining('twelve') },
  });
  await database.sql('update catalogue set finished_at = now()');
});

test('a card that is none of the twelve is refused, and nobody is registered', async () => {
  const twelve = await findGuestCardIDs(database);
  const [other] = await database.sql<{ card_id: number }>(
    'select card_id from card where card_id <> all($1::integer[]) limit 1',
    [twelve],
  );
  for (const keptCard of [other!.card_id, 1, -1, 'Ruth', 1.5]) {
    expect((await register(keptCard, 'Pushy')).status).toBe(400);
  }
  const accounts = await database.sql(
    `select from username_directory where username_key = 'pushy'`,
  );
  expect(accounts).toEqual([]);
});

test('the card that a guest kept is one of the 24, by lot and of a club', async () => {
  const [keptCard] = await findGuestCardIDs(database);
  for (const club of [undefined, { year: 1955 }]) {
    const username = `Keeper${club?.year ?? 'ByLot'}`;
    const { body: registered } = await register(keptCard, username);
    // The same registration again, without the card, does not lose it.
    const { signIn } = (await register(undefined, username)).body;
    expect(signIn).not.toBe(registered.signIn);
    const [email] = await app.emails();
    const token = /token=([\w-]+)/.exec(email?.text ?? '')?.[1];
    const { body } = await app.request('POST', '/auth/confirm', { body: { token, club, signIn } });
    expect(body).toEqual({ ok: true, maySignIn: true });
    const { body: tokens } = await app.request('POST', '/auth/confirm/login', {
      body: { signIn },
    });
    const { body: set } = await app.request<StarterSet>('GET', '/starterSet', {
      token: tokens.AccessToken,
    });
    expect(set).toMatchObject({ keptCardID: keptCard, isChosen: club !== undefined });
    expect(set.cards.map(({ cardID }) => cardID)).toContain(keptCard);
    expect(set.cards).toHaveLength(24);
  }
});

test('a club that there is not leaves the account to be confirmed by another choice', async () => {
  await register(undefined, 'Picky');
  const [email] = await app.emails();
  const token = /token=([\w-]+)/.exec(email?.text ?? '')?.[1];
  const confirm = (club?: object) =>
    app.request('POST', '/auth/confirm', { body: { token, club } });
  expect(await confirm({ year: 1999 })).toMatchObject({
    status: 409,
    body: { code: 'starter_season_not_ready' },
  });
  expect(await confirm({ year: 1954, team: 'ZZZ' })).toMatchObject({
    status: 404,
    body: { code: 'starter_club_unknown' },
  });
  expect((await confirm({ year: 1954 })).status).toBe(200);
});
