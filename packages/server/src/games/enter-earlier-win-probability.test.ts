import { WPA_UNITS } from '@pennant/rules/statistics/wpa-units';
import { expect, test } from 'vitest';
import { addEarlierWinProbability } from '../leaderboard/add-earlier-win-probability.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { anApp } from '../testing/an-app.ts';
import { aPublisher, aRival, playOut, startChallenge } from '../testing/a-rival.ts';
import { createEnterEarlierWinProbability } from './enter-earlier-win-probability.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const enterEarlier = createEnterEarlierWinProbability(addEarlierWinProbability);

const aGameThatIsOver = async (ending: 'play' | 'abandon') => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${gameID}/roll`, { body: {} });
  const body = ending === 'play' ? { until: 'final' } : {};
  expect((await player.request('POST', `/games/${gameID}/${ending}`, { body })).status).toBe(200);
  return { player, gameID };
};

/** Everything that is entered for a user, in units: on cards, and on boards by period. */
const entered = async (userID: string) => ({
  cards: await database.sql(
    'select card_id, wpa from card_inventory where user_id = $1 and wpa <> 0 order by 1',
    [userID],
  ),
  batting: await database.sql(
    'select period, card_id, wpa from batting_statistics where user_id = $1 order by 1, 2',
    [userID],
  ),
  pitching: await database.sql(
    'select period, card_id, wpa from pitching_statistics where user_id = $1 order by 1, 2',
    [userID],
  ),
});

/** Leaves a user's games as an older program left them. */
const forget = async (userID: string) => {
  await database.sql('update game set has_wpa = false where user_id = $1', [userID]);
  for (const table of ['card_inventory', 'batting_statistics', 'pitching_statistics'])
    await database.sql(`update ${table} set wpa = 0 where user_id = $1`, [userID]);
};

/** Enters for all time that the first batter of a user added something, who added nothing yet. */
const addToBattersOf = (userID: string, wpa: number) =>
  database.sql(
    `update batting_statistics set wpa = $2 where user_id = $1 and period = 0 and card_id =
       (select min(card_id) from batting_statistics where user_id = $1 and period = 0)`,
    [userID, Math.round(wpa * WPA_UNITS)],
  );

test('a final game enters what its cards added: their sum is the result less an even start', async () => {
  const { player, gameID } = await aGameThatIsOver('play');
  const { body } = await player.request('GET', `/games/${gameID}/summary`);
  const rows: { cardID: number; wpa: number }[] = body.boxScore.home;
  const sum = rows.reduce((total, { wpa }) => total + wpa, 0);
  const hasWon = body.scoreboardData.homeScore > body.scoreboardData.visitorScore;
  expect(sum).toBeCloseTo(hasWon ? 0.5 : -0.5, 1);
  const { cards, batting, pitching } = await entered(player.userID);
  const moved = rows.filter(({ wpa }) => wpa !== 0);
  expect(new Map(cards.map(({ card_id, wpa }) => [card_id, wpa]))).toEqual(
    new Map(moved.map(({ cardID, wpa }) => [cardID, Math.round(wpa * WPA_UNITS)])),
  );
  const ofAllTime = [...batting, ...pitching].filter(({ period }) => period === 0);
  expect(ofAllTime.reduce((total, { wpa }) => total + Number(wpa), 0)).toBe(
    Math.round(sum * WPA_UNITS),
  );
});

test('a card’s page tells what it added', async () => {
  const { player } = await aGameThatIsOver('play');
  const { cards } = await entered(player.userID);
  const [{ card_id: cardID, wpa }] = cards as [{ card_id: number; wpa: number }];
  const { body: card } = await player.request('GET', `/card/${cardID}`);
  expect(JSON.stringify(card)).toContain(`"wpa":${wpa / WPA_UNITS}`);
});

test('the boards rank those whose batters added more than nothing, the most first', async () => {
  await database.sql('update batting_statistics set wpa = 0');
  for (const wpa of [-0.4, 0.1, 0, 0.3]) {
    const { player } = await aGameThatIsOver('play');
    await forget(player.userID);
    await addToBattersOf(player.userID, wpa);
  }
  const { player } = await aManager(app, { year: 1954 });
  const { body: boards } = await player.request('GET', '/cardInventory/leaderboard');
  const board: { stat: string; players: { value: number }[] } = boards.batters.at(-1);
  expect(board.stat).toBe('WPA');
  expect(board.players.map(({ value }) => value)).toEqual([0.3, 0.1]);
});

test('the job enters earlier games as their ends would have, once however often it runs', async () => {
  const { player } = await aGameThatIsOver('play');
  const before = await entered(player.userID);
  await enterEarlier(database);
  expect(await entered(player.userID), 'what is entered stays').toEqual(before);
  await forget(player.userID);
  await Promise.all([enterEarlier(database), enterEarlier(database)]);
  expect(await entered(player.userID)).toEqual(before);
  await enterEarlier(database);
  expect(await entered(player.userID)).toEqual(before);
});

test('a challenge is entered too, though both its teams have users', async () => {
  const [challenger, defender] = [
    await aRival(app, { year: 1954 }),
    await aPublisher(app, { year: 1954 }),
  ];
  const { gameID } = await startChallenge(challenger, defender);
  await playOut(challenger, gameID);
  const { userID } = challenger.player;
  const before = await entered(userID);
  expect(before.cards).not.toEqual([]);
  await forget(userID);
  await enterEarlier(database);
  expect((await entered(userID)).cards).toEqual(before.cards);
});

test('a game that was given up adds nothing, and is looked at once', async () => {
  const { player, gameID } = await aGameThatIsOver('abandon');
  await forget(player.userID);
  await enterEarlier(database);
  expect((await entered(player.userID)).cards).toEqual([]);
  const [row] = await database.sql('select has_wpa from game where game_id = $1', [gameID]);
  expect(row).toEqual({ has_wpa: true });
});

test('a game whose record is damaged keeps no other from its turn', async () => {
  const [damaged, sound] = [await aGameThatIsOver('play'), await aGameThatIsOver('play')];
  const before = await entered(sound.player.userID);
  await forget(damaged.player.userID);
  await forget(sound.player.userID);
  await database.sql(
    `update game_record set record = set_byte(record, 100, (get_byte(record, 100) + 1) % 256)
     where game_id = $1`,
    [damaged.gameID],
  );
  await expect(enterEarlier(database)).rejects.toThrow('not all games');
  expect(await entered(sound.player.userID)).toEqual(before);
});
