import type { GameSummary } from '@pennant/contract/game-summary';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { Game } from '@pennant/contract/games';
import { DICE_SUMS } from '@pennant/rules/cards/card';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSource } from '@pennant/rules/games/setup';
import { GAME_PAY, gamePay } from '@pennant/rules/wallet/game-pay';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aDatabase } from '../testing/a-database.ts';
import { anApp } from '../testing/an-app.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

const { database, names } = recordStatements(await aDatabase());
const app = await anApp({ database });
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

async function aGame(role: 'home' | 'away') {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const sides =
    role === 'home' ? { home: teamID, visitors: club } : { home: club, visitors: teamID };
  return { player, gameID: await aStartedGame(player, { ...sides, role }) };
}

/** Has the batters of one side hit home runs on some sums of the dice, and nobody of the other. */
async function rig(
  gameID: string,
  strong: 'home' | 'visitors',
  sums: readonly number[] = [7],
): Promise<GameSource> {
  const [game] = await database.sql<{ setup: GameSource }>(
    'select setup from game where game_id = $1',
    [gameID],
  );
  const { setup } = game!;
  for (const side of ['home', 'visitors'] as const)
    for (const player of setup[side].players)
      if (player.type === 'Batter')
        Object.assign(player.dice, {
          base: DICE_SUMS.map((sum) => (side === strong && sums.includes(sum) ? 'HR' : 'SO')),
          extra: DICE_SUMS.map(() => 'SO'),
        });
  await database.sql('update game set setup = $2 where game_id = $1', [
    gameID,
    JSON.stringify(setup),
  ]);
  return setup;
}

test.each(['home', 'away'] as const)(
  'the answer that ends a game of the %s side is what the game shows from then on',
  async (role) => {
    const { player, gameID } = await aGame(role);
    const path = `/games/${gameID}`;
    app.advanceTime({ seconds: 1 });
    const { body: final } = await player.request('POST', `${path}/play`, {
      body: { until: 'final' },
    });
    const { body: game } = await player.request<Game>('GET', path);
    const { GameEvents: _events, changedLineups: _lineups, ...answered } = final;
    expect(game).toMatchObject(answered);
    expect(game.fairness.seed).toMatch(/^[0-9a-f]{64}$/);
    const { body: summary } = await player.request<GameSummary>('GET', `${path}/summary`);
    expect(summary).toMatchObject({
      isFinal: true,
      isAbandoned: false,
      resultDescription: final.resultDescription,
      finished: app.clock().toISOString(),
      fairness: game.fairness,
      UserCampaignContest: null,
    });
    expect(summary.GameEvents.map(({ eventNumber }) => eventNumber)).toEqual(
      final.GameEvents.map(({ eventNumber }: { eventNumber: number }) => eventNumber),
    );
  },
);

test('so is the answer to giving a game up, also when it is asked for again', async () => {
  const { player, gameID } = await aGame('away');
  const path = `/games/${gameID}`;
  await player.request('POST', `${path}/roll`, { body: {} });
  const { body: answered } = await player.request('POST', `${path}/abandon`);
  const { body: game } = await player.request<Game>('GET', path);
  expect(answered).toMatchObject({
    isFinal: true,
    isAbandoned: true,
    resultDescription: 'Mudville gave the game up.',
    GameEvents: [],
    fairness: game.fairness,
  });
  expect((await player.request('POST', `${path}/abandon`)).body).toEqual(answered);
  const refused = await player.request('POST', `${path}/roll`, { body: {} });
  expect([refused.status, refused.body.code]).toEqual([409, 'game_final']);
});

test.each([
  ['home', 'home'],
  ['away', 'visitors'],
] as const)(
  'a win of the %s side pays by its chance before the first pitch',
  async (role, side) => {
    const { player, gameID } = await aGame(role);
    const setup = await rig(gameID, side);
    await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
    const { body: summary } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
    const terms = { abandoned: false, betweenOwnTeams: false, paidToday: 0 };
    const winChance = optimalPregameWinProbability(compileSetup(setup), side);
    // So good a chance pays less than an even game.
    expect(gamePay({ ...terms, won: true, winChance })).toBeLessThan(GAME_PAY.evenWin);
    expect(summary.earnings).toMatchObject({
      money: gamePay({ ...terms, won: true, winChance }),
      experience: 30,
      experienceAfter: 30,
      gameOfDay: 1,
      clickedGameOfDay: 1,
    });
  },
);

test.each([
  ['leads', 'home', 1],
  ['is behind', 'visitors', 0],
] as const)(
  'the chance that a win pays by is worked out before the end where the user %s in the ninth',
  async (_, side, readBefore) => {
    const { player, gameID } = await aGame('home');
    await rig(gameID, side, [6, 7, 8]);
    const play = (until: string) =>
      player.request<RollResponse>('POST', `/games/${gameID}/play`, { body: { until } });
    // Sixteen halves: the eight innings before the ninth.
    for (let half = 0; half < 15; half += 1) await play('half');
    names.length = 0;
    const { body } = await play('half');
    expect(body.situation).toMatchObject({ inning: 9, half: 'top' });
    expect(names.filter((name) => name === 'games.find_setup')).toHaveLength(readBefore);
  },
);

test('the cards get what they did in all of it, the turns before the last included', async () => {
  const { player, gameID } = await aGame('home');
  const play = (until: string) =>
    player.request('POST', `/games/${gameID}/play`, { body: { until } });
  for (let half = 0; half < 3; half += 1) await play('half');
  await play('final');
  const { body } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
  const cards = await database.sql<Record<'card_id' | 'ab' | 'so' | 'ip_outs', number>>(
    `select card_id, ab::integer, so::integer, ip_outs::integer from card_inventory
     where user_id = $1 and (ab > 0 or ip_outs > 0) order by card_id`,
    [player.userID],
  );
  expect(cards).toEqual(
    body.boxScore.home
      .filter(({ ab, ipOuts }) => ab > 0 || ipOuts > 0)
      .map(({ cardID, ab, so, ipOuts }) => ({ card_id: cardID, ab, so, ip_outs: ipOuts }))
      .toSorted((a, b) => a.card_id - b.card_id),
  );
});

test('a loss pays the same whatever the chance was', async () => {
  const { player, gameID } = await aGame('home');
  await rig(gameID, 'visitors');
  await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
  const { body: summary } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
  expect(summary.earnings).toMatchObject({ money: GAME_PAY.loss, experience: 10 });
});

test('the summary notes the substitutions, in words', async () => {
  const { player, gameID } = await aGame('home');
  const { body } = await player.request('POST', `/games/${gameID}/sub`, {
    body: {
      removedGameLineupID: `${gameID}.h02`,
      addedGameLineupID: `${gameID}.h19`,
    },
  });
  await player.request('POST', `/games/${gameID}/roll`, { body: {} });
  const { body: summary } = await player.request<GameSummary>('GET', `/games/${gameID}/summary`);
  const [event] = body.GameEvents;
  expect(summary.notes).toEqual([
    { gameEventID: event.gameEventID, text: event.resultDescription },
  ]);
  expect(summary.earnings).toBeNull();
  expect(summary.finished).toBeNull();
});
