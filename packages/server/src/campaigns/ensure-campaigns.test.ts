import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { ensureCampaigns } from './ensure-campaigns.ts';

const app = await anApp();
const { database } = app;
const NOW = new Date('2026-05-01T12:00:00Z');
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at)
   values ('invented', '', 1954, 1954, now())`,
);
await database.sql(
  `insert into catalogue_season (year, place, cards, made_at) values (1954, 1, 240, now())`,
);
await aSeason(database, { year: 1954 });
for (let index = 0; index < 60; index += 1)
  await aClub(database, { year: 1954, score: 40 + index });

test('a history’s campaigns are drawn up once, with opponents, packs and cards', async () => {
  const readState = async () => (await app.request('GET', '/catalogue')).body.campaigns;
  expect(await readState()).toBe('coming');
  const created = await ensureCampaigns(database, 'invented', NOW);
  const made = created.reduce((sum, { contests }) => sum + contests, 0);
  // Seven clubs for each of four campaigns, and the stars of the only decade for two: the decade
  // has no players up to all rating limits.
  expect(made).toBeGreaterThanOrEqual(28);
  expect(await readState()).toBe('there');
  const { body: campaigns } = await app.request('GET', '/campaign');
  expect(campaigns).toHaveLength(8);
  expect(campaigns[5].CampaignContests.map(({ name }: { name: string }) => name)).toEqual([
    'Stars of the 1950s',
  ]);
  expect(campaigns[0]).toMatchObject({ name: 'Up from the Cellar' });
  expect(campaigns[0].CampaignContests).toHaveLength(7);
  expect(campaigns[0].CampaignContests[0]).toMatchObject({
    numOfGames: 3,
    Reward: { money: 100, numberOfSeries: 1, Series: { seriesKey: '1954-base' } },
  });
  expect(campaigns[0].CampaignContests[0].Reward.Card).not.toBeNull();
});

test('a later start, or two at once, make nothing again, and what an admin changed stays', async () => {
  const admin = await aPlayer(app, { isAdmin: true });
  const { body: campaigns } = await app.request('GET', '/campaign');
  const { campaignID } = campaigns[0];
  await admin.request('PUT', `/campaign/${campaignID}`, { body: { name: 'Mine', desc: 'Mine.' } });
  const again = await Promise.all([1, 2].map(() => ensureCampaigns(database, 'invented', NOW)));
  expect(again).toEqual([[], []]);
  const { body: after } = await app.request('GET', '/campaign');
  expect(after).toHaveLength(8);
  expect(after[0].name).toBe('Mine');
});
