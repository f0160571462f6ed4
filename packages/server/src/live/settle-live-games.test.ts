import type { LiveResultDto, LiveStateDto } from '@pennant/contract/live-results';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { aClock } from '../testing/a-clock.ts';
import { anApp } from '../testing/an-app.ts';
import { settleLiveGames } from './settle-live-games.ts';
import { aLiveGame, playQuietly, type LiveBrowser } from './testing/a-live-game.ts';

const { clock, pass } = aClock();
const app = await anApp({ clock });
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

const settle = (db: TransactionScope = database) => settleLiveGames(db, clock());
const stateOf = async ({ player }: LiveBrowser): Promise<LiveStateDto> =>
  (await player.request<LiveStateDto>('GET', '/live/state')).body;
const resultsOf = async ({ player }: LiveBrowser): Promise<LiveResultDto[]> =>
  (await player.request<LiveResultDto[]>('GET', '/live/results')).body;

const timeoutsOf = async ({ player }: LiveBrowser): Promise<number> => {
  const [row] = await database.sql<{ timeouts: number }>(
    'select timeouts from live_rating where user_id = $1',
    [player.userID],
  );
  return row?.timeouts ?? 0;
};

/**
 * Plays a game of which the second side loses a link on its way. Then one of them, the second
 * unless told otherwise, quits so late that it loses.
 */
async function aGameWithALostLink({ quitter = 1 }: { quitter?: 0 | 1 } = {}) {
  const game = await aLiveGame(app, SEASON);
  const [other, loses] = game.browsers;
  for (let event = 0; event < 14; event += 1) await playQuietly(game);
  await other.look();
  // Whether runners go is for one side alone to decide: here both have to.
  while (other.view.phase !== 'decide') {
    await playQuietly(game);
    await other.look();
  }
  for (const browser of game.browsers) {
    await browser.look();
    await browser.must(browser.quietDecision());
  }
  await loses.look();
  const lost = { eventNumber: loses.view.eventNumber, link: loses.link() };
  await other.look();
  await other.must(other.reveal());
  pass({ seconds: 11 });
  const quits = game.browsers[quitter];
  await quits.must({ kind: 'quit' });
  const dispute = () =>
    loses.player.request('POST', `/live/games/${game.gameID}/dispute`, { body: lost });
  return { ...game, stays: game.browsers[1 - quitter]!, quits, dispute };
}

test('the result waits for as long as a lost link can be shown, and stands then', async () => {
  const { stays, quits, dispute } = await aGameWithALostLink();
  pass({ seconds: 29 });
  await settle();
  expect(await resultsOf(quits)).toEqual([]);
  pass({ seconds: 2 });
  const late = await dispute();
  expect([late.status, late.body.code]).toEqual([409, 'dispute_too_late']);
  pass({ seconds: 5 });
  await settle();
  const [lost] = await resultsOf(quits);
  expect(lost).toMatchObject({ how: 'quit', won: false, unratedReason: null });
  expect(lost!.rating!.after).toBeLessThan(lost!.rating!.before);
  expect((await stateOf(stays)).rating.games).toBe(1);
});

test('a game whose link is shown in time counts for nobody, and for a timeout of who lost', async () => {
  const { stays, quits, dispute } = await aGameWithALostLink();
  expect((await dispute()).status).toBe(200);
  // A program whose response is lost sends it again.
  expect((await dispute()).status).toBe(200);
  await settle();
  for (const browser of [stays, quits])
    expect(await resultsOf(browser)).toMatchObject([{ unratedReason: 'disputed', rating: null }]);
  expect(await timeoutsOf(quits)).toBe(1);
  expect((await stateOf(quits)).waitsUntil).toBeNull();
});

test('a game whose winner’s link was lost is no timeout of who lost', async () => {
  const { stays, quits, dispute } = await aGameWithALostLink({ quitter: 0 });
  expect((await dispute()).status).toBe(200);
  await settle();
  for (const [browser, won] of [
    [stays, true],
    [quits, false],
  ] as const)
    expect(await resultsOf(browser)).toMatchObject([{ won, unratedReason: 'disputed' }]);
  expect(await timeoutsOf(quits)).toBe(0);
});

test('a game that cannot be settled now keeps no other from it, and is settled later', async () => {
  const games = [await aLiveGame(app, SEASON), await aLiveGame(app, SEASON)];
  for (const game of games) {
    for (let event = 0; event < 14; event += 1) await playQuietly(game);
    await game.browsers[0].must({ kind: 'quit' });
  }
  const failed = new Error('the user’s server is away');
  let transactions = 0;
  const away: TransactionScope = {
    query: (...args) => database.query(...args),
    sql: (...args) => database.sql(...args),
    transaction: (work) => {
      transactions += 1;
      if (transactions === 1) throw failed;
      return database.transaction(work);
    },
  };
  await expect(settle(away)).rejects.toMatchObject({ errors: [failed] });
  const countSettled = async () =>
    (await Promise.all(games.map(({ browsers: [browser] }) => resultsOf(browser)))).flat().length;
  expect(await countSettled()).toBe(1);
  await Promise.all([settle(), settle(), settle()]);
  expect(await countSettled()).toBe(2);
  for (const { browsers } of games)
    for (const browser of browsers) expect((await stateOf(browser)).rating.games).toBe(1);
});
