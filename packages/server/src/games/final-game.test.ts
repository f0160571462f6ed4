import type { GameSummary } from '@pennant/contract/game-summary';
import type { Game } from '@pennant/contract/games';
import { DICE_SUMS } from '@pennant/rules/cards/card';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSource } from '@pennant/rules/games/setup';
import { GAME_PAY, gamePay } from '@pennant/rules/wallet/game-pay';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { anApp } from '../testing/an-app.ts';
import { aManager, aStartedGame } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });

async function aGame(role: 'home' | 'away') {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const sides =
    role === 'home' ? { home: teamID, visitors: club } : { home: club, visitors: teamID };
  return { player, gameID: await aStartedGame(player, { ...sides, role }) };
}

/** Has the batters of one side hit home runs on one number of the dice, and nobody of the other. */
async function rig(gameID: string, strong: 'home' | 'visitors'): Promise<GameSource> {
  const [game] = await database.sql<{ setup: GameSource }>(
    'select setup from game where game_id = $1',
    [gameID],
  );
  const { setup } = game!;
  for (const side of ['home', 'visitors'] as const)
    for (const player of setup[side].players)
      if (player.type === 'Batter')
        Object.assign(player.dice, {
          base: DICE_SUMS.map((sum) => (side === strong && sum === 7 ? 'HR' : 'SO')),
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
