import { expect, test } from 'vitest';
import { aDailyGame, clubsOfDays } from '../daily/testing/a-daily-game.ts';
import { aStartedGame } from '../games/testing/a-game.ts';
import { DatabaseFailure } from '../platform/database/database-failure.ts';
import { FAN_OUT_STATEMENTS } from '../platform/database/cluster/fan-out-statements.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp } from '../testing/an-app.ts';
import { aPublisher, aRival, playOut, startChallenge, tell } from '../testing/a-rival.ts';
import { failingStatements } from '../testing/failing-statements.ts';

const statements = failingStatements(await aDatabase());
const app = await anApp({ database: statements.database });
const failWith = (error: Error) => statements.fail(Object.keys(FAN_OUT_STATEMENTS), error);

test('home is without what asks all servers while one is away, and whole again soon after', async () => {
  await clubsOfDays(app);
  const day = await aDailyGame(app);
  const club = await aClub(app.database, { year: 1954 });
  const publisher = await aPublisher(app, { year: 1954 });
  const { player, teamID } = publisher;
  await playOut(publisher, await aStartedGame(player, { home: teamID, visitors: club }));
  const rival = await aRival(app, { year: 1954, skip: 1 });
  await playOut(rival, (await startChallenge(rival, publisher)).gameID);
  await tell(app);
  const requestHome = async () => {
    const { status, body } = await player.request('GET', '/home');
    // The time from which the allowance can be claimed is the clock's.
    return status === 200 ? { ...body, allowance: null } : status;
  };
  const whole = await requestHome();
  expect(whole).toMatchObject({
    daily: { game: { players: 0 } },
    lately: { places: [{}, {}, {}] },
    defences: [{ User: { username: rival.player.username } }],
  });

  app.advanceTime({ minutes: 1 });
  failWith(new DatabaseFailure('database_unavailable', null));
  const partial = {
    ...whole,
    daily: { ...whole.daily, game: { ...whole.daily.game, players: null } },
    lately: { ...whole.lately, places: [] },
    defences: [],
  };
  expect(await requestHome()).toEqual(partial);
  const { body } = await app.request('GET', '/daily');
  expect(body.game, 'the day can be played').toMatchObject({ day, players: null });

  statements.restore();
  expect(await requestHome(), 'nothing is read for seconds after a failure').toEqual(partial);
  app.advanceTime({ seconds: 5 });
  expect(await requestHome()).toEqual(whole);

  app.advanceTime({ minutes: 1 });
  failWith(new Error('not of this kind'));
  expect(await requestHome()).toBe(500);
});
