import { expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { anotherPool } from '../testing/another-pool.ts';
import { closeDays } from './keep-daily.ts';
import {
  aDailyGame,
  clubsOfDays,
  decide,
  playFreely,
  type Policy,
} from './testing/a-daily-game.ts';

/** Users who play at once; the bench has a thousand. */
const USERS = 24;
/** Ways to decide, each of which several users follow. */
const WAYS = 6;

const app = await anApp();
const { database, clock } = app;
await clubsOfDays(app);
const day = await aDailyGame(app);

const wayOf =
  (way: number): Policy =>
  ({ number, options }) =>
    options[(way >> (number % 3)) % options.length]!;

test('users who play at once, on two programs, each get what they would get alone', async () => {
  const other = await anApp({ database: await anotherPool(database), clock });
  const programs = [app, other];
  const alone: string[][] = [];
  for (let way = 0; way < WAYS; way += 1) alone.push(await playFreely(app, day, wayOf(way)));
  const players: TestPlayer[] = [];
  for (let user = 0; user < USERS; user += 1) players.push(await aPlayer(app));

  /** Sends a request to one program or the other, by turns. */
  const onBoth = ({ tokens }: TestPlayer, user: number): Pick<TestPlayer, 'request'> => {
    let sent = user;
    return {
      request: (method, path, request) =>
        programs[(sent += 1) % 2]!.request(method, path, {
          token: tokens.AccessToken,
          ...request,
        }),
    };
  };
  await Promise.all(
    players.map(async (player, user) => {
      const sender = onBoth(player, user);
      const choices = alone[user % WAYS]!;
      for (const [number, option] of choices.entries()) {
        // Each is sent twice, at once: it is made once.
        const sent = await Promise.all([0, 1].map(() => decide(sender, day, { number, option })));
        expect(sent.map(({ status }) => status)).toEqual([200, 200]);
      }
      const { body } = await sender.request('GET', `/daily/${day}/attempt`);
      expect(body.run).toMatchObject({ choices, next: null });
    }),
  );

  const scoreOf = async (player: TestPlayer, user: number) => {
    const programOfUser = programs[user % 2]!;
    expect(await programOfUser.daily.scoreAttempt({ userID: player.userID, day })).toBe(true);
    const { body } = await onBoth(player, user).request('GET', `/daily/${day}/attempt`);
    return body.score as { givenUp: number; standing: { players: number; betterThan: number } };
  };
  const scores = await Promise.all(players.map(scoreOf));
  for (const [user, { givenUp }] of scores.entries())
    expect(givenUp).toBe(scores[user % WAYS]!.givenUp);

  app.advanceTime({ seconds: 11 });
  const standings = await Promise.all(players.map(scoreOf));
  for (const { givenUp, standing } of standings) {
    const behind = scores.filter((score) => score.givenUp > givenUp).length;
    expect(standing).toEqual({ players: USERS, betterThan: behind / (USERS - 1) });
  }

  app.advanceTime({ hours: 12, seconds: 301 });
  await Promise.all(programs.map(({ daily }) => closeDays(daily, database, clock())));
  const [closed] = await database.sql<{ players: number; chosen: number }>(
    `select players, (select sum(users::integer)::integer from jsonb_each(choices) as situation,
       jsonb_each_text(situation.value) as chosen (option, users)) as chosen
     from daily_game where closed_at is not null`,
  );
  const decisions = players.reduce((sum, _, user) => sum + alone[user % WAYS]!.length, 0);
  expect(closed).toEqual({ players: USERS, chosen: decisions });
});
