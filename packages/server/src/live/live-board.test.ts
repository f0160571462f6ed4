import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClock } from '../testing/a-clock.ts';
import { anApp } from '../testing/an-app.ts';
import { aRival, type TestRival } from '../testing/a-rival.ts';
import { settleLiveGames } from './settle-live-games.ts';
import { beginLiveGame, inviteToLiveGame, playQuietly } from './testing/a-live-game.ts';

const { clock, pass } = aClock();
const app = await anApp({ clock });
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

/** Returns the board as a program shows it that has not kept it. */
async function readBoard(): Promise<{ User: { userID: string }; place: number; games: number }[]> {
  const fresh = await anApp({ database, clock });
  return (await fresh.request('GET', '/live/board')).body;
}

/** Plays a rated game that the second loses by quitting, after the fourth out. */
async function beat(winner: TestRival, loser: TestRival): Promise<void> {
  const game = await beginLiveGame(await inviteToLiveGame(winner, loser));
  const [, quits] = game.browsers;
  while (quits.view.game.ipOuts < 4) {
    await playQuietly(game);
    await quits.look();
  }
  await quits.must({ kind: 'quit' });
  await settleLiveGames(database, clock());
}

test('one friend who loses brings nobody onto the board; three opponents do', async () => {
  const [hero, friend, second, third] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  for (let games = 0; games < 3; games += 1) await beat(hero, friend);
  await beat(hero, second);
  await beat(hero, second);
  expect(await readBoard()).toEqual([]);
  await beat(hero, third);
  expect(await readBoard()).toMatchObject([
    { place: 1, User: { userID: hero.player.userID }, games: 6 },
  ]);
  pass({ days: 91 });
  expect(await readBoard()).toEqual([]);
});
