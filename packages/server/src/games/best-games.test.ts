import type { Career } from '@pennant/contract/career';
import type { GameSummary } from '@pennant/contract/game-summary';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { chooseEarlierBestGames } from './choose-earlier-best-games.ts';
import { countEarlierCareers } from './count-earlier-careers.ts';
import { aManager, aStartedGame, aTwinTeam } from './testing/a-game.ts';
import { playGames } from './testing/play-games.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954, name: '1954 Boxcar Nine' });

type Manager = Awaited<ReturnType<typeof aManager>>;

const play = (manager: Manager, games: number) =>
  playGames(app, manager, { games, visitors: club });
const chooseEarlier = () => chooseEarlierBestGames(database, lockBalance);

interface CareerRow {
  readonly card_id: number;
  readonly games: number;
  readonly best_game_id: string;
  readonly best_wpa: number;
}

const careerRowsOf = (userID: string) =>
  database.sql<CareerRow>('select * from card_career where user_id = $1 order by card_id', [
    userID,
  ]);

const careerOf = async (player: TestPlayer, cardID: number) =>
  (await player.request<Career>('GET', `/card/${cardID}/career`)).body;

/** Returns what each card added in each of its games, by the box scores of the home side. */
async function addedByCard(player: TestPlayer, gameIDs: readonly string[]) {
  const added = new Map<number, { gameID: string; wpa: number }[]>();
  for (const gameID of gameIDs) {
    const { body } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
    for (const { cardID, wpa } of body.boxScore.home)
      added.set(cardID, [...(added.get(cardID) ?? []), { gameID, wpa }]);
  }
  return added;
}

/**
 * Leaves the careers of a user as a program of before wrote them, which knew no `best_wpa`: some as
 * new rows, others over those of this program.
 */
const chooseByPoints = (userID: string, gameID: string) =>
  database.sql(
    `update card_career set best_game_id = $2, best_points = 7,
       best_wpa = case when card_id % 2 = 0 then best_wpa end
     where user_id = $1`,
    [userID, gameID],
  );

test('the best game of each card is that in which it added most of all that count', async () => {
  const manager = await aManager(app, { year: 1954 });
  const { player, teamID } = manager;
  const first = await play(manager, 5);
  await playGames(app, manager, { games: 3, visitors: await aTwinTeam(player) });
  const givenUp = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${givenUp}/play`, { body: { until: 'half' } });
  await player.request('POST', `/games/${givenUp}/abandon`);
  const gameIDs = [...first, ...(await play(manager, 5))];
  const added = await addedByCard(player, gameIDs);
  expect(added.size).toBeGreaterThan(9);
  for (const [cardID, games] of added) {
    const most = Math.max(...games.map(({ wpa }) => wpa));
    // Of equal games the first.
    const { gameID } = games.find(({ wpa }) => wpa === most)!;
    const { best } = await careerOf(player, cardID);
    expect(best, `card ${cardID}`).toMatchObject({ game: { gameID }, wpa: most });
  }
});

test('the job chooses anew what a program of before chose by points, and leaves the rest', async () => {
  const manager = await aManager(app, { year: 1954 });
  const { player } = manager;
  const [first] = await play(manager, 5);
  const rows = await careerRowsOf(player.userID);
  await chooseByPoints(player.userID, first!);
  const { card_id: cardID } = rows[0]!;
  expect(await careerOf(player, cardID)).toMatchObject({ isComplete: false, best: null });
  const { body: exported } = await player.request('GET', '/users/export');
  expect(exported.careers[0]).toMatchObject({ games: 5, bestGameID: null, bestWpa: null });
  await Promise.all([chooseEarlier(), chooseEarlier()]);
  expect(await careerRowsOf(player.userID)).toEqual(rows);
  expect(await careerOf(player, cardID)).toMatchObject({ isComplete: true });
  await chooseEarlier();
  expect(await careerRowsOf(player.userID)).toEqual(rows);
});

test('a game that ends before the job is counted at once, and is among those to choose from', async () => {
  const manager = await aManager(app, { year: 1954 });
  const { player } = manager;
  const [first] = await play(manager, 2);
  await chooseByPoints(player.userID, first!);
  await play(manager, 2);
  const waiting = await careerRowsOf(player.userID);
  expect(Math.max(...waiting.map(({ games }) => games))).toBe(4);
  expect(waiting.filter(({ best_game_id }) => best_game_id === first).length).toBeGreaterThan(8);
  await chooseEarlier();
  const chosen = await careerRowsOf(player.userID);
  await database.sql('update game set is_in_careers = false where user_id = $1', [player.userID]);
  await countEarlierCareers(database, lockBalance);
  expect(await careerRowsOf(player.userID)).toEqual(chosen);
});

test('of a card that came back only the games since then are chosen from', async () => {
  const manager = await aManager(app, { year: 1954 });
  const { player } = manager;
  const [first] = await play(manager, 4);
  const [best] = (await careerRowsOf(player.userID)).filter(
    ({ games, best_wpa }) => games === 4 && best_wpa > 0,
  );
  const cardID = best!.card_id;
  // As it ends with the last copy that is given back.
  await database.sql('delete from card_career where user_id = $1 and card_id = $2', [
    player.userID,
    cardID,
  ]);
  const [last] = await play(manager, 1);
  await chooseByPoints(player.userID, first!);
  await chooseEarlier();
  const [games] = (await addedByCard(player, [last!])).get(cardID)!;
  const { best: chosen } = await careerOf(player, cardID);
  expect(chosen).toMatchObject({ game: { gameID: last }, wpa: games!.wpa });
});

test('a card of whose games none can be read has no best game until its next', async () => {
  const manager = await aManager(app, { year: 1954 });
  const { player } = manager;
  const [damaged] = await play(manager, 1);
  await chooseByPoints(player.userID, damaged!);
  await database.sql(
    `update game_record set record = set_byte(record, 100, (get_byte(record, 100) + 1) % 256)
     where game_id = $1`,
    [damaged],
  );
  await chooseEarlier();
  const [row] = await careerRowsOf(player.userID);
  expect(await careerOf(player, row!.card_id)).toMatchObject({ isComplete: true, best: null });
  const [next] = await play(manager, 1);
  expect((await careerOf(player, row!.card_id)).best).toMatchObject({ game: { gameID: next } });
});
