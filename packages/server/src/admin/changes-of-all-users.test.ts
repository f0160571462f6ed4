import { expect, test } from 'vitest';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aNamedRival, aPlayedChallenge, aReport } from '../reports/testing/a-named-rival.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aDatabase } from '../testing/a-database.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aRival } from '../testing/a-rival.ts';
import { anApp } from '../testing/an-app.ts';
import { recordStatements } from '../testing/record-statements.ts';

const real = await aDatabase();
const [requests, background] = [recordStatements(real), recordStatements(real)];
const database = { ...requests.database, background: background.database.background };
const app = await anApp({ database });
const year = 1954;
await aSeason(database, { year });
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at)
   values ('invented', '', 1954, 1954, now())`,
);
const club = await aClub(database, { year });
const admin = await aPlayer(app, { isAdmin: true });

const series = {
  name: 'Heroes',
  year: null,
  cost: 5000,
  minRating: 0,
  teamsIncluded: null,
  purchaseLimit: null,
  isActive: false,
  numberOfCards: 4,
  tierWeights: null,
};
const inSeries = Array.from({ length: 40 }, (_, index) => 19_540_001 + index);
const dice = (prefix: string, result: string) =>
  Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${prefix}${index + 2}`, result]));
const customCard = {
  type: 'Batter',
  name: 'Casey',
  year,
  teamNameID: 'CAR',
  clubName: 'Boxcars',
  league: 'NL',
  rating: 50,
  bats: 'R',
  throws: 'R',
  positions: ['CF'],
  ...dice('d', 'X'),
  ...dice('xd', 'H1'),
  speed: 50,
  stealAttemptRate: 0.1,
  stealSuccessRate: 0.5,
  errorRate: 0.01,
};

let createdSeries = 0;
/** Creates a series with cards in it. */
async function aSeriesWithCards() {
  const form = { ...series, seriesKey: `heroes-${(createdSeries += 1)}` };
  const { body } = await admin.request('POST', '/series', { body: form });
  const path = `/series/${body.seriesID}`;
  await admin.request('PUT', `${path}/cards`, { body: { add: inSeries } });
  return { seriesID: body.seriesID as number, path, form };
}

/** What an admin does, prepared so that it touches rows of all users. */
const CHANGES = {
  'gives a series other weights': async () => {
    const { path, form } = await aSeriesWithCards();
    const tierWeights = { iron: 1, bronze: 1, silver: 3, gold: 1, titanium: 1, uranium: 1 };
    const body = { ...form, tierWeights };
    return { statement: 'packs.record_former_odds', method: 'PUT', path, body };
  },
  'gives a series another key': async () => {
    const { path, form } = await aSeriesWithCards();
    const body = { ...form, seriesKey: `${form.seriesKey}-renamed` };
    return { statement: 'cards.rename_display_keys', method: 'PUT', path, body };
  },
  'takes cards out of a series': async () => {
    const { path } = await aSeriesWithCards();
    const body = { remove: inSeries.slice(0, 3) };
    return {
      statement: 'cards.reset_display_keys:ofSeries',
      method: 'PUT',
      path: `${path}/cards`,
      body,
    };
  },
  'puts a custom card into packs': async () => {
    const { seriesID } = await aSeriesWithCards();
    const body = { ...customCard, seriesID };
    return { statement: 'packs.record_former_odds', method: 'POST', path: '/card/custom', body };
  },
  'rates a custom card anew': async () => {
    const { seriesID } = await aSeriesWithCards();
    const body = { ...customCard, seriesID };
    const { body: made } = await admin.request('POST', '/card/custom', { body });
    const path = `/card/custom/${made.cardID}`;
    return { statement: 'teams.update_scores', method: 'PUT', path, body: { ...body, rating: 90 } };
  },
  'scores old games': async () => {
    const { player, teamID } = await aManager(app, { year });
    const gameID = await aStartedGame(player, { home: teamID, visitors: club });
    await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
    const path = '/games/elo/calculate';
    return { statement: 'leaderboard.find_unscored_games', method: 'POST', path };
  },
  'renames a reported team': async () => {
    const [challenger, owner] = [
      await aRival(app, { year }),
      await aNamedRival(app, { year, name: 'Rude Nine' }),
    ];
    await aPlayedChallenge(challenger, owner);
    const { username } = owner.player;
    const { reportID } = await aReport(admin, challenger.player, 'team_name', { username });
    const path = `/admin/reports/${reportID}/rename`;
    return { statement: 'games.overwrite_team_names', method: 'POST', path, body: {} };
  },
} as const;

test.each(Object.entries(CHANGES))(
  'an admin %s: what touches all users has the time of background work, with a key and without',
  async (change, prepare) => {
    for (const key of [undefined, change.replaceAll(' ', '-')]) {
      const { statement, method, path, ...rest } = (await prepare()) as {
        statement: string;
        method: 'POST' | 'PUT';
        path: string;
        body?: object;
      };
      requests.names.length = 0;
      background.names.length = 0;
      const { status, body } = await admin.request(method, path, {
        ...rest,
        ...(key && { key }),
      });
      expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
      expect(background.names).toContain(statement);
      expect(requests.names).not.toContain(statement);
    }
  },
);
