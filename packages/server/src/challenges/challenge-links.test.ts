import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import {
  aPublisher,
  aRival,
  defencesOf,
  playOut,
  publish,
  signInAgain,
  startChallenge,
  stateOf,
  tell,
  type TestRival,
} from '../testing/a-rival.ts';

const app = await anApp();
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

const makeLink = async ({ player }: TestRival): Promise<string> =>
  (await player.request('POST', '/challenges/link', {})).body.token;
const accept = ({ player, teamID }: TestRival, token: string) =>
  player.request('POST', `/challenges/link/${token}`, { body: { userTeamID: teamID } });
const look = (token: string) => app.request('GET', `/challenges/link/${token}`);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code}`;

describe('a link', () => {
  test('tells a guest who challenges, and starts one unrated game', async () => {
    const [maker, friend] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const token = await makeLink(maker);
    const shown = {
      state: 'open',
      User: { userID: maker.player.userID, username: maker.player.username },
      team: { name: 'Mudville', score: expect.any(Number) },
      expires: new Date(app.clock().getTime() + 14 * 86_400_000).toISOString(),
    };
    expect((await look(token)).body).toEqual(shown);
    const { status, body: started } = await accept(friend, token);
    expect(status).toBe(200);
    expect(started).toMatchObject({ isRated: false, unratedReason: 'by_link' });
    expect((await look(token)).body).toEqual({ ...shown, state: 'used' });
    await playOut(friend, started.gameID);
    await tell(app);
    expect(await defencesOf(maker)).toMatchObject([{ isRated: false, rating: null }]);
    for (const rival of [maker, friend]) expect((await stateOf(rival)).rating.games).toBe(0);
    const stored = await database.sql('select * from challenge_link');
    expect(JSON.stringify(stored)).not.toContain(token.slice(4));
  });

  test('leaves the two their rated game of the day', async () => {
    const [maker, friend] = [await aPublisher(app, SEASON), await aPublisher(app, SEASON)];
    const { body: started } = await accept(friend, await makeLink(maker));
    await playOut(friend, started.gameID);
    await tell(app);
    const reasonFor = async ({ player }: TestRival, { player: other }: TestRival) => {
      const { body } = await player.request('GET', `/challenges/search?find=${other.username}`);
      return body.players[0].unratedReason;
    };
    expect([await reasonFor(maker, friend), await reasonFor(friend, maker)]).toEqual([null, null]);
    expect((await startChallenge(maker, friend)).isRated).toBe(true);
    expect(await reasonFor(maker, friend)).toBe('pair_within_day');
  });

  test('to a team that is out of date names none, and stays open until it is published again', async () => {
    const [maker, friend] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const token = await makeLink(maker);
    await database.sql(`update published_team set problem = 'weak' where user_id = $1`, [
      maker.player.userID,
    ]);
    expect((await look(token)).body).toMatchObject({ state: 'open', team: null });
    expect(codeOf(await accept(friend, token))).toBe('409 challenged_team_outdated');
    await publish(maker);
    expect((await look(token)).body).toMatchObject({ state: 'open', team: { name: 'Mudville' } });
    expect((await accept(friend, token)).status).toBe(200);
  });

  test('is used once, even by some who open it at the same moment', async () => {
    const maker = await aPublisher(app, SEASON);
    const friends = await Promise.all(Array.from({ length: 6 }, () => aRival(app, SEASON)));
    const token = await makeLink(maker);
    const accepted = await Promise.all(friends.map((friend) => accept(friend, token)));
    const [first, ...others] = accepted.map(codeOf).toSorted();
    expect(first).toBe('200 undefined');
    expect(new Set(others)).toEqual(new Set(['409 challenge_link_used']));
    expect(codeOf(await accept(await aRival(app, SEASON), token))).toBe('409 challenge_link_used');
  });

  test('stays open where its game is refused', async () => {
    const [maker, friend] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const token = await makeLink(maker);
    expect(codeOf(await accept({ ...friend, teamID: maker.teamID }, token))).toBe(
      '404 team_not_found',
    );
    expect(codeOf(await accept(maker, token))).toBe('422 challenged_yourself');
    expect((await look(token)).body.state).toBe('open');
    expect((await accept(friend, token)).status).toBe(200);
  });

  test('lapses after 14 days', async () => {
    const [maker, friend] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const token = await makeLink(maker);
    app.advanceTime({ days: 14 });
    expect((await look(token)).body.state).toBe('expired');
    expect(codeOf(await accept(await signInAgain(app, friend), token))).toBe(
      '410 challenge_link_expired',
    );
  });

  test('that is none, of another kind or changed is not found', async () => {
    const [maker, friend] = [await aPublisher(app, SEASON), await aRival(app, SEASON)];
    const token = await makeLink(maker);
    const changed = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const text of ['none', changed, friend.player.tokens.AccessToken, `${token}A`]) {
      expect(codeOf(await look(text))).toBe('404 challenge_link_not_found');
      expect(codeOf(await accept(friend, text))).toBe('404 challenge_link_not_found');
    }
  });

  test('needs a published team', async () => {
    const rival = await aRival(app, SEASON);
    const refused = await rival.player.request('POST', '/challenges/link', {});
    expect(codeOf(refused)).toBe('409 no_published_team');
  });

  test('is one of twenty that may be open, whatever is sent at once', async () => {
    const maker = await aPublisher(app, SEASON);
    const made = await Promise.all(
      Array.from({ length: 24 }, () => maker.player.request('POST', '/challenges/link', {})),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    const full = made.find(({ status }) => status !== 200)!;
    expect(codeOf(full)).toBe('409 too_many_links');
    const [open] = made.filter(({ status }) => status === 200);
    await accept(await aRival(app, SEASON), open!.body.token);
    expect((await maker.player.request('POST', '/challenges/link', {})).status).toBe(200);
    const stillFull = await maker.player.request('POST', '/challenges/link', {});
    expect(codeOf(stillFull)).toBe('409 too_many_links');
    // Those that have lapsed are not open any more.
    app.advanceTime({ days: 14 });
    const { player } = await signInAgain(app, maker);
    expect((await player.request('POST', '/challenges/link', {})).status).toBe(200);
  });

  test('is taken up by nobody without a team', async () => {
    const maker = await aPublisher(app, SEASON);
    const player = await aPlayer(app);
    const token = await makeLink(maker);
    const refused = await accept({ ...maker, player }, token);
    expect(codeOf(refused)).toBe('404 team_not_found');
  });
});
