import { describe, expect, test } from 'vitest';
import { aCup, anEntrant, mustEnter, showTo } from '../cups/testing/a-cup.ts';
import { inviteToLiveGame } from '../live/testing/a-live-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { GOOD_PASSWORD, aPlayer, type TestPlayer } from '../testing/a-player.ts';
import {
  aRival,
  defencesOf,
  publish,
  startChallenge,
  tell,
  type TestRival,
} from '../testing/a-rival.ts';
import { anApp } from '../testing/an-app.ts';
import {
  aNamedRival,
  aPlayedChallenge,
  aReport,
  report,
  reportsOf,
} from './testing/a-named-rival.ts';

const app = await anApp();
const { database } = app;
const year = 1954;
await aSeason(database, { year });
const admin = await aPlayer(app, { username: 'commissioner', isAdmin: true });
const reader = await aPlayer(app);

type Decision = 'rename' | 'hide' | 'show' | 'dismiss';
const decide = (reportID: string, decision: Decision, body: object = {}, by = admin) =>
  by.request(
    'POST',
    `/admin/reports/${reportID}/${decision}`,
    decision === 'rename' || decision === 'hide' ? { body } : {},
  );
const lettersTo = async ({ email }: TestPlayer) =>
  (await app.emails()).filter(({ to }) => to === email);
const auditOf = async (subjectID: string) =>
  (await admin.request('GET', `/admin/audit?subjectID=${subjectID}`)).body;
const logIn = (username: string) =>
  app.request('POST', '/auth/login', { body: { username, password: GOOD_PASSWORD } });
const publicGame = (gameID: string) => app.request('GET', `/public/games/${gameID}`);

/** Returns everything that the two users of a challenge, and a reader, are shown of it. */
async function readAll(one: TestRival, other: TestRival, gameID: string): Promise<string> {
  // Another program, or this one after some minutes: what it has kept is read again.
  const fresh = await anApp({ database, clock: app.clock });
  const get = (path: string, { tokens }: TestPlayer) =>
    fresh.request('GET', path, { token: tokens.AccessToken });
  const [a, b] = [one.player, other.player];
  const responses = await Promise.all([
    ...[`/games/${gameID}/summary`, `/games/${gameID}/replay`, '/games/user/', '/home'].map(
      (path) => get(path, a),
    ),
    ...['/challenges/defences', '/challenges/team', '/teams/user', '/home'].map((path) =>
      get(path, b),
    ),
    get('/challenges/opponents', reader),
    get('/challenges/search?find=a', reader),
    get('/challenges/board', reader),
    get('/teams/elo', reader),
    get('/users/export', a),
    get('/users/export', b),
    get(`/public/games/${gameID}`, reader),
  ]);
  return JSON.stringify(responses.map(({ body }) => body));
}

describe('a username that an admin changes', () => {
  test('is another everywhere; with it the user logs in, and a letter tells it and why', async () => {
    const [challenger, owner] = [
      await aRival(app, { year }),
      await aNamedRival(app, { year, name: 'Blameless' }),
    ];
    const { gameID } = await aPlayedChallenge(challenger, owner);
    await tell(app);
    const { player } = owner;
    const found = await aReport(admin, reader, 'username', { username: player.username });
    const { status, body } = await decide(found.reportID, 'rename', { reason: 'It is a slur.' });
    expect(status).toBe(200);
    const { newName } = body;
    expect(newName).toMatch(/^player-[a-z2-9]{5}$/);

    expect((await player.request('GET', '/users/me')).body).toMatchObject({ username: newName });
    const [renamed, gone] = [await logIn(newName), await logIn(player.username)];
    expect(renamed.status).toBe(200);
    const unknown = await logIn('never-was');
    expect([gone.status, gone.body]).toEqual([unknown.status, unknown.body]);

    expect((await app.request('GET', `/players/${newName}`)).status).toBe(200);
    expect((await app.request('GET', `/players/${player.username}`)).status).toBe(404);
    const everything = await readAll(challenger, owner, gameID);
    expect(everything).toContain(newName);
    // The address of the account's e-mail has it, which the user alone reads.
    expect(everything.replaceAll(player.email, '')).not.toContain(`"${player.username}"`);

    const [letter, ...more] = await lettersTo(player);
    expect(more).toEqual([]);
    expect(letter!.subject).toBe('Your username at Pennant was changed');
    for (const part of [player.username, newName, 'It is a slur.'])
      expect(letter!.text).toContain(part);
    expect(await auditOf(player.userID)).toMatchObject([
      {
        admin: 'commissioner',
        action: 'user_renamed',
        before: { name: player.username },
        after: { name: newName },
        reason: 'It is a slur.',
      },
    ]);
    expect(await reportsOf(admin)).toContainEqual(
      expect.objectContaining({
        reportID: found.reportID,
        name: player.username,
        currentName: newName,
        state: 'renamed',
        admin: 'commissioner',
        newName,
        decisionReason: 'It is a slur.',
      }),
    );
  });

  test('can’t be registered by anybody, in no spelling', async () => {
    const player = await aPlayer(app, { username: 'Slur' });
    const { reportID } = await aReport(admin, reader, 'username', { username: 'slur' });
    await decide(reportID, 'rename');
    for (const username of ['Slur', 'sLUR']) {
      const { status, body } = await app.request('POST', '/users', {
        body: { username, email: 'new@example.com', password: GOOD_PASSWORD },
      });
      expect([status, body.code]).toEqual([409, 'username_taken']);
    }
    expect((await player.request('GET', '/users/me')).body.username).not.toBe('Slur');
  });
});

describe('a team’s name that an admin changes', () => {
  test('is another in its list, where it is published, and in all games, results and defences', async () => {
    const [challenger, owner] = [
      await aRival(app, { year }),
      await aNamedRival(app, { year, name: 'Vile Nine' }),
    ];
    await publish(challenger);
    const attacked = await aPlayedChallenge(challenger, owner);
    const attacking = await aPlayedChallenge(owner, challenger);
    await tell(app);
    const before = await readAll(challenger, owner, attacked.gameID);
    expect(before).toContain('Vile Nine');
    const { gameID, side } = attacked;
    const { reportID } = await aReport(admin, reader, 'team_name', { gameID, side });
    const { body } = await decide(reportID, 'rename');
    expect(body.newName).toMatch(/^Team [A-Z2-9]{5}$/);

    for (const { gameID: id } of [attacked, attacking]) {
      const everything = [
        await readAll(challenger, owner, id),
        JSON.stringify((await publicGame(id)).body),
        JSON.stringify((await owner.player.request('GET', '/games/user/')).body),
        JSON.stringify(await defencesOf(challenger)),
      ].join('\n');
      expect(everything).not.toContain('Vile');
      expect(everything).toContain(body.newName);
    }
    const [letter] = await lettersTo(owner.player);
    expect(letter!.subject).toBe('A team of yours at Pennant has another name');
    for (const part of ['Vile Nine', body.newName, 'Others took offence at it.'])
      expect(letter!.text).toContain(part);
    expect(await auditOf(owner.teamID)).toMatchObject([
      {
        action: 'team_renamed',
        subject: { kind: 'team', id: owner.teamID },
        before: { name: 'Vile Nine' },
        after: { name: body.newName, user: owner.player.username },
      },
    ]);
  });

  test('in a game under way is another when the game ends, in its result too', async () => {
    const [challenger, owner] = [
      await aNamedRival(app, { year, name: 'Coarse Nine' }),
      await aNamedRival(app, { year, name: 'Crude Nine' }),
    ];
    const { gameID } = await startChallenge(challenger, owner);
    const play = (until: string) =>
      challenger.player.request('POST', `/games/${gameID}/play`, { body: { until } });
    await play('half');
    for (const { player } of [challenger, owner]) {
      const place = { username: player.username };
      const { reportID } = await aReport(admin, reader, 'team_name', place);
      await decide(reportID, 'rename');
    }
    await play('final');
    const { body } = await publicGame(gameID);
    expect(JSON.stringify(body).match(/.{9}(Crude|Coarse) Nine/)).toBeNull();
    expect(body.resultDescription).toMatch(/^Team [A-Z2-9]{5} won/);
  });

  test('stays as its user has it by then, and goes from the games that have the reported one', async () => {
    const [challenger, owner] = [
      await aRival(app, { year }),
      await aNamedRival(app, { year, name: 'Regretted Nine' }),
    ];
    const { gameID, side } = await aPlayedChallenge(challenger, owner);
    const { reportID } = await aReport(admin, reader, 'team_name', { gameID, side });
    await database.sql('update team set name = $2 where team_id = $1', [owner.teamID, 'Penitents']);
    const { body } = await decide(reportID, 'rename');
    const { body: teams } = await owner.player.request('GET', '/teams/user');
    expect(JSON.stringify(teams)).toContain('Penitents');
    expect((await publicGame(gameID)).body[side].name).toBe(body.newName);
  });

  test('opens a report anew where its user gives it back', async () => {
    const owner = await aNamedRival(app, { year, name: 'Stubborn Nine' });
    const place = { username: owner.player.username, userTeamID: owner.teamID };
    const first = await aReport(admin, reader, 'team_name', place);
    await decide(first.reportID, 'rename');
    await database.sql('update team set name = $2 where team_id = $1', [
      owner.teamID,
      'Stubborn Nine',
    ]);
    const second = await aReport(admin, reader, 'team_name', place);
    expect(second).toMatchObject({ name: 'Stubborn Nine', state: 'open', reporters: 1 });
    expect(second.reportID).not.toBe(first.reportID);
  });
});

describe('in cups and live games', () => {
  /** Returns what others are shown of a cup and a live game of a user. */
  async function readBoth(cupID: string, gameID: string, { player }: TestRival): Promise<string> {
    const fresh = await anApp({ database, clock: app.clock });
    const { AccessToken: token } = player.tokens;
    const { body: game } = await fresh.request('GET', `/live/games/${gameID}`, { token });
    return JSON.stringify([await showTo(app, cupID), game]);
  }
  /** A user with a team of this name who has entered a cup and plays a live game of another. */
  async function anEntrantInLiveGame(name: string) {
    const owner = await anEntrant(app, { year });
    await database.sql('update team set name = $2 where team_id = $1', [owner.teamID, name]);
    const cupID = await aCup(app);
    await mustEnter(owner, cupID);
    const opponent = await aRival(app, { year });
    const { gameID } = await inviteToLiveGame(opponent, owner);
    return { owner, read: () => readBoth(cupID, gameID, opponent) };
  }

  test('a team’s name that an admin changes is another, too', async () => {
    const { owner, read } = await anEntrantInLiveGame('Base Nine');
    expect((await read()).match(/Base Nine/g)!.length).toBeGreaterThan(1);
    const place = { username: owner.player.username, userTeamID: owner.teamID };
    const { reportID } = await aReport(admin, reader, 'team_name', place);
    const { body } = await decide(reportID, 'rename');
    const shown = await read();
    expect(shown).not.toContain('Base Nine');
    expect(shown.split(body.newName).length).toBeGreaterThan(2);
  });

  test('a username that an admin changes is another, too', async () => {
    const { owner, read } = await anEntrantInLiveGame('Harmless Nine');
    const { username } = owner.player;
    expect((await read()).split(`"${username}"`).length).toBeGreaterThan(2);
    const { reportID } = await aReport(admin, reader, 'username', { username });
    const { body } = await decide(reportID, 'rename');
    const shown = await read();
    expect(shown).not.toContain(`"${username}"`);
    expect(shown.split(`"${body.newName}"`).length).toBeGreaterThan(2);
  });
});

describe('a user whom an admin hides', () => {
  test('is seen in no game and publishes no team, whatever they choose, until an admin shows them', async () => {
    const [owner, challenger] = [
      await aNamedRival(app, { year, name: 'Hidden Nine' }),
      await aRival(app, { year }),
    ];
    await publish(challenger);
    const { gameID } = await aPlayedChallenge(owner, challenger);
    const { player } = owner;
    const { reportID } = await aReport(admin, reader, 'team_name', { username: player.username });
    expect((await decide(reportID, 'hide', { reason: 'Ten such names.' })).body).toEqual({
      ok: true,
    });

    expect((await publicGame(gameID)).status).toBe(404);
    await player.request('PUT', '/users/profile', { body: { showsGames: true } });
    expect((await publicGame(gameID)).status).toBe(404);
    const { body: settings } = await player.request('GET', '/users/profile');
    expect(settings).toMatchObject({ showsGames: false, isHiddenByAdmin: true });
    expect((await player.request('GET', '/challenges/team')).body.team).toBeNull();
    const published = await publish(owner);
    expect([published.status, published.body.code]).toEqual([403, 'hidden_by_admin']);
    expect((await player.request('GET', '/challenges/team')).body.team).toBeNull();
    expect((await player.request('GET', `/games/${gameID}/summary`)).status).toBe(200);

    expect((await decide(reportID, 'show')).body).toEqual({ ok: true });
    expect((await publicGame(gameID)).status).toBe(200);
    expect((await publish(owner)).status).toBe(200);
    expect((await lettersTo(player)).map(({ subject }) => subject)).toEqual([
      'Your games at Pennant can be seen again',
      'Your games at Pennant are hidden',
    ]);
    expect((await auditOf(player.userID)).map(({ action }: { action: string }) => action)).toEqual([
      'user_shown',
      'user_hidden',
    ]);
    const again = await decide(reportID, 'show');
    expect([again.status, again.body.code]).toEqual([409, 'user_not_hidden']);
  });

  test('and shows again has the other reports of their names as they were', async () => {
    const owner = await aNamedRival(app, { year, name: 'Thrice Named Nine' });
    const { username } = owner.player;
    const harmless = await aReport(admin, reader, 'team_name', { username });
    await decide(harmless.reportID, 'dismiss');
    await database.sql('update team set name = $2 where team_id = $1', [
      owner.teamID,
      'Worse Nine',
    ]);
    const place = { username, userTeamID: owner.teamID };
    const worse = await aReport(admin, reader, 'team_name', place);
    const open = await aReport(admin, reader, 'username', { username });
    await decide(worse.reportID, 'hide');
    expect((await decide(worse.reportID, 'show')).status).toBe(200);
    const states = new Map(
      (await reportsOf(admin)).map(({ reportID, state }) => [reportID, state]),
    );
    expect([worse, harmless, open].map(({ reportID }) => states.get(reportID))).toEqual([
      'shown',
      'dismissed',
      'open',
    ]);
    expect((await decide(open.reportID, 'rename')).status).toBe(200);
  });

  test('can still be renamed, and stays hidden', async () => {
    const player = await aPlayer(app);
    const { reportID } = await aReport(admin, reader, 'username', { username: player.username });
    await decide(reportID, 'hide');
    expect((await decide(reportID, 'rename')).status).toBe(200);
    const [listed] = (await reportsOf(admin)).filter((name) => name.reportID === reportID);
    expect(listed).toMatchObject({ state: 'renamed', isHidden: true });
    expect((await decide(reportID, 'show')).status).toBe(200);
  });
});

test.each([
  ['username', 'rename'],
  ['team_name', 'rename'],
  ['team_name', 'hide'],
] as const)('whose %s makes an admin %s is told why', async (kind, decision) => {
  const { player } = await aNamedRival(app, { year, name: 'Offensive Nine' });
  const { reportID } = await aReport(admin, reader, kind, { username: player.username });
  await decide(reportID, decision, { reason: 'It mocks a player.' });
  expect(await lettersTo(player)).toMatchObject([
    { text: expect.stringContaining('It mocks a player.') },
  ]);
});

test('a name that an admin leaves as it is comes back by no further report', async () => {
  const player = await aPlayer(app);
  const { username } = player;
  const { reportID, reported } = await aReport(admin, reader, 'username', { username });
  expect((await decide(reportID, 'dismiss')).body).toEqual({ ok: true });
  app.advanceTime({ minutes: 1 });
  for (const reporter of [await aPlayer(app), reader])
    expect((await report(reporter, 'username', { username })).status).toBe(200);
  const listed = (await reportsOf(admin)).filter(({ name }) => name === username);
  // Who had reported it counts once, and the time is that of the first report.
  expect(listed).toMatchObject([{ reportID, state: 'dismissed', reporters: 2, reported }]);
  expect(await auditOf(reportID)).toMatchObject([
    { action: 'report_dismissed', subject: { kind: 'report', id: reportID } },
  ]);
  expect(await lettersTo(player)).toEqual([]);
});

describe('two admins', () => {
  test('who decide at the same moment: one does, the other is told, nothing happens twice', async () => {
    const player = await aPlayer(app);
    const { username } = player;
    const second = await aPlayer(app, { isAdmin: true });
    const { reportID } = await aReport(admin, reader, 'username', { username });
    const decisions = await Promise.all([
      decide(reportID, 'rename'),
      decide(reportID, 'rename', {}, second),
      decide(reportID, 'hide', {}, second),
      decide(reportID, 'dismiss', {}, admin),
    ]);
    const done = decisions.filter(({ status }) => status === 200);
    const refused = decisions.filter(({ status }) => status !== 200);
    // Who hid first may be followed by who renames.
    expect([1, 2]).toContain(done.length);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'report_decided']),
    );
    const audit = [...(await auditOf(player.userID)), ...(await auditOf(reportID))];
    expect(audit).toHaveLength(done.length);
    const later = await decide(reportID, 'dismiss');
    expect([later.status, later.body.code]).toEqual([409, 'report_decided']);
  });

  test('of whom one sends the same request twice: it is done once', async () => {
    const player = await aPlayer(app);
    const { reportID } = await aReport(admin, reader, 'username', { username: player.username });
    const send = () =>
      admin.request('POST', `/admin/reports/${reportID}/rename`, { body: {}, key: 'once' });
    const [one, again] = [await send(), await send()];
    expect(again.body).toEqual(one.body);
    expect(await lettersTo(player)).toHaveLength(1);
  });
});

test('the list begins with what is to be decided on, each newest first, over all its pages', async () => {
  const players = [];
  for (let index = 0; index < 5; index += 1) players.push(await aPlayer(app));
  for (const { username } of players) await report(reader, 'username', { username });
  const all = (await admin.request('GET', '/admin/reports?limit=200')).body;
  const isOpen = all.map(({ state }: { state: string }) => state === 'open');
  expect(isOpen).toEqual(isOpen.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
  expect(isOpen.slice(0, 5)).toEqual([true, true, true, true, true]);
  expect(isOpen.at(-1)).toBe(false);
  const pages = [];
  let after = '';
  do {
    const { body, headers } = await admin.request('GET', `/admin/reports?limit=3${after}`);
    pages.push(...body);
    after = headers['x-next-after'] === undefined ? '' : `&after=${headers['x-next-after']}`;
  } while (after !== '');
  expect(pages).toEqual(all);
  // A page that ends with the last row is the last one.
  const { headers } = await admin.request('GET', `/admin/reports?limit=${all.length}`);
  expect(headers['x-next-after']).toBeUndefined();
});

test('a report that is not there, and one of a user who has left', async () => {
  const missing = await decide('01900000-0000-7000-8000-000000000000', 'rename');
  expect([missing.status, missing.body.code]).toEqual([404, 'report_not_found']);
  const player = await aPlayer(app);
  const { reportID } = await aReport(admin, reader, 'username', { username: player.username });
  await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
  for (const decision of ['rename', 'hide', 'show', 'dismiss'] as const) {
    const { status, body } = await decide(reportID, decision);
    expect([status, body.code]).toEqual([409, 'report_decided']);
  }
});
