import { expect, test } from 'vitest';
import { aManager, aStartedGame } from './games/testing/a-game.ts';
import { aSeason } from './packs/testing/a-season.ts';
import { aClub } from './teams/testing/a-club.ts';
import { anApp } from './testing/an-app.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const [contest] = await database.sql<{ id: number }>(
  `with made as (insert into campaign (name, description, created_at) values ('Cup', 'A cup.', now()) returning campaign_id)
   insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
   select campaign_id, 1, 'Final', '', '', $1, 7 from made returning campaign_contest_id as id`,
  [club],
);

const CATALOGUE_IDS = ['cardID', 'seriesID', 'campaignID', 'campaignContestID'];
const OWNED_IDS = ['userID', 'gameID', 'transactionID', 'inventoryID', 'userCampaignContestID'];
const TIMES = ['created', 'lastLogin', 'confirmed', 'nextClaim', 'createdAt', 'finished'];
const MONEY = ['balance', 'amount', 'money', 'cost', 'price'];

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Yields every field of a response body, at any depth, with its name. */
function* fieldsOf(value: unknown): Generator<readonly [name: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [name, field];
    yield* fieldsOf(field);
  }
}

test('in all responses to a player, ids are whole numbers or UUIDs of version 7, times ISO 8601 in UTC, money whole', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  await player.request('POST', '/wallet/claim');
  await player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 1 } });
  await player.request('POST', '/packInventory/open', { body: { seriesID: 1954 } });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
  const { body: series } = await player.request('POST', '/userCampaignContest/create', {
    body: { campaignContestID: contest!.id },
  });
  const seen = new Map<string, unknown[]>();
  for (const path of [
    '/users/me',
    '/users/export',
    '/wallet/get',
    '/series',
    '/packInventory/user',
    '/card/user',
    '/card/19540001',
    '/teams/user',
    '/games/user/?hideCompleted=false',
    `/games/${gameID}`,
    `/games/${gameID}/summary`,
    '/campaign',
    `/userCampaignContest/${series.userCampaignContestID}`,
    '/auth/sessions',
  ]) {
    const { status, body } = await player.request('GET', path);
    expect(`${path} ${status}`).toBe(`${path} 200`);
    for (const [name, value] of fieldsOf(body)) {
      if (value !== null) seen.set(name, [...(seen.get(name) ?? []), value]);
    }
  }
  const valuesOf = (names: readonly string[]) => names.flatMap((name) => seen.get(name) ?? []);
  // The player's teams; a computer team has no owner.
  const teams = (seen.get('userTeamID') ?? []).filter((id) => id !== club);
  for (const name of [...CATALOGUE_IDS, ...OWNED_IDS]) expect([...seen.keys()]).toContain(name);
  for (const id of valuesOf(CATALOGUE_IDS)) expect(Number.isSafeInteger(id)).toBe(true);
  for (const id of [...valuesOf(OWNED_IDS), ...teams]) expect(id).toMatch(UUID_V7);
  expect(teams.length).toBeGreaterThan(0);
  expect(valuesOf(TIMES).length).toBeGreaterThan(5);
  for (const time of valuesOf(TIMES)) expect(time).toMatch(ISO_UTC);
  expect(valuesOf(MONEY).length).toBeGreaterThan(5);
  for (const amount of valuesOf(MONEY)) expect(Number.isSafeInteger(amount)).toBe(true);
});
