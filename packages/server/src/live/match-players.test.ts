import type { LiveMatch, LiveResultDto } from '@pennant/contract/live-results';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClock } from '../testing/a-clock.ts';
import { anApp } from '../testing/an-app.ts';
import { aRival, type TestRival } from '../testing/a-rival.ts';
import { settleLiveGames } from './settle-live-games.ts';

const { clock, pass } = aClock();
const app = await anApp({ clock });
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

const seek = async ({ player, teamID }: TestRival): Promise<string | null> => {
  const { status, body } = await player.request<LiveMatch>('POST', '/live/match', {
    body: { userTeamID: teamID },
  });
  expect(status).toBe(200);
  return body.gameID;
};

/** Matches two users; the first does not ask any more. */
async function match(first: TestRival, second: TestRival): Promise<string> {
  expect(await seek(first)).toBeNull();
  const gameID = await seek(second);
  expect(gameID).not.toBeNull();
  return gameID!;
}

/** Ends a game before it begins. */
async function callOff({ player }: TestRival, gameID: string): Promise<void> {
  await player.request('POST', `/live/games/${gameID}/steps`, {
    body: { step: { kind: 'quit' }, known: 0 },
  });
  await settleLiveGames(database, clock());
}

const setRating = ({ player }: TestRival, rating: number) =>
  database.sql(
    `insert into live_rating (user_id, rating, deviation, volatility, day, start_rating,
       start_deviation, start_volatility) values ($1, $2, 60, .06, $3, $2, 60, .06)`,
    [player.userID, rating, clock()],
  );

const leave = ({ player }: TestRival) => player.request('POST', '/live/match/leave', {});

test('who closed the page and comes back while the game waits is led to it', async () => {
  const [one, other] = [await aRival(app, SEASON), await aRival(app, SEASON)];
  const gameID = await match(one, other);
  pass({ minutes: 2 });
  expect(await seek(one)).toBe(gameID);
});

test('who was matched, closed the page, and comes back after that game waits for another', async () => {
  const [one, other] = [await aRival(app, SEASON), await aRival(app, SEASON)];
  const gameID = await match(one, other);
  await callOff(other, gameID);
  pass({ minutes: 2 });
  expect(await seek(one)).toBeNull();
  const next = await seek(await aRival(app, SEASON));
  expect(next).not.toBeNull();
  expect(await seek(one)).toBe(next);
});

test('two who have just played are matched again only if nobody else waits', async () => {
  const [seeker, met, other] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  for (let games = 0; games < 2; games += 1) {
    const gameID = await match(met, seeker);
    expect(await seek(met)).toBe(gameID);
    await callOff(seeker, gameID);
  }
  await setRating(met, 1540);
  await setRating(other, 1430);
  for (const waits of [met, other]) expect(await seek(waits)).toBeNull();
  const gameID = await seek(seeker);
  expect(gameID).not.toBeNull();
  expect(await seek(other)).toBe(gameID);
  expect(await seek(met)).toBeNull();
  await leave(met);
});

test('who waits with a team that cannot play keeps nobody else from a match', async () => {
  const [broken, one, other] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  expect(await seek(broken)).toBeNull();
  await database.sql('delete from card_inventory where user_id = $1', [broken.player.userID]);
  expect(await seek(one)).toBeNull();
  const gameID = await seek(other);
  expect(gameID).not.toBeNull();
  expect(await seek(one)).toBe(gameID);
});

test('two of one network are matched, for nothing, and are not told why', async () => {
  const [one, other] = [await aRival(app, SEASON), await aRival(app, SEASON)];
  await database.sql('update sign_in_network set network = $2 where user_id = $1', [
    other.player.userID,
    one.network,
  ]);
  const gameID = await match(one, other);
  const [row] = await database.sql('select unrated_reason from live_game where game_id = $1', [
    gameID,
  ]);
  expect(row).toEqual({ unrated_reason: 'same_network' });
  const { body: shown } = await one.player.request('GET', `/live/games/${gameID}`);
  expect(shown.update).toMatchObject({ isRated: false, unratedReason: 'pair_not_rated' });
  const { body: watched } = await app.request('GET', `/public/live/${gameID}`);
  expect(JSON.stringify(watched)).not.toContain('network');
  await callOff(one, gameID);
  const { body: results } = await one.player.request<LiveResultDto[]>('GET', '/live/results');
  expect(JSON.stringify(results)).not.toContain('network');
});
