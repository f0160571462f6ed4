import type { ContestOfGame } from '@pennant/contract/game-summary';
import { DICE_SUMS } from '@pennant/rules/cards/card';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { PREGAME_EVENT_NUMBER, drawIsHome } from '@pennant/rules/campaigns/draw-home-or-away';
import type { GameSource } from '@pennant/rules/games/setup';
import { drawReward } from '@pennant/rules/rewards/draw-reward';
import { expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { readLedgerAndHoldings } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const admin = await aPlayer(app, { username: 'commissioner', isAdmin: true });

async function aContest(form: { numOfGames?: number | null; reward?: Record<string, unknown> }) {
  const { body: campaign } = await admin.request('POST', '/campaign/create', {
    body: { name: 'Mudville Cup', desc: 'For the pride of Mudville.' },
  });
  const rewardID = form.reward
    ? (await admin.request('POST', '/reward/create', { body: form.reward })).body.rewardID
    : null;
  const { status, body } = await admin.request('POST', '/campaignContest/create', {
    body: {
      campaignID: campaign.campaignID,
      name: 'The Final',
      userTeamID: club,
      rewardID,
      numOfGames: form.numOfGames ?? null,
    },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as { campaignContestID: number; campaignID: number; numOfGames: number };
}

const start = async (player: TestPlayer, campaignContestID: number): Promise<string> =>
  (await player.request('POST', '/userCampaignContest/create', { body: { campaignContestID } }))
    .body.userCampaignContestID;

const next = (player: TestPlayer, series: string, teamID: string, key?: string) =>
  player.request('POST', '/games/campaign', {
    ...(key === undefined ? {} : { key }),
    body: {
      userCampaignContestID: series,
      homeUserTeamID: teamID,
      visitingUserTeamID: club,
    },
  });

const batting = (cell: string) => ({
  base: DICE_SUMS.map((sum) => (sum >= 6 && sum <= 8 ? cell : 'SO')),
  extra: DICE_SUMS.map(() => 'SO'),
});

/**
 * Gives one side home runs and the other strikeouts before the first pitch, so that the one wins.
 */
async function rigGame(gameID: string, side: 'own' | 'other') {
  const [game] = await database.sql<{ role: string; setup: GameSource }>(
    'select role, setup from game where game_id = $1',
    [gameID],
  );
  const { role, setup } = game!;
  const strong = (role === 'home') === (side === 'own') ? 'home' : 'visitors';
  for (const team of ['home', 'visitors'] as const) {
    for (const player of setup[team].players) {
      if (player.type === 'Batter')
        Object.assign(player.dice, batting(team === strong ? 'HR' : 'SO'));
      else Object.assign(player, { dice: DICE_SUMS.map(() => null) });
    }
  }
  await database.sql('update game set setup = $2 where game_id = $1', [
    gameID,
    JSON.stringify(setup),
  ]);
}

const playOn = (player: TestPlayer, gameID: string) =>
  player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });

async function play(player: TestPlayer, series: string, teamID: string, side: 'own' | 'other') {
  app.advanceTime({ seconds: 1 });
  const { status, body } = await next(player, series, teamID);
  if (status !== 200) throw new Error(JSON.stringify(body));
  await rigGame(body.gameID, side);
  const played = await playOn(player, body.gameID);
  if (played.status !== 200) throw new Error(JSON.stringify(played.body));
  return body.gameID as string;
}

const show = async (player: TestPlayer, series: string) =>
  (await player.request('GET', `/userCampaignContest/${series}`)).body;

test('a contest has seven games unless its maker says otherwise, and the opponent’s name where it has none', async () => {
  const contest = await aContest({});
  expect(contest.numOfGames).toBe(7);
  const changed = await admin.request('PUT', `/campaignContest/${contest.campaignContestID}`, {
    body: { campaignID: contest.campaignID, userTeamID: club, rewardID: null, numOfGames: null },
  });
  expect(changed.body).toMatchObject({ numOfGames: 7, name: '1954 Boxcar Nine', rewardID: null });
  const { body } = await app.request('GET', `/campaignContest/${contest.campaignContestID}`);
  expect(body).toMatchObject({ userTeamID: club, Campaign: { name: 'Mudville Cup' } });
  const { body: log } = await admin.request(
    'GET',
    `/admin/audit?subjectKind=contest&subjectID=${contest.campaignContestID}`,
  );
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'contest_changed',
    'contest_created',
  ]);
});

test('a campaign or contest that is saved again as it was is no change: the log has what differs, once', async () => {
  const { campaignID, campaignContestID } = await aContest({});
  const logOf = async (kind: 'campaign' | 'contest', id: number) =>
    (await admin.request('GET', `/admin/audit?subjectKind=${kind}&subjectID=${id}`)).body.map(
      ({ action, before, after }: Record<string, unknown>) => [action, before, after],
    );
  const contest = { campaignID, userTeamID: club, rewardID: null, name: 'Final', numOfGames: 9 };
  const campaign = { name: 'Mudville Cup', desc: 'A cup for Mudville.' };
  for (let time = 0; time < 2; time += 1) {
    await admin.request('PUT', `/campaignContest/${campaignContestID}`, { body: contest });
    await admin.request('PUT', `/campaign/${campaignID}`, { body: campaign });
  }
  expect((await logOf('contest', campaignContestID)).slice(0, -1)).toEqual([
    [
      'contest_changed',
      expect.objectContaining({ numOfGames: 7 }),
      expect.objectContaining({ numOfGames: 9 }),
    ],
  ]);
  const [[changed, before, after], ...others] = await logOf('campaign', campaignID);
  expect(changed).toBe('campaign_changed');
  expect(after).toEqual({ desc: campaign.desc });
  expect(before).not.toEqual(after);
  expect(others.filter(([action]: unknown[]) => action === 'campaign_changed')).toEqual([]);
});

test('a campaign needs a name and a description, a contest a campaign and a comp team', async () => {
  const { campaignID } = await aContest({});
  const post = async (path: string, body: unknown) =>
    (await admin.request('POST', path, { body })).body.code;
  expect(await post('/campaign/create', { name: '', desc: 'x' })).toBe('malformed');
  expect(await post('/campaign/create', { name: 'x' })).toBe('malformed');
  expect(await post('/campaignContest/create', { campaignID })).toBe('malformed');
  expect(await post('/campaignContest/create', { userTeamID: club })).toBe('malformed');
  const noTeam = { campaignID, userTeamID: crypto.randomUUID() };
  expect(await post('/campaignContest/create', noTeam)).toBe('comp_team_unknown');
  const noReward = { campaignID, userTeamID: club, rewardID: 99_999 };
  expect(await post('/campaignContest/create', noReward)).toBe('reward_not_found');
  const noCampaign = { campaignID: 99_999, userTeamID: club };
  expect(await post('/campaignContest/create', noCampaign)).toBe('campaign_not_found');
});

test('a series is won as soon as more than half of its games are, and its reward comes with that game', async () => {
  const { campaignContestID, campaignID } = await aContest({
    numOfGames: 3,
    reward: { money: 4000, seriesID: 1954, numberOfSeries: 2, cardID: 19_540_001 },
  });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  await play(player, series, teamID, 'own');
  expect(await show(player, series)).toMatchObject({ wins: 1, losses: 0, result: null });
  const last = await play(player, series, teamID, 'own');

  const won = await show(player, series);
  expect(won).toMatchObject({
    wins: 2,
    losses: 0,
    result: 'win',
    resultDescription: 'The Final: won, 2 to 0.',
    granted: { money: 4000, packs: 2, cardID: 19_540_001, gameID: last },
    CampaignContest: { numOfGames: 3 },
  });
  expect(won.Games.map(({ gameID }: { gameID: string }) => gameID)).toContain(last);
  const { body: summary } = await player.request('GET', `/games/${last}/summary`);
  expect(summary.UserCampaignContest).toMatchObject({
    userCampaignContestID: series,
    result: 'win',
    decided: 'win',
    wins: 2,
    losses: 0,
    granted: { money: 4000, packs: 2, series: '1954 Base', cardID: 19_540_001 },
  });
  const { body: games } = await player.request('GET', '/games/user/');
  expect(games[0]).toMatchObject({ campaign: 'Mudville Cup', userCampaignContestID: series });
  const { body: campaign } = await player.request('GET', `/campaign/${campaignID}/user`);
  expect(campaign.CampaignContests[0]).toMatchObject({
    isWon: true,
    UserCampaignContest: { userCampaignContestID: series, result: 'win' },
  });

  const rows = await database.sql<{ amount: number }>(
    `select amount from journal join posting using (user_id, journal_id)
     where user_id = $1 and reason = 'Contest won: The Final' and asset = 'money' and holder = 'user'`,
    [player.userID],
  );
  expect(rows).toEqual([{ amount: 4000 }]);
});

const contestOf = async (player: TestPlayer, gameID: string): Promise<ContestOfGame> =>
  (await player.request('GET', `/games/${gameID}/summary`)).body.UserCampaignContest;

test('each game of a series tells how it left the series, also when the series has gone on', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 3, reward: { money: 4000 } });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const first = await play(player, series, teamID, 'other');
  expect(await contestOf(player, first)).toMatchObject({
    wins: 0,
    losses: 1,
    result: null,
    decided: null,
    granted: null,
    gamesLeft: 2,
    openGameID: null,
    nextContest: null,
  });
  const second = await play(player, series, teamID, 'own');
  const { body: open } = await next(player, series, teamID);
  await rigGame(open.gameID, 'own');
  expect(await contestOf(player, open.gameID)).toMatchObject({ wins: 1, losses: 1, decided: null });
  expect(await contestOf(player, second)).toMatchObject({ openGameID: open.gameID, gamesLeft: 0 });
  app.advanceTime({ seconds: 1 });
  await playOn(player, open.gameID);
  expect(await contestOf(player, first)).toMatchObject({ wins: 0, losses: 1, decided: null });
  expect(await contestOf(player, second)).toMatchObject({ wins: 1, losses: 1, decided: null });
  expect(await contestOf(player, open.gameID)).toMatchObject({
    wins: 2,
    losses: 1,
    decided: 'win',
    granted: { money: 4000 },
    openGameID: null,
  });
});

test('the campaign is won by the game that wins its last contest, once, and the ladder is told before', async () => {
  const { campaignID, campaignContestID: opener } = await aContest({ numOfGames: 1 });
  const { body: second } = await admin.request('POST', '/campaignContest/create', {
    body: { campaignID, name: 'The Decider', userTeamID: club, numOfGames: 1 },
  });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const win = async (contestID: number) =>
    play(player, await start(player, contestID), teamID, 'own');
  const decider = await win(second.campaignContestID);
  expect(await contestOf(player, decider)).toMatchObject({
    decided: 'win',
    isCampaignWon: false,
    Campaign: { campaignID, name: 'Mudville Cup' },
    nextContest: {
      campaignContestID: opener,
      name: 'The Final',
      opponent: '1954 Boxcar Nine',
      numOfGames: 1,
    },
  });
  const lost = await play(player, await start(player, opener), teamID, 'other');
  expect(await contestOf(player, lost)).toMatchObject({ decided: 'loss', isCampaignWon: false });
  const last = await win(opener);
  expect(await contestOf(player, last)).toMatchObject({ isCampaignWon: true, nextContest: null });
  expect(await contestOf(player, decider)).toMatchObject({ isCampaignWon: false });
  expect(await contestOf(player, await win(opener))).toMatchObject({
    decided: 'win',
    isCampaignWon: false,
    granted: null,
  });
});

test('what remains of a decided series may be played, and changes nothing but the figures', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 3, reward: { money: 4000 } });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  await play(player, series, teamID, 'own');
  await play(player, series, teamID, 'own');
  await play(player, series, teamID, 'other');
  expect(await show(player, series)).toMatchObject({ wins: 2, losses: 1, result: 'win' });
  const { status, body } = await next(player, series, teamID);
  expect(status).toBe(409);
  expect(body.error).toBe('All games in the series have been played');
});

test('a contest that is won again brings no second reward', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 1, reward: { money: 4000 } });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const first = await start(player, campaignContestID);
  await play(player, first, teamID, 'own');
  const second = await start(player, campaignContestID);
  expect(second).not.toBe(first);
  await play(player, second, teamID, 'own');
  expect(await show(player, second)).toMatchObject({ result: 'win', granted: null });
  const [row] = await database.sql<{ money: number }>(
    `select sum(amount)::bigint as money from journal join posting using (user_id, journal_id)
     where user_id = $1 and holder = 'user' and asset = 'money' and cause->>'kind' = 'contest'`,
    [player.userID],
  );
  expect(row?.money).toBe(4000);
});

test('a contest that was won stays won, though a later series of it is lost or under way', async () => {
  const { campaignContestID, campaignID } = await aContest({ numOfGames: 1 });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const contest = async () => {
    const { body } = await player.request('GET', `/campaign/${campaignID}/user`);
    return body.CampaignContests[0];
  };
  await play(player, await start(player, campaignContestID), teamID, 'own');
  const replayed = await start(player, campaignContestID);
  expect(await contest()).toMatchObject({
    isWon: true,
    UserCampaignContest: { userCampaignContestID: replayed, result: null },
  });
  await play(player, replayed, teamID, 'other');
  expect(await contest()).toMatchObject({ isWon: true, UserCampaignContest: { result: 'loss' } });
  const { player: other } = await aManager(app, { year: 1954 });
  const { body } = await other.request('GET', `/campaign/${campaignID}/user`);
  expect(body.CampaignContests[0].isWon).toBe(false);
});

test('a loss brings no reward, and the next win does', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 1, reward: { money: 4000 } });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const lost = await start(player, campaignContestID);
  await play(player, lost, teamID, 'other');
  expect(await show(player, lost)).toMatchObject({ losses: 1, result: 'loss', granted: null });
  const won = await start(player, campaignContestID);
  await play(player, won, teamID, 'own');
  expect(await show(player, won)).toMatchObject({ result: 'win', granted: { money: 4000 } });
});

test('an even number of games can end level: a tie', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 2, reward: { money: 4000 } });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  await play(player, series, teamID, 'own');
  await play(player, series, teamID, 'other');
  expect(await show(player, series)).toMatchObject({
    result: 'tie',
    resultDescription: 'The Final: level, 1 to 1.',
    granted: null,
  });
});

test('two tabs that end a game at once count it once and pay once', async () => {
  const { campaignContestID } = await aContest({
    numOfGames: 1,
    reward: { money: 4000, seriesID: 1954 },
  });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const { body: game } = await next(player, series, teamID);
  await rigGame(game.gameID, 'own');
  const both = await Promise.all([1, 2, 3].map(() => playOn(player, game.gameID)));
  expect(both.some(({ status }) => status === 200)).toBe(true);
  expect(await show(player, series)).toMatchObject({ wins: 1, losses: 0, result: 'win' });
  const { body: wallet } = await player.request('GET', '/wallet/get');
  const { body: summary } = await player.request('GET', `/games/${game.gameID}/summary`);
  expect(wallet.balance).toBe(4000 + summary.earnings.money);
  const { ledger, holdings } = await readLedgerAndHoldings(database, player.userID);
  expect(holdings.filter(({ asset }) => asset === 'pack')).toEqual(
    ledger.filter(({ asset }) => asset === 'pack'),
  );
});

test('a game of a series that is given up counts as lost', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 1 });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const { body: game } = await next(player, series, teamID);
  await player.request('POST', `/games/${game.gameID}/abandon`);
  await player.request('POST', `/games/${game.gameID}/abandon`);
  expect(await show(player, series)).toMatchObject({ wins: 0, losses: 1, result: 'loss' });
});

test('resigning is a loss, said once, and the game under way decides nothing any more', async () => {
  const { campaignContestID, campaignID } = await aContest({ numOfGames: 1, reward: { money: 9 } });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const { body: game } = await next(player, series, teamID);
  const resign = () =>
    player.request('POST', '/userCampaignContest/resign', {
      body: { userCampaignContestID: series },
    });
  const first = await resign();
  expect(first.body).toMatchObject({ result: 'loss', isResigned: true, campaignID });
  expect((await resign()).body).toEqual(first.body);
  await rigGame(game.gameID, 'own');
  await playOn(player, game.gameID);
  expect(await show(player, series)).toMatchObject({ result: 'loss', wins: 1, granted: null });
  expect((await next(player, series, teamID)).body.code).toBe('series_resigned');
  const anew = await start(player, campaignContestID);
  expect(anew).not.toBe(series);
});

test('a series that is won cannot be resigned', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 1 });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  await play(player, series, teamID, 'own');
  const { status, body } = await player.request('POST', '/userCampaignContest/resign', {
    body: { userCampaignContestID: series },
  });
  expect([status, body.code]).toEqual([409, 'series_decided']);
});

test('one series of a contest and one game of a series are under way at a time, however often one asks', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 7 });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const started = await Promise.all([1, 2, 3, 4].map(() => start(player, campaignContestID)));
  expect(new Set(started).size).toBe(1);
  const series = started[0]!;
  const games = await Promise.all([1, 2, 3].map(() => next(player, series, teamID)));
  const codes = games.map(({ status, body }) => (status === 200 ? 'made' : body.code));
  expect(codes.filter((code) => code === 'made')).toHaveLength(1);
  expect(codes.filter((code) => code === 'contest_game_under_way')).toHaveLength(2);
});

test('the same request repeated under one key makes one game', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 7 });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const [one, two] = await Promise.all([
    next(player, series, teamID, 'once'),
    next(player, series, teamID, 'once'),
  ]);
  expect(one.body).toEqual(two.body);
  expect((await show(player, series)).Games).toHaveLength(1);
});

test('the side is drawn by the game’s own dice, as its seed shows, and the starters go round', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 60 });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const roles = new Set<string>();
  // Eleven games, and more as long as only one side was drawn: 59 of one side never happen.
  for (let game = 0; game < 11 || (roles.size < 2 && game < 59); game += 1) {
    const gameID = await play(player, series, teamID, game % 2 === 0 ? 'own' : 'other');
    const { body: summary } = await player.request('GET', `/games/${gameID}/summary`);
    const own = summary.GameParticipants.find(
      ({ userID }: { userID: string | null }) => userID === player.userID,
    );
    const dice = committedDice({
      id: gameID,
      serverSeed: summary.fairness.seed,
      clientSeed: summary.fairness.clientSeed,
    });
    expect(own.role).toBe(drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 'home' : 'away');
    roles.add(own.role);
    const { body: replay } = await player.request('GET', `/games/${gameID}/replay`);
    const { home, visitors } = replay.setup;
    const first = 9 + (game % 5);
    expect([home.starter, visitors.starter]).toEqual([first, first]);
  }
  expect(roles).toEqual(new Set(['home', 'away']));
});

test('what a reward leaves to chance follows from the seed of the game that won it', async () => {
  const terms = {
    money: 10,
    seriesID: 1954,
    numberOfSeries: 1,
    seriesPct: 50,
    cardID: 19_540_002,
    cardPct: 50,
  };
  const { campaignContestID } = await aContest({ numOfGames: 1, reward: terms });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const gameID = await play(player, series, teamID, 'own');
  const { granted } = await show(player, series);
  const { body: summary } = await player.request('GET', `/games/${gameID}/summary`);
  const drawn = drawReward(
    { money: 10, packs: 1, seriesPct: 50, hasCard: true, cardPct: 50 },
    committedDice({
      id: gameID,
      serverSeed: summary.fairness.seed,
      clientSeed: summary.fairness.clientSeed,
    }).event(granted.eventNumber),
  );
  expect(granted).toMatchObject({
    packsDrawn: drawn.packs!.drawn,
    packs: drawn.packs!.isGranted ? 1 : 0,
    cardDrawn: drawn.card!.drawn,
    cardID: drawn.card!.isGranted ? 19_540_002 : null,
  });
});

test('POST /games with a contest starts its series and the next game of it', async () => {
  const { campaignContestID } = await aContest({ numOfGames: 7 });
  const { player, teamID } = await aManager(app, { year: 1954 });
  const body = {
    homeUserTeamID: teamID,
    visitingUserTeamID: club,
    role: 'home',
    campaignContestID,
  };
  const made = await player.request('POST', '/games', { body });
  expect(made.status).toBe(200);
  const { body: game } = await player.request('GET', `/games/${made.body.gameID}`);
  expect(await show(player, game.userCampaignContestID)).toMatchObject({ campaignContestID });
  const other = await aClub(database, { year: 1954, name: 'Others' });
  await player.request('POST', `/games/${made.body.gameID}/abandon`);
  const wrong = await player.request('POST', '/games', {
    body: { ...body, visitingUserTeamID: other },
  });
  expect(wrong.body.code).toBe('not_the_opponent');
});

test('nobody sees or plays another’s series', async () => {
  const { campaignContestID } = await aContest({});
  const { player } = await aManager(app, { year: 1954 });
  const series = await start(player, campaignContestID);
  const { player: stranger, teamID } = await aManager(app, { year: 1954 });
  expect((await stranger.request('GET', `/userCampaignContest/${series}`)).status).toBe(404);
  expect((await next(stranger, series, teamID)).status).toBe(404);
  const resigned = await stranger.request('POST', '/userCampaignContest/resign', {
    body: { userCampaignContestID: series },
  });
  expect(resigned.status).toBe(404);
});
