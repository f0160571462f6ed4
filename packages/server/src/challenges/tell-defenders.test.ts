import { expect, test } from 'vitest';
import { findUsernames } from '../account/find-usernames.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { anApp } from '../testing/an-app.ts';
import { listUntoldChallenges } from './challenge-store.ts';
import { enterDefence, tellDefenders } from './tell-defenders.ts';
import {
  aPublisher,
  aRival,
  defencesOf,
  playOut,
  signInAgain,
  startChallenge,
  stateOf,
  tell,
} from '../testing/a-rival.ts';

const app = await anApp();
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

/** A rated challenge that is over, of which its defender does not know. */
async function anEndedChallenge() {
  const [challenger, defender] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
  const { gameID } = await startChallenge(challenger, defender);
  await playOut(challenger, gameID);
  return { challenger, defender, gameID };
}

const untold = async (gameID: string) =>
  (await listUntoldChallenges(database, 100)).find(({ game_id }) => game_id === gameID);

test('a program that is killed between the two users’ rows tells nothing twice', async () => {
  const { defender, gameID } = await anEndedChallenge();
  // As far as it came: the defender's rows are committed, the challenge is not marked.
  await database.transaction(async (tx) => {
    await enterDefence(tx, (await untold(gameID))!, {
      challenger: 'rookie6',
      now: app.clock(),
    });
  });
  const before = [await defencesOf(defender), await stateOf(defender)];
  expect(before[0]).toHaveLength(1);
  expect(await untold(gameID)).toBeDefined();
  await tell(app);
  await tell(app);
  expect([await defencesOf(defender), await stateOf(defender)]).toEqual(before);
  expect(await untold(gameID)).toBeUndefined();
});

/** Returns the titles of what a user is notified of and has not been sent yet. */
const listNotifications = async (userID: string) => {
  const rows = await database.sql<{ title: string }>(
    'select title from outbox_notification where user_id = $1',
    [userID],
  );
  return rows.map(({ title }) => title);
};

test('whose team was played against is notified, once, if they want to be', async () => {
  const [one, other] = [await anEndedChallenge(), await anEndedChallenge()];
  await one.defender.player.request('PUT', '/notifications/letters', { body: { letters: true } });
  await Promise.all([tell(app), tell(app)]);
  await tell(app);
  const [{ won, runs, opponentRuns }] = await defencesOf(one.defender);
  const { username } = one.challenger.player;
  expect(await listNotifications(one.defender.player.userID)).toEqual([
    won
      ? `Held ${username} off ${runs}-${opponentRuns}`
      : `Beaten ${opponentRuns}-${runs} by ${username}`,
  ]);
  expect(await listNotifications(other.defender.player.userID)).toEqual([]);
});

test('two programs at the same moment tell it once', async () => {
  const { defender } = await anEndedChallenge();
  await Promise.all([tell(app), tell(app), tell(app)]);
  expect(await defencesOf(defender)).toHaveLength(1);
  expect((await stateOf(defender)).rating.games).toBe(1);
});

test('what fails is told at the next time, and keeps nobody else from being told', async () => {
  const defenders = [(await anEndedChallenge()).defender, (await anEndedChallenge()).defender];
  const countDefences = () =>
    Promise.all(defenders.map(async (defender) => (await defencesOf(defender)).length));
  const failed = new Error('the defender’s server is away');
  let transactions = 0;
  const away: TransactionScope = {
    query: (...args) => database.query(...args),
    sql: (...args) => database.sql(...args),
    transaction: async (work) => {
      transactions += 1;
      if (transactions === 1) throw failed;
      return database.transaction(work);
    },
  };
  await expect(tellDefenders({ findUsernames }, away, app.clock())).rejects.toMatchObject({
    errors: [failed],
  });
  // Both ended at the same moment: either may be the first.
  expect((await countDefences()).toSorted((a, b) => a - b)).toEqual([0, 1]);
  await tell(app);
  expect(await countDefences()).toEqual([1, 1]);
});

test('a defence that is told late counts for the day on which it is told', async () => {
  const { defender } = await anEndedChallenge();
  app.advanceTime({ days: 2 });
  await tell(app);
  const [{ rating, played }] = await defencesOf(await signInAgain(app, defender));
  expect(rating).not.toBeNull();
  expect(Date.parse(played)).toBeLessThan(app.clock().getTime() - 86_400_000);
  const [row] = await database.sql<{ day: Date }>(
    'select day from user_rating where user_id = $1',
    [defender.player.userID],
  );
  expect(row!.day.toISOString().slice(0, 10)).toBe(app.clock().toISOString().slice(0, 10));
});

test('a defence that is told by a clock that is behind stays in the rating of its day', async () => {
  const defender = await aPublisher(app, SEASON);
  const win = async (now: Date) => {
    const challenger = await aRival(app, SEASON);
    const { gameID } = await startChallenge(challenger, defender);
    await challenger.player.request('POST', `/games/${gameID}/roll`, { body: {} });
    await challenger.player.request('POST', `/games/${gameID}/abandon`, {});
    await tellDefenders({ findUsernames }, database, now);
    return (await stateOf(defender)).rating.rating;
  };
  const now = app.clock();
  const once = await win(now);
  // This program is in the day before yet.
  const twice = await win(new Date(now.getTime() - 86_400_000));
  expect(twice).toBeGreaterThan(once);
  expect(await win(now)).toBeGreaterThan(twice);
});

test('defences come in pages, the newest first', async () => {
  const defender = await aPublisher(app, SEASON);
  for (let game = 0; game < 3; game += 1) {
    const challenger = await aRival(app, SEASON);
    const { gameID } = await startChallenge(challenger, defender);
    await challenger.player.request('POST', `/games/${gameID}/roll`, { body: {} });
    await challenger.player.request('POST', `/games/${gameID}/abandon`, {});
    app.advanceTime({ minutes: 1 });
    await tell(app);
  }
  const page = async (query: string) =>
    defender.player.request('GET', `/challenges/defences?${query}`);
  const { body: all } = await page('limit=50');
  const first = await page('limit=2');
  const after = first.headers['x-next-after'];
  const second = await page(`limit=2&after=${after}`);
  expect([...first.body, ...second.body]).toEqual(all);
  expect(second.headers['x-next-after']).toBeUndefined();
  const times = all.map(({ played }: { played: string }) => played);
  expect(times).toEqual(times.toSorted().toReversed());
});
