import type { watchedLiveMessage } from '@pennant/contract/live';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { aSeason } from '../packs/testing/a-season.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Statement } from '../platform/database/statement.ts';
import { aReport } from '../reports/testing/a-named-rival.ts';
import { aDatabase } from '../testing/a-database.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { anOpenStream, listen } from '../testing/an-open-stream.ts';
import { anotherPool } from '../testing/another-pool.ts';
import { aLiveGame, playQuietly } from './testing/a-live-game.ts';

type Message = z.output<typeof watchedLiveMessage>;

/** Called once who is shown was read, before that is returned. */
let onShownUserRead = async (): Promise<void> => undefined;
const database = await aDatabase();
const withHeldReads: Database = {
  ...database,
  query: (async (statement: Statement, values: never) => {
    const rows = await database.query(statement, values);
    if (statement.name === 'account.find_shown_user') await onShownUserRead();
    return rows;
  }) as Queries['query'],
};
const app = await anApp({ database: withHeldReads });
const url = await listen(app.app);
await aSeason(app.database, { year: 1954 });

/** Starts another program on the same database; returns its address. */
async function anotherProgram(): Promise<string> {
  const program = await anApp({ database: await anotherPool(app.database), clock: app.clock });
  onTestFinished(() => program.app.close());
  return listen(program.app);
}
/** Returns a game that others may watch. */
async function aShownGame() {
  const game = await aLiveGame(app, { year: 1954 });
  for (const { player } of game.browsers)
    await player.request('PUT', '/users/profile', { body: { showsLiveGames: true } });
  return game;
}
const watch = (gameID: string, program: string) =>
  anOpenStream(`${program}/api/public/live/${gameID}/stream`);
const isWithdrawn = (messages: readonly unknown[]): boolean =>
  (messages as Message[]).some(({ event, data }) => event === 'end' && data.reason === 'withdrawn');

describe('a live game that a player shows no longer', () => {
  test('is ended at once for who watches it on any program, and for nobody else', async () => {
    const game = await aShownGame();
    const shown = await aShownGame();
    const otherUrl = await anotherProgram();
    const watchers = [await watch(game.gameID, url), await watch(game.gameID, otherUrl)];
    const watcherOfAnother = await watch(shown.gameID, otherUrl);
    const { player } = game.browsers[0];
    const own = await anOpenStream(`${otherUrl}/api/live/games/${game.gameID}/stream`, {
      token: player.tokens.AccessToken,
    });
    for (const stream of [...watchers, watcherOfAnother, own])
      await stream.until((messages) => messages.length > 0);
    await player.request('PUT', '/users/profile', { body: { showsLiveGames: false } });
    for (const stream of watchers) {
      await stream.until(isWithdrawn);
      await stream.ended;
    }
    await playQuietly(game);
    await playQuietly(shown);
    for (const stream of [watcherOfAnother, own]) {
      const messages = await stream.until((all) => all.length > 1);
      expect(isWithdrawn(messages)).toBe(false);
    }
  });

  test('is ended for who came to watch it at that moment', async () => {
    const game = await aShownGame();
    const hidden = Promise.withResolvers<void>();
    const bothAreShown = Promise.withResolvers<void>();
    let reads = 0;
    onShownUserRead = () => {
      reads += 1;
      if (reads === 2) bothAreShown.resolve();
      return hidden.promise;
    };
    const opening = watch(game.gameID, url);
    await bothAreShown.promise;
    onShownUserRead = async () => undefined;
    const { player } = game.browsers[0];
    await player.request('PUT', '/users/profile', { body: { showsLiveGames: false } });
    hidden.resolve();
    const stream = await opening;
    expect(isWithdrawn(await stream.until(isWithdrawn))).toBe(true);
    await stream.ended;
  });

  test('goes on for a player who watches it, as others may not', async () => {
    const game = await aLiveGame(app, { year: 1954 });
    const { player } = game.browsers[0];
    const own = await anOpenStream(`${url}/api/public/live/${game.gameID}/stream`, {
      token: player.tokens.AccessToken,
    });
    await playQuietly(game);
    expect(isWithdrawn(await own.until((messages) => messages.length > 1))).toBe(false);
  });

  test('is ended for who watches it once an admin hides one of the two', async () => {
    const game = await aShownGame();
    const stream = await watch(game.gameID, await anotherProgram());
    await stream.until((messages) => messages.length > 0);
    const [{ player: reporter }, { player: reported }] = game.browsers;
    const admin = await aPlayer(app, { isAdmin: true });
    const place = { username: reported.username };
    const { reportID } = await aReport(admin, reporter, 'username', place);
    await admin.request('POST', `/admin/reports/${reportID}/hide`, { body: {} });
    expect(isWithdrawn(await stream.until(isWithdrawn))).toBe(true);
  });
});
