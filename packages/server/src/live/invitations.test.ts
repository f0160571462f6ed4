import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApp } from '../testing/an-app.ts';
import { aRival, signInAgain, type TestRival } from '../testing/a-rival.ts';

const app = await anApp();
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

const invite = async ({ player, teamID }: TestRival): Promise<string> => {
  const { body } = await player.request('POST', '/live/invitations', {
    body: { userTeamID: teamID, isRated: true },
  });
  return body.token;
};

const accept = ({ player, teamID }: TestRival, token: string) =>
  player.request('POST', `/live/invitations/${token}`, { body: { userTeamID: teamID } });

const listNotifications = ({ player }: TestRival) =>
  database.sql('select title, path from outbox_notification where user_id = $1', [player.userID]);

const allowLetters = ({ player }: TestRival) =>
  player.request('PUT', '/notifications/letters', { body: { letters: true } });

test('whose invitation is taken up is notified, if they want to be; nobody else is', async () => {
  const [inviter, quiet, guest] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  await allowLetters(inviter);
  await allowLetters(guest);
  const { body } = await accept(guest, await invite(inviter));
  await accept(guest, await invite(quiet));
  expect(await listNotifications(inviter)).toEqual([
    { title: `${guest.player.username} takes up your invitation`, path: `/live/${body.gameID}` },
  ]);
  expect(await listNotifications(quiet)).toEqual([]);
  expect(await listNotifications(guest)).toEqual([]);
});

test('two of one network have no rated game by an invitation', async () => {
  const [inviter, guest] = [await aRival(app, SEASON), await aRival(app, SEASON)];
  await database.sql('update sign_in_network set network = $2 where user_id = $1', [
    guest.player.userID,
    inviter.network,
  ]);
  const { body } = await accept(guest, await invite(inviter));
  const [row] = await database.sql(
    'select is_rated, unrated_reason from live_game where game_id = $1',
    [body.gameID],
  );
  expect(row).toEqual({ is_rated: false, unrated_reason: 'same_network' });
});

test('of two who take up an invitation at once one has a game, and it is told once', async () => {
  const [inviter, ...guests] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  await allowLetters(inviter);
  const token = await invite(inviter);
  const answers = await Promise.all(guests.map((guest) => accept(guest, token)));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(await listNotifications(inviter)).toHaveLength(1);
  const seats = await database.sql('select from live_seat where user_id = $1', [
    inviter.player.userID,
  ]);
  expect(seats).toHaveLength(1);
});

test('an invitation that was taken up, and home, lead both of its players to the game', async () => {
  const [inviter, guest, another] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  const token = await invite(inviter);
  const { body: game } = await accept(guest, token);
  const gameOf = async ({ player }: TestRival) =>
    (await player.request('GET', `/live/invitations/${token}`)).body.gameID;
  expect([await gameOf(inviter), await gameOf(guest), await gameOf(another)]).toEqual([
    game.gameID,
    game.gameID,
    null,
  ]);
  const liveGamesOf = async ({ player }: TestRival) =>
    (await player.request('GET', '/home')).body.liveGames;
  expect(await liveGamesOf(guest)).toMatchObject([
    { gameID: game.gameID, opponent: { username: inviter.player.username } },
  ]);
  expect(await liveGamesOf(another)).toEqual([]);
});

test('a user has ten invitations open at most; those that lapse or are taken up are not', async () => {
  const [inviter, guest] = [await aRival(app, SEASON), await aRival(app, SEASON)];
  const send = ({ player, teamID }: TestRival) =>
    player.request('POST', '/live/invitations', { body: { userTeamID: teamID, isRated: true } });
  const sent = await Promise.all(Array.from({ length: 12 }, () => send(inviter)));
  const open = sent.filter(({ status }) => status === 200);
  expect(open).toHaveLength(10);
  expect(sent.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'too_many_invitations' },
  });
  expect((await accept(guest, open[0]!.body.token)).status).toBe(200);
  expect((await send(inviter)).status).toBe(200);
  expect((await send(inviter)).status).toBe(409);
  app.advanceTime({ hours: 24 });
  expect((await send(await signInAgain(app, inviter))).status).toBe(200);
});

test('nobody has more than three live games under way, whichever of the two it is', async () => {
  const [busy, guest] = [await aRival(app, SEASON), await aRival(app, SEASON)];
  for (let game = 0; game < 3; game += 1)
    expect((await accept(await aRival(app, SEASON), await invite(busy))).status).toBe(200);
  const refused = { status: 409, body: { code: 'too_many_live_games' } };
  const ofBusy = await invite(busy);
  expect(await accept(guest, ofBusy)).toMatchObject(refused);
  expect(await accept(busy, await invite(guest))).toMatchObject(refused);
  // The invitation is open still: nobody has it used up.
  const { body } = await app.request('GET', `/live/invitations/${ofBusy}`);
  expect(body.state).toBe('open');
});
