import { parseOpaqueToken } from '../account/opaque-token.ts';
import { aDailyGame } from '../daily/testing/a-daily-game.ts';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';
import { lockNotificationSetting } from '../notifications/notification-setting-store.ts';
import { hashEndpoint } from '../notifications/push-endpoint.ts';
import { saveSubscription } from '../notifications/push-subscription-store.ts';
import { A_SUBSCRIPTION } from '../notifications/testing/a-subscription.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub, aLineup, codeOfClub } from '../teams/testing/a-club.ts';
import { credit } from '../wallet/ledger.ts';
import { signIn, type TestPlayer } from './a-player.ts';
import type { TestProgram } from './test-program.ts';
import type { Identity } from './identities.ts';

/** The bytes that each user's browser gives for its packs. */
export const CLIENT_SEED = 'c5'.repeat(16);

const DAY_MS = 86_400_000;

/** The orders of a published team. */
export const USUAL_ORDERS = { hook: 'usual', steals: 'usual', closer: 'RP1' } as const;

/** What the requests of the table of authorization are about, and who sends them. */
export type AuthorizationWorld = Awaited<ReturnType<typeof createAuthorizationWorld>>;

/** Creates an owner, another user and an admin, each with one of everything, in a test season. */
export async function createAuthorizationWorld(
  program: TestProgram,
  { year }: { readonly year: number },
) {
  const { database } = program;
  await aSeason(database, { year });
  const club = await aClub(database, { year });
  const contest = await aContest(program, club);
  const world = { year, club, campaignContestID: contest.campaign_contest_id };
  const owner = await aUser(program, world);
  const lineup = await aLineup(database, year);
  const spare = await owner.player.request('POST', '/teams', { body: { name: 'Spare', lineup } });
  const another = await aUser(program, world);
  const rival = await aRival(program, year);
  const admin = await aUser(program, world);
  const { userID: adminID } = admin.player;
  await database.sql('update account set is_admin = true where user_id = $1', [adminID]);
  const reward = await admin.player.request('POST', '/reward/create', { body: { money: 100 } });

  const expired = await signIn(program, owner.player);
  for (const text of Object.values(expired.tokens)) await expireToken(program, text);
  const signedOut = await signIn(program, owner.player);
  await program.request('POST', '/auth/logout', {
    body: { accessToken: signedOut.tokens.AccessToken },
  });
  // New sessions: one of the requests ends the owner's first.
  const fresh = await signIn(program, owner.player);
  const tokens: Record<Identity, string | undefined> = {
    guest: undefined,
    expired: expired.tokens.AccessToken,
    forged: `${fresh.tokens.AccessToken.slice(0, -2)}zz`,
    refresh: fresh.tokens.RefreshToken,
    signedOut: signedOut.tokens.AccessToken,
    id: fresh.tokens.IdToken,
    another: another.player.tokens.AccessToken,
    admin: admin.player.tokens.AccessToken,
    owner: fresh.tokens.AccessToken,
  };
  const live = await owner.player.request('POST', `/live/invitations/${rival.invitationForGame}`, {
    body: { userTeamID: owner.teamID },
  });
  const cups = await Promise.all([aCup(program, admin.player), aCup(program, admin.player)]);
  return {
    tokens,
    cupID: cups[0],
    day: await aDay(program, year),
    cupToCancel: cups[1],
    cupBegins: new Date(program.clock().getTime() + 3 * DAY_MS).toISOString(),
    seriesID: year,
    cardID: year * 10_000 + 1,
    lineup,
    club,
    clubCode: await codeOfClub(database, club),
    campaignContestID: contest.campaign_contest_id,
    campaignID: contest.campaign_id,
    rewardID: reward.body.rewardID as number,
    owner: {
      userID: owner.player.userID,
      username: owner.player.username,
      sessionID: owner.sessionID,
      browserID: await aPushBrowser(program, owner.player.userID, owner.sessionID),
      teamID: owner.teamID,
      spareTeamID: spare.body.userTeamID as string,
      game: owner.game,
      finished: owner.finished,
      watched: owner.watched,
      live: live.body.gameID as string,
      epochID: owner.epochID,
      series: owner.series,
      inventory: owner.inventory,
    },
    another: { userID: another.player.userID },
    rival,
  };
}

/** Makes the game of today; returns the day. */
async function aDay(program: TestProgram, year: number): Promise<string> {
  await aClub(program.database, { year, name: `${year} Mudville Nine` });
  return aDailyGame(program);
}

/** Makes a cup that begins in two days; returns its id. */
async function aCup({ clock }: TestProgram, admin: TestPlayer): Promise<string> {
  const begins = new Date(clock().getTime() + 2 * DAY_MS).toISOString();
  const body = { name: 'Spring Cup', kind: { kind: 'open' }, begins, maxPlaces: 8 };
  return (await admin.request('POST', '/cups', { body })).body.cupID;
}

/** Creates a user whose team anyone may challenge, and a link to do so. */
async function aRival(program: TestProgram, year: number) {
  const { player, teamID } = await aManager(program, { year });
  await player.request('PUT', '/challenges/team', {
    body: { userTeamID: teamID, ...USUAL_ORDERS },
  });
  const { body: link } = await player.request('POST', '/challenges/link', {});
  const invite = async () => {
    const body = { userTeamID: teamID, isRated: false };
    return (await player.request('POST', '/live/invitations', { body })).body.token as string;
  };
  return {
    username: player.username,
    link: link.token as string,
    invitation: await invite(),
    invitationForGame: await invite(),
  };
}

/** Adds a browser that takes push messages; returns its id. */
async function aPushBrowser(
  { database, clock }: TestProgram,
  userID: string,
  sessionID: string,
): Promise<string> {
  const { endpoint, keys } = A_SUBSCRIPTION;
  const endpointHash = hashEndpoint(endpoint);
  await database.transaction(async (tx) => {
    await lockNotificationSetting(tx, userID);
    await saveSubscription(tx, {
      userID,
      sessionID,
      endpoint,
      endpointHash,
      p256dh: Buffer.from(keys.p256dh, 'base64url'),
      auth: Buffer.from(keys.auth, 'base64url'),
      device: 'Firefox on Linux',
      now: clock(),
    });
  });
  return endpointHash.toString('hex');
}

interface Contest extends Record<string, unknown> {
  readonly campaign_id: number;
  readonly campaign_contest_id: number;
}

async function aContest({ database }: TestProgram, club: string): Promise<Contest> {
  const [contest] = await database.sql<Contest>(
    `with made as (insert into campaign (name, description, created_at) values ('Cup', 'A cup.', now()) returning campaign_id)
     insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
     select campaign_id, 1, 'Final', '', '', $1, 99 from made returning campaign_id, campaign_contest_id`,
    [club],
  );
  return contest!;
}

/** Creates a user with money, packs, a team, two games, and a series of a contest. */
async function aUser(
  program: TestProgram,
  {
    year,
    club,
    campaignContestID,
  }: { readonly year: number; readonly club: string; readonly campaignContestID: number },
) {
  const { player, teamID } = await aManager(program, { year });
  const { userID } = player;
  const now = program.clock();
  await program.database.transaction((tx) =>
    credit(tx, { userID, amount: 9000, reason: 'Gift', cause: { kind: 'test' }, now }),
  );
  await player.request('POST', '/packInventory/buy', { body: { seriesID: year, amount: 10 } });
  const game = await aStartedGame(player, { home: teamID, visitors: club });
  const finished = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${finished}/play`, { body: { until: 'final' } });
  const watched = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('PUT', `/games/${watched}/watching`, { body: { isWatchable: true } });
  const { body: series } = await player.request('POST', '/userCampaignContest/create', {
    body: { campaignContestID },
  });
  const { body: epoch } = await player.request('GET', '/fairness/packs');
  await player.request('POST', '/fairness/packs/clientSeed', {
    body: { epochID: epoch.epochID, clientSeed: CLIENT_SEED },
  });
  const { body: inventory } = await player.request('POST', '/cardInventory', {
    body: { cardID: year * 10_000 + 1 },
  });
  const { body: sessions } = await player.request('GET', '/auth/sessions');
  return {
    player,
    teamID,
    game,
    finished,
    watched,
    sessionID: sessions[0].sessionID as string,
    epochID: epoch.epochID as string,
    series: series.userCampaignContestID as string,
    inventory: inventory.inventoryID as string,
  };
}

/** Lets a token expire a minute ago. */
async function expireToken({ database, clock }: TestProgram, text: string): Promise<void> {
  const token = parseOpaqueToken(text);
  if (token === null) return;
  await database.sql(
    'update session_token set expires_at = $3 where user_id = $1 and token_hash = $2',
    [token.userID, token.hash, new Date(clock().getTime() - 60_000)],
  );
}
