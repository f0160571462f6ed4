import type { LiveGameDto, LiveUpdate } from '@pennant/contract/live';
import type { LivePhrase } from '@pennant/rules/live/phrases';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import { verifyLiveGame } from '@pennant/rules/live/verify-live-game';
import { verifyWithNode } from '@pennant/rules/testing/live-device';
import { beforeAll, describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClock } from '../testing/a-clock.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { anOpenStream, listen } from '../testing/an-open-stream.ts';
import type { TestProgram } from '../testing/test-program.ts';
import { findLiveResult } from './live-settlement-store.ts';
import { settleLiveGames } from './settle-live-games.ts';
import { storeLiveGameRecords } from './store-live-game-records.ts';
import {
  aLiveGame,
  anInvitedLiveGame,
  playQuietly,
  type LiveBrowser,
  type TestLiveGame,
} from './testing/a-live-game.ts';
import { takeWin } from './testing/take-win.ts';

const { clock, pass } = aClock();
const app = await anApp({ clock });
const { database } = app;
const YEAR = { year: 1954 };
await aSeason(database, YEAR);

const store = () => storeLiveGameRecords(database, clock());
/** Another program on the same database, which has no game in memory. */
const anotherProgram = () => anApp({ database, clock });

const requestOf =
  ({ player }: LiveBrowser, program: TestProgram = app) =>
  (method: 'GET' | 'POST', path: string, body?: object) =>
    program.request(method, path, {
      token: player.tokens.AccessToken,
      ...(body === undefined ? {} : { body }),
    });

const say = (browser: LiveBrowser, phrase: LivePhrase) =>
  requestOf(browser)('POST', `/live/games/${browser.gameID}/phrases`, { phrase });

/** Settles games that are over, once nothing more can be said about them. */
async function settle(): Promise<void> {
  pass({ minutes: 2 });
  await settleLiveGames(database, clock());
}

type Kind = 'given up' | 'left by one side' | 'called off';
const KINDS: readonly Kind[] = ['given up', 'left by one side', 'called off'];

/** A live game that is over and settled, and has no record yet. */
async function aGameThatIsOver(kind: Kind): Promise<TestLiveGame> {
  const game =
    kind === 'called off' ? await anInvitedLiveGame(app, YEAR) : await aLiveGame(app, YEAR);
  const [one, other] = game.browsers;
  await say(one, 'Good luck.');
  if (kind !== 'called off') for (let event = 0; event < 4; event += 1) await playQuietly(game);
  for (const browser of game.browsers) await browser.look();
  if (kind === 'left by one side') {
    while (one.view.phase !== 'decide') {
      await playQuietly(game);
      for (const browser of game.browsers) await browser.look();
    }
    // A decision whose link never comes: its seal is never opened.
    await other.must(other.quietDecision());
    await takeWin(one, { clock, pass });
  } else await one.must({ kind: 'quit' });
  pass({ seconds: 5 });
  await say(other, 'Good game!');
  await settle();
  return game;
}

const stored = async (gameID: string) => {
  const [row] = await database.sql<Record<string, unknown>>(
    `select (select count(*)::integer from live_game_step where game_id = $1) as steps,
       (select count(*)::integer from live_phrase where game_id = $1) as phrases,
       (select count(*)::integer from live_game_record where game_id = $1) as records,
       (select source is not null from live_game where game_id = $1) as "hasSource"`,
    [gameID],
  );
  return row!;
};
const AS_RECORD = { steps: 0, phrases: 0, records: 1, hasSource: false };

/** Everything that a program tells a player of a live game, refused and repeated steps included. */
async function everythingAbout(browser: LiveBrowser, program: TestProgram = app) {
  const request = requestOf(browser, program);
  const { gameID } = browser;
  const path = `/live/games/${gameID}`;
  const { body: shown } = await request('GET', path);
  const { eventNumber } = (shown as LiveGameDto).update.view;
  const answers = [
    request('GET', `${path}/record`),
    request('GET', `/public/live/${gameID}`),
    request('GET', '/live/results'),
    request('GET', '/users/export'),
    request('POST', `${path}/steps`, { step: { kind: 'quit' }, known: 3 }),
    request('POST', `${path}/steps`, { step: { kind: 'takeWin' }, known: 0 }),
    request('POST', `${path}/dispute`, { eventNumber, link: '0'.repeat(64) }),
  ];
  return [shown, ...(await Promise.all(answers)).map(({ status, body }) => ({ status, body }))];
}

/** Changes a byte of a game's record. */
const damage = (gameID: string) =>
  database.sql(
    `update live_game_record set record = set_byte(record, 100, (get_byte(record, 100) + 1) % 256)
     where game_id = $1`,
    [gameID],
  );

describe.each(KINDS)('a live game %s', (kind) => {
  let game: TestLiveGame;
  beforeAll(async () => {
    game = await aGameThatIsOver(kind);
  }, 120_000);

  test('tells the same from its record as from its rows, here and on another program', async () => {
    const { gameID, browsers } = game;
    const fromRows = await Promise.all(browsers.map((browser) => everythingAbout(browser)));
    expect(fromRows[0]![0]).toMatchObject({
      update: { view: { phase: 'over' } },
      phrases: [{ phrase: 'Good luck.' }, { phrase: 'Good game!' }],
    });
    const result = await findLiveResult(database, gameID);

    await store();
    expect(await stored(gameID)).toEqual(AS_RECORD);
    const other = await anotherProgram();
    for (const program of [app, other])
      expect(
        await Promise.all(browsers.map((browser) => everythingAbout(browser, program))),
      ).toEqual(fromRows);
    expect(await findLiveResult(database, gameID)).toEqual(result);
  });

  test('is refused where its record is damaged or gone, and the results show it', async () => {
    const { gameID, browsers } = game;
    const path = `/live/games/${gameID}`;
    for (const harm of [
      () => damage(gameID),
      () => database.sql('delete from live_game_record where game_id = $1', [gameID]),
    ]) {
      await harm();
      const request = requestOf(browsers[0], await anotherProgram());
      const answers = [
        request('GET', path),
        request('GET', `${path}/stream`),
        request('GET', `${path}/record`),
        request('GET', `/public/live/${gameID}`),
        request('POST', `${path}/steps`, { step: { kind: 'quit' }, known: 0 }),
        request('POST', `${path}/dispute`, { eventNumber: 1, link: '0'.repeat(64) }),
      ];
      for (const { status, body } of await Promise.all(answers))
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'game_record_damaged' });
      expect((await request('GET', '/live/results')).body).toMatchObject([{ gameID }]);
    }
  });
});

describe('from its record, a game', () => {
  let game: TestLiveGame;
  beforeAll(async () => {
    game = await aGameThatIsOver('given up');
    await store();
  }, 60_000);

  test('is verified as it was played', async () => {
    const request = requestOf(game.browsers[0], await anotherProgram());
    const { body } = await request('GET', `/live/games/${game.gameID}/record`);
    expect((body as LiveRecord).steps.length).toBeGreaterThan(3);
    expect(await verifyLiveGame(body as LiveRecord, verifyWithNode)).toMatchObject({ ok: true });
  });

  test('sends who comes back what comes after the last event that they have', async () => {
    const [browser] = game.browsers;
    const known = (await browser.look()).update.events;
    const program = await listen((await anotherProgram()).app);
    const stream = await anOpenStream(`${program}/api/live/games/${game.gameID}/stream`, {
      token: browser.player.tokens.AccessToken,
      lastEventID: '3',
    });
    const [message] = await stream.until((messages) => messages.length > 0);
    const update = message!.data as LiveUpdate;
    expect(update.view.phase).toBe('over');
    expect(update.events).toEqual(known.slice(3));
    expect(update.events.length).toBeGreaterThan(0);
  });

  test('shows what is said later behind what was said before', async () => {
    const [one, other] = game.browsers;
    expect((await say(one, 'Tough luck.')).status).toBe(200);
    const { phrases } = await other.look();
    expect(phrases.map(({ phrase }) => phrase)).toEqual([
      'Good luck.',
      'Good game!',
      'Tough luck.',
    ]);
  });
});

test('a program that has seen a part of the game reads its end from the record', async () => {
  const game = await aLiveGame(app, YEAR);
  const [browser] = game.browsers;
  for (let event = 0; event < 2; event += 1) await playQuietly(game);
  const behind = await anotherProgram();
  const read = async (program: TestProgram) =>
    (await requestOf(browser, program)('GET', `/live/games/${game.gameID}`)).body as LiveGameDto;
  const begun = await read(behind);
  for (let event = 0; event < 3; event += 1) await playQuietly(game);
  await browser.must({ kind: 'quit' });
  await settle();
  const over = await read(await anotherProgram());
  await store();
  expect(over.update.events.length).toBeGreaterThan(begun.update.events.length);
  expect((await read(behind)).update).toEqual(over.update);
});

test('names are those of now, and no record has any', async () => {
  const game = await aGameThatIsOver('given up');
  const [stays, leaves] = game.browsers;
  await store();
  expect(
    (await leaves.player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } }))
      .status,
  ).toBe(200);
  const request = requestOf(stays, await anotherProgram());
  const { body: shown } = await request('GET', `/live/games/${game.gameID}`);
  const former = { user: null, name: 'A former player' };
  expect((shown as LiveGameDto).game[leaves.view.side]).toEqual(former);
  const { body: record } = await request('GET', `/live/games/${game.gameID}/record`);
  expect((record as LiveRecord).setup[leaves.view.side].name).toBe('A former player');
  expect((record as LiveRecord).setup[stays.view.side].name).toBe('Mudville');
});

describe('the job that stores live games', () => {
  test('leaves games under way, unsettled ones and the last minute as they are', async () => {
    const underWay = await aLiveGame(app, YEAR);
    await playQuietly(underWay);
    const unsettled = await aLiveGame(app, YEAR);
    await playQuietly(unsettled);
    await unsettled.browsers[0].must({ kind: 'quit' });
    const settled = await aLiveGame(app, YEAR);
    await playQuietly(settled);
    const games = [underWay, unsettled, settled].map(({ gameID }) => gameID);
    pass({ minutes: 2 });
    await settled.browsers[0].must({ kind: 'quit' });
    await database.sql('update live_game set settled_at = $2 where game_id = $1', [
      settled.gameID,
      clock(),
    ]);
    await store();
    for (const gameID of games)
      expect(await stored(gameID)).toMatchObject({ records: 0, hasSource: true });
    await settle();
    await store();
    expect(
      await Promise.all(games.map(async (gameID) => (await stored(gameID))['records'])),
    ).toEqual([0, 1, 1]);
  });

  test('may run on several programs at once, and again', async () => {
    const games = [await aGameThatIsOver('called off'), await aGameThatIsOver('called off')];
    const before = await Promise.all(games.map(({ browsers: [one] }) => everythingAbout(one)));
    await Promise.all([store(), store(), store()]);
    await store();
    for (const { gameID } of games) expect(await stored(gameID)).toEqual(AS_RECORD);
    expect(await Promise.all(games.map(({ browsers: [one] }) => everythingAbout(one)))).toEqual(
      before,
    );
  });

  test('leaves a game of which a step is missing, says so, and stores the others', async () => {
    const [torn, whole] = [await aGameThatIsOver('given up'), await aGameThatIsOver('called off')];
    await database.sql('delete from live_game_step where game_id = $1 and step_number = 3', [
      torn.gameID,
    ]);
    const before = await stored(torn.gameID);
    await expect(store()).rejects.toThrow('not all live games got a record');
    expect(await stored(torn.gameID)).toEqual(before);
    expect(await stored(whole.gameID)).toEqual(AS_RECORD);
    const { status, body } = await requestOf(torn.browsers[0], await anotherProgram())(
      'GET',
      `/live/games/${torn.gameID}`,
    );
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'game_record_damaged' });
    await database.sql('delete from live_game where game_id = $1', [torn.gameID]);
  });
});
