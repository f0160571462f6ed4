import type { LiveMessage } from '@pennant/contract/live';
import type { LiveRecord } from '@pennant/rules/live/live-record';
import type { LiveView } from '@pennant/rules/live/live-view';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import { aClock } from '../testing/a-clock.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp } from '../testing/an-app.ts';
import { anOpenStream, listen, type OpenStream } from '../testing/an-open-stream.ts';
import { signIn } from '../testing/a-player.ts';
import { anotherPool } from '../testing/another-pool.ts';
import { failingStatements } from '../testing/failing-statements.ts';
import {
  LiveBrowser,
  aLiveGame,
  anInvitedLiveGame,
  playQuietly,
  type TestLiveGame,
} from './testing/a-live-game.ts';

const SOON = { streams: { heartbeatMs: 40, lookMs: 40 }, liveLookMs: 40 };
const database = await aDatabase();
const { clock, pass } = aClock();
const app = await anApp({ database, clock, ...SOON });
const url = await listen(app.app);
await aSeason(database, { year: 1954 });
const YEAR = { year: 1954 };

const follow = (
  { gameID, player }: Pick<LiveBrowser, 'gameID' | 'player'>,
  program = url,
): Promise<OpenStream> =>
  anOpenStream(`${program}/api/live/games/${gameID}/stream`, { token: player.tokens.AccessToken });
const viewsOf = (messages: readonly unknown[]): LiveView[] =>
  (messages as LiveMessage[]).flatMap(({ event, data }) => (event === 'update' ? [data.view] : []));
/** Waits until a stream shows what is wanted, and returns it. */
const untilView = async (stream: OpenStream, isWanted: (view: LiveView) => boolean) =>
  viewsOf(await stream.until((messages) => viewsOf(messages).some(isWanted))).findLast(isWanted)!;

const bySide = ({ browsers }: TestLiveGame) => ({
  bat: browsers.find(({ view }) => view.side === 'visitors')!,
  field: browsers.find(({ view }) => view.side === 'home')!,
});
const decideBoth = async ({ browsers }: TestLiveGame) => {
  for (const browser of browsers) await browser.must(browser.quietDecision());
  for (const browser of browsers) await browser.look();
};
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code}`;

describe('the clock', () => {
  test('decides for who lets a decision pass', async () => {
    const game = await aLiveGame(app, YEAR);
    const { bat, field } = bySide(game);
    const stream = await follow(field);
    await bat.must(bat.quietDecision());
    pass({ minutes: 3, seconds: 21 });
    const view = await untilView(stream, ({ phase }) => phase === 'reveal');
    expect(view.you).toMatchObject({ missed: 1, bankMs: 0, decision: null });
    const late = await field.send(field.quietDecision());
    expect(codeOf(late)).toBe('409 decision_late');
  });

  test('counts a link that does not come as zero, which its side can dispute', async () => {
    const game = await aLiveGame(app, YEAR);
    const { bat, field } = bySide(game);
    const stream = await follow(bat);
    await decideBoth(game);
    const withheld = field.link();
    const reveal = field.reveal();
    await bat.must(bat.reveal());
    pass({ seconds: 11 });
    const view = await untilView(stream, ({ eventNumber }) => eventNumber > 1);
    expect(view.opponent.computer).toBe('thisHalf');
    expect(codeOf(await field.send(reveal))).toMatch(/^409 /);

    const dispute = (browser: LiveBrowser, link: string) =>
      browser.player.request('POST', `/live/games/${game.gameID}/dispute`, {
        body: { eventNumber: 1, link },
      });
    expect(codeOf(await dispute(bat, withheld))).toBe('409 link_not_withheld');
    expect(codeOf(await dispute(field, 'ab'.repeat(32)))).toBe('409 link_does_not_follow');
    expect((await dispute(field, withheld)).status).toBe(200);
    const { update } = await bat.look();
    expect(update).toMatchObject({ isDisputed: true, isRated: false, unratedReason: 'disputed' });

    // The same again, after a response that was lost.
    await bat.must({ kind: 'quit' });
    pass({ seconds: 31 });
    expect((await dispute(field, withheld)).status).toBe(200);
    expect((await bat.look()).update.version).toBe(update.version + 1);
  });

  test('calls a game off that nobody begins', async () => {
    const game = await anInvitedLiveGame(app, YEAR);
    const [{ gameID, player }] = game.browsers;
    pass({ minutes: 15, seconds: 1 });
    // So long lasts an access token too.
    const stream = await follow({ gameID, player: await signIn(app, player) });
    const view = await untilView(stream, ({ phase }) => phase === 'over');
    expect(view.result).toMatchObject({ how: 'calledOff', winner: null });
  });

  test('goes on from where it stood where no program ran, whatever fell due meanwhile', async () => {
    const { clock: own, pass: passOwn } = aClock();
    const stopped = await anApp({ clock: own });
    await aSeason(stopped.database, { year: 1954 });
    const game = await aLiveGame(stopped, YEAR);
    const { bat, field } = bySide(game);
    await bat.must(bat.quietDecision());
    const before = (await field.look()).update.view.you.deadline!;
    await stopped.database.sql('insert into live_watch (looked_at) values ($1)', [own()]);
    passOwn({ minutes: 10 });
    const restarted = await anApp({
      database: await anotherPool(stopped.database),
      clock: own,
      ...SOON,
    });
    const stream = await follow(field, await listen(restarted.app));
    const view = await untilView(stream, ({ you }) => (you.deadline ?? 0) > before);
    expect(view.you).toMatchObject({ missed: 0, bankMs: 180_000 });
    expect(view.you.deadline! - before).toBeGreaterThan(590_000);
    expect(view).toMatchObject({ phase: 'decide', isOffered: false });
    await restarted.app.close();
  });

  /**
   * Returns a game whose side in the field owed a decision while no program ran for ten minutes,
   * and the program that runs since and has not looked yet: it could not.
   */
  async function aGameAfterAnOutage() {
    const { clock: own, pass: passOwn } = aClock();
    const stopped = await anApp({ clock: own });
    await aSeason(stopped.database, { year: 1954 });
    const { bat, field } = bySide(await aLiveGame(stopped, YEAR));
    await bat.must(bat.quietDecision());
    await stopped.database.sql('insert into live_watch (looked_at) values ($1)', [own()]);
    passOwn({ minutes: 10 });
    const failing = failingStatements(await anotherPool(stopped.database));
    failing.fail(['live.look'], new DatabaseFailure('database_unavailable', new Error('away')));
    const { database: others } = failing;
    const program = await anApp({ database: others, clock: own, liveLookMs: 30_000 });
    onTestFinished(() => program.app.close());
    failing.restore();
    return { field, program };
  }

  test('gives an outage back before the first step after it', async () => {
    const { field, program } = await aGameAfterAnOutage();
    const sent = await program.request('POST', `/live/games/${field.gameID}/steps`, {
      token: field.player.tokens.AccessToken,
      body: { step: field.quietDecision(), known: 0 },
    });
    expect(codeOf(sent)).toBe('200 undefined');
    expect(sent.body.view).toMatchObject({ phase: 'reveal', you: { missed: 0 } });
  });

  test('gives an outage back before it notes who is there again', async () => {
    const { field, program } = await aGameAfterAnOutage();
    const before = field.view.you.deadline!;
    const stream = await follow(field, await listen(program.app));
    const view = await untilView(
      stream,
      ({ you }) => you.missed > 0 || (you.deadline ?? 0) > before,
    );
    expect(view).toMatchObject({ phase: 'decide', you: { missed: 0 } });
  });
});

test('a clock runs on where the database cannot tell which games are due', async () => {
  const { database: own } = await anApp({ clock });
  await aSeason(own, { year: 1954 });
  const failing = failingStatements(own);
  const program = await anApp({ database: failing.database, clock, ...SOON });
  const game = await aLiveGame(program, YEAR);
  const { bat, field } = bySide(game);
  const stream = await follow(field, await listen(program.app));
  // What goes through all games, while a server of a cluster is away.
  failing.fail(
    ['live.find_due', 'live.find_unseen', 'live.see_still'],
    new DatabaseFailure('database_unavailable', new Error('a server is away')),
  );
  await bat.must(bat.quietDecision());
  pass({ minutes: 3, seconds: 21 });
  const view = await untilView(stream, ({ phase }) => phase === 'reveal');
  expect(view.you).toMatchObject({ missed: 1, decision: null });
  await program.app.close();
});

describe('who is away', () => {
  /** Returns the stream of one side, once the other's is closed and its grace is over. */
  const leave = async (game: TestLiveGame) => {
    const [one, other] = game.browsers;
    const [stream, left] = [await follow(one), await follow(other)];
    await untilView(left, () => true);
    left.close();
    const away = await untilView(stream, ({ opponent }) => !opponent.isConnected);
    expect(away.isOffered).toBe(false);
    pass({ seconds: 61 });
    await untilView(stream, ({ isOffered }) => isOffered);
    return { one, other, stream };
  };

  test('loses after a minute if the other takes the win', async () => {
    const { one, other, stream } = await leave(await aLiveGame(app, YEAR));
    expect(codeOf(await other.send({ kind: 'takeWin' }))).toBe('409 nothing_offered');
    await one.must({ kind: 'takeWin' });
    const view = await untilView(stream, ({ phase }) => phase === 'over');
    expect(view.result).toMatchObject({ how: 'left', winner: view.side });
    expect(codeOf(await other.send({ kind: 'quit' }))).toBe('409 game_over');
  });

  test('is managed by the computer if the other plays on', async () => {
    const { one } = await leave(await aLiveGame(app, YEAR));
    const { view } = await one.must({ kind: 'playOn' });
    expect(view.opponent.computer).toBe('toTheEnd');
  });

  test('is back with the game where it is, and nothing is offered any more', async () => {
    const { one, other, stream } = await leave(await aLiveGame(app, YEAR));
    const back = await follow(other);
    await untilView(back, () => true);
    await stream.until((messages) => viewsOf(messages).at(-1)?.opponent.isConnected === true);
    expect(codeOf(await one.send({ kind: 'takeWin' }))).toBe('409 nothing_offered');
  });
});

describe('who is connected to a program that can’t write', () => {
  const OF_PRESENCE = ['live.see_still', 'live.find_unseen'];
  const OF_MOVES = ['live.move', 'live.move_and_play'];
  const AWAY = new DatabaseFailure('database_unavailable', new Error('the database is away'));

  /** A game whose sides are connected to two programs, of which the second can be cut off. */
  async function aGameOnTwoPrograms() {
    const { database: own } = await anApp({ clock });
    await aSeason(own, { year: 1954 });
    const failing = [failingStatements(own), failingStatements(await anotherPool(own))] as const;
    const programs = [
      await anApp({ database: failing[0].database, clock, ...SOON }),
      await anApp({ database: failing[1].database, clock, ...SOON }),
    ] as const;
    const { gameID, browsers } = await aLiveGame(programs[0], YEAR);
    const [one, other] = browsers;
    const stream = await follow(one, await listen(programs[0].app));
    const far = await follow(other, await listen(programs[1].app));
    await untilView(stream, ({ opponent }) => opponent.isConnected);
    await untilView(far, ({ opponent }) => opponent.isConnected);
    /** Waits until a side was noted now, and lets some seconds pass. */
    const passNoted = async ({ view: { side } }: LiveBrowser, seconds: number) => {
      const seen = 'select seen_at from live_presence where game_id = $1 and side = $2';
      await expect.poll(() => own.sql(seen, [gameID, side])).toEqual([{ seen_at: clock() }]);
      pass({ seconds });
    };
    const close = () => Promise.all(programs.map(({ app: program }) => program.close()));
    return { one, other, stream, failing, passNoted, close };
  }
  const isSeen = (messages: readonly unknown[]) =>
    viewsOf(messages).map(({ opponent }) => opponent.isConnected);

  test('counts as gone after fifteen seconds, and is back when it can', async () => {
    const { one, other, stream, failing, passNoted, close } = await aGameOnTwoPrograms();
    failing[1].fail(OF_PRESENCE, AWAY);
    for (let seconds = 0; seconds <= 15; seconds += 5) await passNoted(one, 5);
    await stream.until((messages) => isSeen(messages).at(-1) === false);
    failing[1].restore();
    // A program that failed waits for five seconds.
    await passNoted(one, 5);
    const seen = isSeen(await stream.until((messages) => isSeen(messages).at(-1) === true));
    expect(seen).toContain(false);
    await passNoted(other, 0);
    await close();
  });

  test('is back though its game could not be written when it first could', async () => {
    const { one, other, stream, failing, passNoted, close } = await aGameOnTwoPrograms();
    failing[1].fail(OF_PRESENCE, AWAY);
    for (let seconds = 0; seconds <= 15; seconds += 5) await passNoted(one, 5);
    await stream.until((messages) => isSeen(messages).at(-1) === false);
    failing[1].fail(OF_MOVES, AWAY);
    await passNoted(one, 5);
    await passNoted(other, 0);
    failing[1].restore();
    const seen = isSeen(await stream.until((messages) => isSeen(messages).at(-1) === true));
    expect(seen).toContain(false);
    await close();
  });

  test('counts as gone though its game could not be written at first', async () => {
    const { one, stream, failing, passNoted, close } = await aGameOnTwoPrograms();
    failing[1].fail(OF_PRESENCE, AWAY);
    failing[0].fail(OF_MOVES, AWAY);
    for (let seconds = 0; seconds <= 20; seconds += 5) await passNoted(one, 5);
    expect(isSeen(await stream.until(() => true))).not.toContain(false);
    failing[0].restore();
    await passNoted(one, 5);
    const seen = isSeen(await stream.until((messages) => isSeen(messages).at(-1) === false));
    expect(seen[0]).toBe(true);
    await close();
  });

  test('counts as gone after a clock was set back, too', async () => {
    const { one, other, stream, failing, passNoted, close } = await aGameOnTwoPrograms();
    await passNoted(other, 0);
    await passNoted(one, 5);
    pass({ minutes: -10 });
    await passNoted(one, 0);
    await passNoted(other, 0);
    failing[1].fail(OF_PRESENCE, AWAY);
    for (let seconds = 0; seconds <= 20; seconds += 5) await passNoted(one, 5);
    const seen = isSeen(await stream.until((messages) => isSeen(messages).at(-1) === false));
    expect(seen[0]).toBe(true);
    await close();
  });

  test('does not count as gone where no program could for a while', async () => {
    const { one, other, stream, failing, passNoted, close } = await aGameOnTwoPrograms();
    await passNoted(one, 0);
    await passNoted(other, 0);
    for (const program of failing) program.fail(OF_PRESENCE, AWAY);
    pass({ seconds: 20 });
    failing[0].restore();
    // The first program is back ten seconds before the second.
    await passNoted(one, 5);
    failing[1].restore();
    await passNoted(one, 5);
    for (let seconds = 0; seconds <= 20; seconds += 5) {
      await passNoted(other, 0);
      await passNoted(one, 5);
    }
    expect(isSeen(await stream.until(() => true))).not.toContain(false);
    await close();
  });
});

describe('two programs on one database', () => {
  test('play one game, each for one side: no event is lost, and none is there twice', async () => {
    const second = await anApp({ database: await anotherPool(database), clock, ...SOON });
    const secondUrl = await listen(second.app);
    const game = await aLiveGame(app, YEAR);
    const [one, other] = game.browsers;
    const moved = new LiveBrowser(
      {
        ...other.player,
        request: (method, path, request) =>
          second.request(method, path, {
            token: other.player.tokens.AccessToken,
            ...request,
          }),
      },
      game.gameID,
      await other.look(),
    );
    for (const [anchor, device] of other.devices) moved.devices.set(anchor, device);
    const stream = await follow(one);
    const far = await follow(moved, secondUrl);
    const apart: TestLiveGame = { gameID: game.gameID, browsers: [one, moved] };
    // A program that was not told yet of what the other has written shows what it knows.
    while (one.view.eventNumber <= 12) {
      for (const browser of apart.browsers) await browser.look();
      const decided = apart.browsers.filter(
        ({ view }) => ['decide', 'choose'].includes(view.phase) && !view.you.hasDecided,
      );
      await Promise.all(decided.map((browser) => browser.must(browser.quietDecision())));
      for (const browser of apart.browsers) await browser.look();
      const revealing = apart.browsers.filter(
        ({ view }) => view.phase === 'reveal' && !view.you.hasRevealed,
      );
      await Promise.all(revealing.map((browser) => browser.must(browser.reveal())));
    }
    const { update } = await one.look();
    const numbers = update.events.map(({ eventNumber }) => eventNumber);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const open of [stream, far]) {
      const shown = await open.until((messages) => eventsOf(messages).at(-1) === numbers.at(-1));
      expect(eventsOf(shown)).toEqual(numbers);
    }
    await second.app.close();
  });

  test('a stream goes on after the event that its browser has', async () => {
    const game = await aLiveGame(app, YEAR);
    await playQuietly(game);
    await playQuietly(game);
    const [one] = game.browsers;
    const stream = await anOpenStream(`${url}/api/live/games/${game.gameID}/stream`, {
      token: one.player.tokens.AccessToken,
      lastEventID: '1',
    });
    const shown = await stream.until((messages) => messages.length > 0);
    expect(eventsOf(shown)[0]).toBe(2);
    // One that the game has not reached is of no use: the browser gets all.
    const lost = await anOpenStream(`${url}/api/live/games/${game.gameID}/stream`, {
      token: one.player.tokens.AccessToken,
      lastEventID: '9999',
    });
    expect(eventsOf(await lost.until((messages) => messages.length > 0))[0]).toBe(1);
  });
});

test('what the two say to each other is sent to them, and to nobody who watches', async () => {
  const game = await aLiveGame(app, YEAR);
  const [one, other] = game.browsers;
  for (const { player } of game.browsers)
    await player.request('PUT', '/users/profile', { body: { showsLiveGames: true } });
  const watched = await anOpenStream(`${url}/api/public/live/${game.gameID}/stream`);
  const own = await follow(other);
  // Phrases are sent that were said since a stream began.
  pass({ seconds: 1 });
  await one.player.request('POST', `/live/games/${game.gameID}/phrases`, {
    body: { phrase: 'Good luck.' },
  });
  const isPhrase = ({ event }: { event?: string }) => event === 'phrase';
  await own.until((messages) => (messages as LiveMessage[]).some(isPhrase));
  await playQuietly(game);
  const seen = await watched.until((messages) => eventsOf(messages).length > 0);
  expect((seen as LiveMessage[]).some(isPhrase)).toBe(false);
  expect(watched.text()).not.toContain('Good luck.');
});

const eventsOf = (messages: readonly unknown[]): number[] =>
  (messages as LiveMessage[]).flatMap(({ event, data }) =>
    event === 'update' ? data.events.map(({ eventNumber }) => eventNumber) : [],
  );

test('who quits loses, and the record says so', async () => {
  const game = await aLiveGame(app, YEAR);
  await playQuietly(game);
  const [one, other] = game.browsers;
  await one.must({ kind: 'quit' });
  const { body } = await other.player.request<LiveRecord>(
    'GET',
    `/live/games/${game.gameID}/record`,
  );
  expect(body.result).toMatchObject({
    how: 'quit',
    winner: other.view.side,
    isBeforeFourthOut: true,
  });
});
