import type { Career, CareerMoment } from '@pennant/contract/career';
import type { GameSummary } from '@pennant/contract/game-summary';
import { CAREER_NUMBERS } from '@pennant/rules/cards/career';
import { describe, expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { GOOD_PASSWORD, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { credit } from '../wallet/ledger.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { countEarlierCareers } from './count-earlier-careers.ts';
import { aManager, aStartedGame, aTwinTeam } from './testing/a-game.ts';
import { playGames } from './testing/play-games.ts';
import { takeRecordApart } from './testing/take-record-apart.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954, name: '1954 Boxcar Nine' });

const countEarlier = () => countEarlierCareers(database, lockBalance);

const play = (
  manager: { player: TestPlayer; teamID: string },
  { games, visitors = club }: { games: number; visitors?: string },
) => playGames(app, manager, { games, visitors });

interface Counters {
  readonly card_id: number;
  readonly type: 'Batter' | 'Pitcher';
  readonly ab: number;
  readonly hits: number;
  readonly hr: number;
  readonly so: number;
  readonly runs: number;
  readonly rbi: number;
  readonly bb: number;
  readonly sb: number;
}

const countersOf = (userID: string) =>
  database.sql<Counters>(
    `select card_id, card.type, ab, h1 + h2 + h3 + hr as hits, hr, so, runs, rbi, bb, sb
     from card_inventory join card using (card_id) where user_id = $1 order by card_id`,
    [userID],
  );

const careerRowsOf = (userID: string) =>
  database.sql(`select * from card_career where user_id = $1 order by card_id`, [userID]);

const careerOf = async (player: TestPlayer, cardID: number) =>
  (await player.request<Career>('GET', `/card/${cardID}/career`)).body;

/** The card that hit the most. */
const bestBatterOf = async (userID: string) =>
  (await countersOf(userID))
    .filter(({ type }) => type === 'Batter')
    .toSorted((a, b) => b.hits - a.hits)[0]!.card_id;

describe('over many games', () => {
  test('careers are the counters of the cards, and each moment is a play that made it', async () => {
    const manager = await aManager(app, { year: 1954 });
    const { player } = manager;
    const gameIDs = await play(manager, { games: 12 });
    const summaries = new Map<string, GameSummary>();
    for (const gameID of gameIDs)
      summaries.set(gameID, (await player.request('GET', `/games/${gameID}/summary`)).body);
    for (const counters of await countersOf(player.userID)) {
      const career = await careerOf(player, counters.card_id);
      const { ab, hits, hr, so, runs, rbi, bb, sb } = counters;
      const lines = [...summaries.values()].flatMap(({ boxScore }) =>
        boxScore.home.filter(({ cardID }) => cardID === counters.card_id),
      );
      const er = lines.reduce((sum, line) => sum + line.er, 0);
      expect(career.totals).toMatchObject({ ab, hr, so, runs, rbi, bb, sb, er });
      const counts =
        counters.type === 'Batter'
          ? { H: hits, HR: hr, R: runs, RBI: rbi, BB: bb, SB: sb }
          : { SO: so, W: career.totals.wins, SV: career.totals.saves };
      for (const [figure, total] of Object.entries({ ...counts, G: career.totals.games }))
        expect(
          career.moments.filter((one) => one.figure === figure).map(({ number }) => number),
          `${figure} of ${counters.card_id}`,
        ).toEqual(CAREER_NUMBERS.filter((number) => number <= total));
      for (const moment of career.moments) expectPlay(moment, summaries, counters.card_id);
    }
    const wins = gameIDs.filter((id) => {
      const { homeScore, visitorScore } = summaries.get(id)!.scoreboardData;
      return homeScore > visitorScore;
    });
    const rows = await database.sql<{ wins: number; losses: number }>(
      'select sum(wins)::integer as wins, sum(losses)::integer as losses from card_career where user_id = $1',
      [player.userID],
    );
    expect(rows).toEqual([{ wins: wins.length, losses: 12 - wins.length }]);
  });

  test('the job makes of all games the same as their ends made one by one', async () => {
    const manager = await aManager(app, { year: 1954 });
    const { userID } = manager.player;
    const [first] = await play(manager, { games: 6 });
    const rows = await careerRowsOf(userID);
    expect(rows.length).toBeGreaterThan(9);
    await database.sql('delete from card_career where user_id = $1', [userID]);
    await database.sql('update game set is_in_careers = false where user_id = $1', [userID]);
    // A game that has no record yet is counted like any other.
    await takeRecordApart(database, { userID, gameID: first! });
    const cardID = await bestBatterOf(userID);
    expect(await careerOf(manager.player, cardID)).toMatchObject({ isComplete: false, best: null });
    await countEarlier();
    expect(await careerRowsOf(userID)).toEqual(rows);
    await countEarlier();
    expect(await careerRowsOf(userID)).toEqual(rows);
    expect(await careerOf(manager.player, cardID)).toMatchObject({ isComplete: true });
  });

  test('of games that end at the same moment each counts those before it', async () => {
    const { player, teamID } = await aManager(app, { year: 1954 });
    const gameIDs: string[] = [];
    for (let game = 0; game < 4; game += 1)
      gameIDs.push(await aStartedGame(player, { home: teamID, visitors: club }));
    await Promise.all(
      gameIDs.map((id) =>
        player.request('POST', `/games/${id}/play`, { body: { until: 'final' } }),
      ),
    );
    const cardID = await bestBatterOf(player.userID);
    const { totals, moments } = await careerOf(player, cardID);
    expect(totals.games).toBe(4);
    const reached = moments.map(({ figure, number }) => `${figure} ${number}`);
    expect(new Set(reached).size).toBe(reached.length);
    expect(reached).toContain('H 1');
  });

  test('a game that ends before the job has counted earlier ones is counted by the job', async () => {
    const manager = await aManager(app, { year: 1954 });
    const { userID } = manager.player;
    await play(manager, { games: 2 });
    await database.sql('delete from card_career where user_id = $1', [userID]);
    await database.sql('update game set is_in_careers = false where user_id = $1', [userID]);
    await play(manager, { games: 1 });
    expect(await careerRowsOf(userID)).toEqual([]);
    await countEarlier();
    const games = await database.sql<{ games: number }>(
      'select max(games) as games from card_career where user_id = $1',
      [userID],
    );
    expect(games).toEqual([{ games: 3 }]);
    await play(manager, { games: 1 });
    const rows = await careerRowsOf(userID);
    await database.sql('update game set is_in_careers = false where user_id = $1', [userID]);
    await countEarlier();
    expect(await careerRowsOf(userID)).toEqual(rows);
  });
});

/**
 * Returns the result that the play of a moment must have; null where the figure asks for none. A
 * win and a save are told by the last play: events stand newest first.
 */
const resultOf = (figure: CareerMoment['figure']) =>
  figure === 'HR' || figure === 'H2' || figure === 'H3' || figure === 'SO' ? figure : null;

function expectPlay(
  { figure, game, eventNumber }: CareerMoment,
  summaries: ReadonlyMap<string, GameSummary>,
  cardID: number,
) {
  const { GameEvents } = summaries.get(game.gameID)!;
  const event = GameEvents.find((one) => one.eventNumber === eventNumber);
  const isLast = event === GameEvents[0];
  expect(
    { figure, cardID, resultType: event?.resultType, isLast },
    'the play of a moment',
  ).toMatchObject({
    resultType: resultOf(figure) ?? event!.resultType,
    isLast: figure === 'W' || figure === 'SV' || isLast,
  });
}

test('games between own teams and games given up count for no career', async () => {
  const manager = await aManager(app, { year: 1954 });
  const { player, teamID } = manager;
  await play(manager, { games: 1, visitors: await aTwinTeam(player) });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${gameID}/play`, { body: { until: 'half' } });
  await player.request('POST', `/games/${gameID}/abandon`);
  await countEarlier();
  expect(await careerRowsOf(player.userID)).toEqual([]);
  const [card] = await countersOf(player.userID);
  expect(await careerOf(player, card!.card_id)).toMatchObject({
    isComplete: true,
    totals: { games: 0 },
    moments: [],
    best: null,
  });
});

test('the best game has the card’s line of that game', async () => {
  const manager = await aManager(app, { year: 1954 });
  const [gameID] = await play(manager, { games: 1 });
  const cardID = await bestBatterOf(manager.player.userID);
  const { best } = await careerOf(manager.player, cardID);
  const { body: summary } = await manager.player.request<GameSummary>(
    'GET',
    `/games/${gameID}/summary`,
  );
  const rows = [...summary.boxScore.home, ...summary.boxScore.visitors];
  const { ab, h1, hr, wpa } = rows.find((row) => row.cardID === cardID)!;
  expect(best).toMatchObject({
    game: { gameID, opponent: '1954 Boxcar Nine', isPublic: true },
    line: { type: 'Batter', ab, h1, hr },
    wpa,
  });
});

describe('how a card came', () => {
  test('out of a pack, with the commitment of the epoch that it was drawn from', async () => {
    const { player } = await aManager(app, { year: 1954 });
    await database.transaction(async (tx) => {
      const gift = { userID: player.userID, amount: 9000, reason: 'Gift', cause: { kind: 'test' } };
      await credit(tx, { ...gift, now: app.clock() });
      return { ok: true as const };
    });
    await player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 10 } });
    const { body: opened } = await player.request('POST', '/packInventory/open', {
      body: { seriesID: 1954, amount: 10 },
    });
    const { cardID, pack } = opened.cards.find(({ isNew }: { isNew: boolean }) => isNew);
    const { origin } = await careerOf(player, cardID);
    expect(origin).toMatchObject({
      kind: 'pack',
      received: app.clock().toISOString(),
      pack: {
        seriesID: 1954,
        epochID: opened.draw.epochID,
        number: opened.draw.firstPack + pack,
        commitment: opened.draw.commitment,
      },
    });
  });

  test('is not told of a card that came before the ledger did', async () => {
    const { player } = await aManager(app, { year: 1954 });
    const [card] = await countersOf(player.userID);
    expect((await careerOf(player, card!.card_id)).origin).toBeNull();
  });
});

describe('at the address for others', () => {
  const NOT_FOUND = { status: 404, body: { code: 'career_not_found' } };
  const seen = (username: string, cardID: number) =>
    app.request<Career>('GET', `/players/${username}/career?cardID=${cardID}`);

  test('a guest sees what the owner sees, as long as all games are shown', async () => {
    const manager = await aManager(app, { year: 1954 });
    await play(manager, { games: 2 });
    const cardID = await bestBatterOf(manager.player.userID);
    const { status, body } = await seen(manager.player.username, cardID);
    expect(status).toBe(200);
    expect(body).toEqual(await careerOf(manager.player, cardID));
    expect(JSON.stringify(body)).not.toContain(manager.player.userID);
  });

  test('what came in a hidden game is left out for others, and kept for the owner', async () => {
    const manager = await aManager(app, { year: 1954 });
    const { player } = manager;
    const [first] = await play(manager, { games: 2 });
    await player.request('PUT', `/games/${first}/visibility`, { body: { isPublic: false } });
    const cardID = await bestBatterOf(player.userID);
    const own = await careerOf(player, cardID);
    expect(own.moments[0]).toMatchObject({ figure: 'G', number: 1, game: { isPublic: false } });
    const { body } = await seen(player.username, cardID);
    expect(JSON.stringify(body)).not.toContain(first);
    expect(body.moments).toEqual(own.moments.filter(({ game }) => game.gameID !== first));
    expect(body.totals).toEqual(own.totals);
  });

  test('hidden, unknown and not owned have the same response', async () => {
    const manager = await aManager(app, { year: 1954 });
    const { player } = manager;
    await play(manager, { games: 1 });
    const cardID = await bestBatterOf(player.userID);
    expect((await seen(player.username, cardID)).status).toBe(200);
    expect(await seen(player.username, 19_549_999)).toMatchObject(NOT_FOUND);
    expect(await seen('nobody_of_that_name', cardID)).toMatchObject(NOT_FOUND);
    await player.request('PUT', '/users/profile', { body: { showsGames: false } });
    expect(await seen(player.username, cardID)).toMatchObject(NOT_FOUND);
    expect((await careerOf(player, cardID)).moments[0]?.game.isPublic).toBe(false);
    await player.request('PUT', '/users/profile', { body: { showsGames: true } });
    expect((await seen(player.username, cardID)).status).toBe(200);
    await player.request('POST', '/users/delete', { body: { password: GOOD_PASSWORD } });
    expect(await seen(player.username, cardID)).toMatchObject(NOT_FOUND);
    expect(await careerRowsOf(player.userID)).toEqual([]);
  });
});

test('the export has the careers', async () => {
  const manager = await aManager(app, { year: 1954 });
  const [gameID] = await play(manager, { games: 1 });
  const { body } = await manager.player.request('GET', '/users/export');
  expect(body.careers.length).toBeGreaterThan(9);
  expect(body.careers[0]).toMatchObject({
    games: 1,
    bestGameID: gameID,
    bestWpa: expect.any(Number),
  });
  expect(body.careers[0].moments).toContainEqual({
    figure: 'G',
    number: 1,
    gameID,
    eventNumber: expect.any(Number),
  });
});
