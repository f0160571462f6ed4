import type { GameSummary } from '@pennant/contract/game-summary';
import type { GameListItem } from '@pennant/contract/games';
import { expect, test } from 'vitest';
import { sendIdleGamesLetter } from './account/send-idle-games-letter.ts';
import { createFinalGameEffects } from './final-game-effects.ts';
import { endIdleGames, type IdleGamesContext } from './games/end-idle-games.ts';
import { createGameSetupCache } from './games/game-setup-cache.ts';
import { aManager, aStartedGame } from './games/testing/a-game.ts';
import { aSeason } from './packs/testing/a-season.ts';
import { aClub } from './teams/testing/a-club.ts';
import { aPlayer, signIn, type TestPlayer } from './testing/a-player.ts';
import { anApp } from './testing/an-app.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

const aContext = (changes: Partial<IdleGamesContext> = {}): IdleGamesContext => ({
  setups: createGameSetupCache(),
  finalGameEffects: createFinalGameEffects(() => undefined),
  sendLetter: (tx, letter) =>
    sendIdleGamesLetter(tx, { ...letter, publicUrl: 'https://pennant.example' }),
  ...changes,
});
const runJob = (changes?: Partial<IdleGamesContext>) =>
  endIdleGames(aContext(changes), database, app.clock());

/** Lets days pass, and the job run once on each. */
const live = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    app.advanceTime({ days: 1 });
    await runJob();
  }
};

/** A user with a game that was begun now, and one roll unless it is left before the first pitch. */
async function anIdleGame({ isRolled = true } = {}) {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  if (isRolled) await player.request('POST', `/games/${gameID}/roll`, { body: {} });
  return { player, teamID, gameID };
}

/** The session of months ago has ended. */
const atHome = (player: TestPlayer) => signIn(app, player);
const roll = async (player: TestPlayer, gameID: string) =>
  (await atHome(player)).request('POST', `/games/${gameID}/roll`, { body: {} });
const summaryOf = async (player: TestPlayer, gameID: string): Promise<GameSummary> =>
  (await (await atHome(player)).request('GET', `/games/${gameID}/summary`)).body;
const lettersTo = async ({ email }: TestPlayer) =>
  (await app.emails()).filter(({ to }) => to === email);

test('a letter comes once, after 76 days, with the clubs, the last day and the way back', async () => {
  const { player, gameID } = await anIdleGame();
  const played = app.clock();
  await live(75);
  expect(await lettersTo(player)).toEqual([]);
  await live(5);
  const letters = await lettersTo(player);
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  const last = new Date(played.getTime() + 90 * 86_400_000);
  const day = last.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
  expect(letter?.text).toContain(`1954 Boxcar Nine at Mudville, until ${day}`);
  expect(letter?.text).toContain(`https://pennant.example/game/${gameID}/play`);
  const { body: games } = await (
    await atHome(player)
  ).request<GameListItem[]>('GET', '/games/user/');
  const endOfLast = new Date(last.getTime() + 86_400_000).toISOString().slice(0, 10);
  expect(games.map(({ endsIdleAt }) => endsIdleAt)).toEqual([`${endOfLast}T00:00:00.000Z`]);
});

test('after 90 days the game ends: abandoned, a loss, without pay or experience', async () => {
  const { player, teamID, gameID } = await anIdleGame();
  const wallet = async () => (await (await atHome(player)).request('GET', '/wallet')).body;
  const before = await wallet();
  await live(90);
  expect(await summaryOf(player, gameID)).toMatchObject({ isFinal: false, isAbandoned: false });
  await live(1);
  expect(await summaryOf(player, gameID)).toMatchObject({
    isFinal: true,
    isAbandoned: true,
    hasEndedIdle: true,
    resultDescription: 'Mudville gave the game up.',
    finished: app.clock().toISOString(),
    earnings: { money: 0, experience: 0 },
  });
  expect(await wallet()).toEqual(before);
  const [team] = await database.sql('select elo, elo_games from team where team_id = $1', [teamID]);
  expect(team).toMatchObject({ elo_games: 1 });
  expect(team?.elo).toBeLessThan(1500);
  expect(await roll(player, gameID)).toMatchObject({ status: 409, body: { code: 'game_final' } });
  const { body: games } = await (
    await atHome(player)
  ).request<GameListItem[]>('GET', '/games/user/');
  expect(games[0]?.endsIdleAt).toBeNull();
});

test('a roll after the letter keeps the game for another 90 days, with a letter of its own', async () => {
  const { player, gameID } = await anIdleGame();
  await live(85);
  expect((await roll(player, gameID)).status).toBe(200);
  await live(75);
  expect((await summaryOf(player, gameID)).isFinal).toBe(false);
  expect(await lettersTo(player)).toHaveLength(1);
  await live(15);
  expect(await lettersTo(player)).toHaveLength(2);
  expect((await summaryOf(player, gameID)).isFinal).toBe(false);
  await live(1);
  expect((await summaryOf(player, gameID)).isAbandoned).toBe(true);
});

test('who abandons a game after the letter has abandoned it', async () => {
  const { player, gameID } = await anIdleGame();
  await live(80);
  await (await atHome(player)).request('POST', `/games/${gameID}/abandon`);
  expect(await summaryOf(player, gameID)).toMatchObject({ isAbandoned: true, hasEndedIdle: false });
});

test('a first roll, on the day of the letter, keeps it as well', async () => {
  const { player, gameID } = await anIdleGame({ isRolled: false });
  await live(76);
  expect(await lettersTo(player)).toHaveLength(1);
  await roll(player, gameID);
  await live(20);
  expect((await summaryOf(player, gameID)).isFinal).toBe(false);
});

test.each(['it', 'another game of the user'])(
  'a roll that comes while the job is at %s wins',
  async (which) => {
    const { player, teamID, gameID: first } = await anIdleGame();
    app.advanceTime({ seconds: 1 });
    const second = await aStartedGame(player, { home: teamID, visitors: club });
    const rolled = which === 'it' ? first : second;
    await live(90);
    app.advanceTime({ days: 1 });
    const setups = createGameSetupCache();
    await runJob({
      setups: {
        ...setups,
        load: async (queries, key) => {
          if (key.gameID === first) await roll(player, rolled);
          return setups.load(queries, key);
        },
      },
    });
    expect((await summaryOf(player, rolled)).isFinal).toBe(false);
    const other = rolled === first ? second : first;
    expect((await summaryOf(player, other)).isAbandoned).toBe(true);
  },
);

test('a letter of before a roll ends nothing, even where no other can be written', async () => {
  const { player, gameID } = await anIdleGame();
  await live(76);
  await roll(player, gameID);
  app.advanceTime({ days: 120 });
  const failing = runJob({ sendLetter: () => Promise.reject(new Error('no ink')) });
  await expect(failing).rejects.toThrow('not all idle games were handled');
  expect((await summaryOf(player, gameID)).isFinal).toBe(false);
});

test('a program that was off for months writes first, and waits two weeks', async () => {
  const { player, gameID } = await anIdleGame();
  app.advanceTime({ days: 200 });
  await runJob();
  expect(await lettersTo(player)).toHaveLength(1);
  await live(13);
  expect((await summaryOf(player, gameID)).isFinal).toBe(false);
  await live(1);
  expect((await summaryOf(player, gameID)).isAbandoned).toBe(true);
});

test('two programs write one letter and end a game once', async () => {
  const { player, teamID, gameID } = await anIdleGame();
  app.advanceTime({ days: 76 });
  await Promise.all([runJob(), runJob(), runJob()]);
  expect(await lettersTo(player)).toHaveLength(1);
  app.advanceTime({ days: 15 });
  await Promise.all([runJob(), runJob(), runJob()]);
  expect((await summaryOf(player, gameID)).isAbandoned).toBe(true);
  const [team] = await database.sql('select elo_games from team where team_id = $1', [teamID]);
  expect(team).toEqual({ elo_games: 1 });
});

test('one letter tells of all games of a user that are about to end, and of no other', async () => {
  const { player, teamID, gameID: first } = await anIdleGame();
  app.advanceTime({ days: 5 });
  const near = await aStartedGame(await atHome(player), { home: teamID, visitors: club });
  app.advanceTime({ days: 30 });
  const far = await aStartedGame(await atHome(player), { home: teamID, visitors: club });
  await live(50);
  const letters = await lettersTo(player);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(first);
  expect(letters[0]?.text).toContain(near);
  expect(letters[0]?.text).not.toContain(far);
});

test('a letter that cannot be written keeps no other from being sent, and is tried again', async () => {
  const [unlucky, lucky] = [await anIdleGame(), await anIdleGame()];
  app.advanceTime({ days: 76 });
  const { sendLetter } = aContext();
  const failing = runJob({
    sendLetter: async (tx, letter) => {
      if (letter.userID === unlucky.player.userID) throw new Error('no ink');
      await sendLetter(tx, letter);
    },
  });
  await expect(failing).rejects.toThrow('not all idle games were handled');
  expect(await lettersTo(lucky.player)).toHaveLength(1);
  expect(await lettersTo(unlucky.player)).toEqual([]);
  await runJob();
  expect(await lettersTo(unlucky.player)).toHaveLength(1);
});

test('a game of a contest is a loss of the contest', async () => {
  const admin = await aPlayer(app, { username: 'landis', isAdmin: true });
  const { body: campaign } = await admin.request('POST', '/campaign/create', {
    body: { name: 'Long Wait Cup', desc: 'Patience.' },
  });
  const { body: contest } = await admin.request('POST', '/campaignContest/create', {
    body: {
      campaignID: campaign.campaignID,
      name: 'The Final',
      userTeamID: club,
      rewardID: null,
      numOfGames: 1,
    },
  });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { body: series } = await player.request('POST', '/userCampaignContest/create', {
    body: { campaignContestID: contest.campaignContestID },
  });
  const { userCampaignContestID } = series;
  const game = await player.request('POST', '/games/campaign', {
    body: { userCampaignContestID, homeUserTeamID: teamID, visitingUserTeamID: club },
  });
  expect(game.status).toBe(200);
  await live(91);
  const { body: after } = await (
    await atHome(player)
  ).request('GET', `/userCampaignContest/${userCampaignContestID}`);
  expect(after).toMatchObject({ losses: 1, result: 'loss' });
});

test('an account that is deleted after the letter takes its games along', async () => {
  const { player } = await anIdleGame();
  await live(76);
  await database.sql('delete from account where user_id = $1', [player.userID]);
  await live(15);
  expect(await database.sql('select from game where user_id = $1', [player.userID])).toEqual([]);
});

test('hundreds of games of many users end in batches, each once', async () => {
  const users = [await anIdleGame(), await anIdleGame(), await anIdleGame(), await anIdleGame()];
  const copies = 125;
  for (const { player, gameID } of users) {
    await database.sql(
      `with ids as (select gen_random_uuid() as id, 1000 + n as number
                    from generate_series(1, $3::integer) n),
         committed as (
           insert into game_commitment
           select (jsonb_populate_record(c, jsonb_build_object('game_id', id, 'number', ids.number))).*
           from game_commitment c, ids where user_id = $1 and game_id = $2 returning game_id)
       insert into game
       select (jsonb_populate_record(g, jsonb_build_object('game_id', committed.game_id))).*
       from game g, committed where g.user_id = $1 and g.game_id = $2`,
      [player.userID, gameID, copies],
    );
  }
  const left = async () =>
    (
      await database.sql<{ games: string }>(
        'select count(*) as games from game where not is_final and user_id = any($1)',
        [users.map(({ player }) => player.userID)],
      )
    )[0]?.games;
  expect(Number(await left())).toBe(4 * (copies + 1));
  app.advanceTime({ days: 76 });
  await runJob();
  for (const { player } of users) expect(await lettersTo(player)).toHaveLength(1);
  app.advanceTime({ days: 15 });
  await runJob();
  expect(Number(await left())).toBe(0);
  for (const { teamID } of users) {
    const [team] = await database.sql('select elo_games from team where team_id = $1', [teamID]);
    expect(team).toEqual({ elo_games: copies + 1 });
  }
});
