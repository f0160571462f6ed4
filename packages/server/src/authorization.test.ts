import { calls, type CallName } from '@pennant/contract/calls';
import type { Call } from '@pennant/contract/call';
import { expect, test } from 'vitest';
import { aManager, aStartedGame } from './games/testing/a-game.ts';
import { aSeason } from './packs/testing/a-season.ts';
import { aClub, aLineup, codeOfClub } from './teams/testing/a-club.ts';
import { signIn, type TestPlayer } from './testing/a-player.ts';
import { anApp } from './testing/an-app.ts';
import { credit } from './wallet/ledger.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const lineup = await aLineup(database, 1954);
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('invented', '', 1954, 1954, now())`,
);
await database.sql(
  'insert into catalogue_season (year, place, cards, made_at) values (1954, 1, 240, now())',
);

/** The bytes that each user's browser gives for its packs. */
const CLIENT_SEED = 'c5'.repeat(16);

/** Creates a user with money, packs, a team and two games. */
async function aUser() {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { userID } = player;
  await database.transaction((tx) =>
    credit(tx, { userID, amount: 9000, reason: 'Gift', cause: { kind: 'test' }, now: app.clock() }),
  );
  await player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 10 } });
  const game = await aStartedGame(player, { home: teamID, visitors: club });
  const finished = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${finished}/play`, { body: { until: 'final' } });
  const { body: series } = await player.request('POST', '/userCampaignContest/create', {
    body: { campaignContestID },
  });
  const { body: epoch } = await player.request('GET', '/fairness/packs');
  await player.request('POST', '/fairness/packs/clientSeed', {
    body: { epochID: epoch.epochID, clientSeed: CLIENT_SEED },
  });
  const { body: inventory } = await player.request('POST', '/cardInventory', {
    body: { cardID: 19_540_001 },
  });
  const { body: sessions } = await player.request('GET', '/auth/sessions');
  return {
    player,
    sessionID: sessions[0].sessionID as string,
    teamID,
    game,
    finished,
    epochID: epoch.epochID,
    series: series.userCampaignContestID as string,
    inventory: inventory.inventoryID,
  };
}
type User = Awaited<ReturnType<typeof aUser>>;

const [made] = await database.sql<{ contest: number }>(
  `with made as (insert into campaign (name, description, created_at) values ('Cup', 'A cup.', now()) returning campaign_id)
   insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
   select campaign_id, 1, 'Final', '', '', $1, 99 from made returning campaign_contest_id as contest`,
  [club],
);
const campaignContestID = made!.contest;
const contest = { campaignID: 1, userTeamID: club };

const owner = await aUser();
const spareTeam = await owner.player.request('POST', '/teams', { body: { name: 'Spare', lineup } });
const another = await aUser();
const admin = await aUser();
await database.sql('update account set is_admin = true where user_id = $1', [admin.player.userID]);
const expired = await signIn(app, owner.player);
app.advanceTime({ minutes: 16 });
const signedOut = await signIn(app, owner.player);
await app.request('POST', '/auth/logout', { body: { accessToken: signedOut.tokens.AccessToken } });
const fresh = Object.fromEntries(
  await Promise.all(
    Object.entries({ owner, another, admin }).map(async ([name, { player }]) => [
      name,
      (await signIn(app, player)).tokens,
    ]),
  ),
) as Record<'owner' | 'another' | 'admin', TestPlayer['tokens']>;

const IDENTITIES = {
  guest: undefined,
  expired: expired.tokens.AccessToken,
  forged: `${fresh.owner.AccessToken.slice(0, -2)}zz`,
  refresh: fresh.owner.RefreshToken,
  signedOut: signedOut.tokens.AccessToken,
  id: fresh.owner.IdToken,
  another: fresh.another.AccessToken,
  admin: fresh.admin.AccessToken,
  owner: fresh.owner.AccessToken,
} as const;
type Identity = keyof typeof IDENTITIES;

/** The same response to every identity: it depends on the body only. */
const sameForAll = (response: string): Record<Identity, string> => ({
  guest: response,
  expired: response,
  forged: response,
  refresh: response,
  signedOut: response,
  id: response,
  another: response,
  admin: response,
  owner: response,
});

/** For everyone; an expired or ended session is refused, so that the browser renews it. */
const PUBLIC = {
  ...sameForAll('200'),
  expired: '401 token_expired',
  signedOut: '401 session_ended',
};

/** For signed-in users; users other than the owner get `toOthers`. */
const forUsers = (toOthers = '200') => ({
  guest: '401 not_signed_in',
  expired: '401 token_expired',
  forged: '401 token_invalid',
  refresh: '401 token_invalid',
  signedOut: '401 session_ended',
  id: '401 token_invalid',
  another: toOthers,
  admin: toOthers,
  owner: '200',
});

/** For admins only. */
const forAdmins = (toAdmins = '200') => ({
  ...forUsers('403 admins_only'),
  owner: '403 admins_only',
  admin: toAdmins,
});

interface Row {
  /** The value of the path's parameter. */
  readonly param?: string;
  readonly query?: string;
  readonly body?: unknown;
  /** Sent after all others, since it ends the owner's expired session. */
  readonly isLast?: true;
  readonly responses: Record<Identity, string>;
}

const seriesID = 1954;
const cardID = 19_540_001;
const seriesFields = {
  seriesKey: '1954-base',
  name: '1954 Base',
  year: null as number | null,
  cost: 130,
  minRating: 0,
  teamsIncluded: null,
  purchaseLimit: null,
  isActive: false,
  numberOfCards: 6,
  tierWeights: null,
};
const customCard = {
  type: 'Pitcher',
  name: 'Casey',
  year: 1888,
  teamNameID: 'MUD',
  clubName: 'Mudville Nine',
  league: 'ML',
  rating: 60,
  bats: null,
  throws: null,
  seriesID,
  positions: ['SP'],
  stamina: 80,
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [`pd${sum}`, null])),
};
const noStarterSet = {
  ...forUsers('404 starter_set_not_found'),
  owner: '404 starter_set_not_found',
};
const noGame = forUsers('404 game_not_found');

/** Every call with its response to each identity. A missing call is a compile error. */
const TABLE: Record<CallName, Row> = {
  register: {
    body: { username: 'Casey', email: 'casey@example.org', password: 'weak' },
    responses: sameForAll('422 password_refused'),
  },
  confirm: { body: { token: 'none' }, responses: sameForAll('422 letter_token_invalid') },
  signInAfterConfirmation: {
    body: { signIn: 'none' },
    responses: sameForAll('401 sign_in_secret_gone'),
  },
  resend: { body: { email: 'nobody@example.org' }, responses: sameForAll('200') },
  forgot: { body: { email: 'nobody@example.org' }, responses: sameForAll('200') },
  reset: {
    body: { token: 'none', password: 'Mudville#1888' },
    responses: sameForAll('422 letter_token_invalid'),
  },
  login: {
    body: { username: owner.player.username, password: 'wrong' },
    responses: sameForAll('401 wrong_credentials'),
  },
  refresh: { body: { refreshToken: 'none' }, responses: sameForAll('401 token_invalid') },
  logout: { body: { accessToken: 'none' }, responses: sameForAll('200') },
  me: { responses: { ...forUsers(), id: '200' } },
  setGameSpeed: { body: { gameSpeed: 'fast' }, responses: forUsers() },
  setDiscordUsername: { body: { discordUsername: 'casey' }, responses: forUsers() },
  changePassword: {
    body: { currentPassword: 'wrong', newPassword: 'weak' },
    responses: { ...forUsers('422 password_refused'), owner: '422 password_refused' },
  },
  changeEmail: {
    body: { email: 'new@example.org', password: 'wrong' },
    responses: { ...forUsers('422 wrong_password'), owner: '422 wrong_password' },
  },
  confirmEmail: { body: { token: 'none' }, responses: sameForAll('422 letter_token_invalid') },
  exportAccount: { responses: forUsers() },
  deleteAccount: {
    body: { password: 'wrong' },
    responses: { ...forUsers('422 wrong_password'), owner: '422 wrong_password' },
  },
  sessions: { responses: forUsers() },
  endOtherSessions: { responses: forUsers(), isLast: true },
  endSession: { param: owner.sessionID, responses: forUsers('404 session_not_found') },
  wallet: { responses: forUsers() },
  claim: { responses: forUsers() },
  seriesList: { responses: PUBLIC },
  seriesCards: { param: '1954', responses: PUBLIC },
  starterClubs: { responses: PUBLIC },
  starterSet: { responses: noStarterSet },
  // A user without a starter set, as made by the builders of tests.
  exchangeStarterSet: { body: { year: 1954 }, responses: noStarterSet },
  buyPacks: { body: { seriesID, amount: 1 }, responses: forUsers() },
  userPacks: { responses: forUsers() },
  openPacks: { body: { seriesID }, responses: forUsers() },
  packEpoch: { responses: forUsers() },
  closedPackEpochs: { responses: forUsers() },
  giveClientSeed: {
    body: { epochID: owner.epochID, clientSeed: CLIENT_SEED },
    responses: forUsers('404 epoch_not_found'),
  },
  closePackEpoch: { body: {}, responses: forUsers() },
  verifyPackEpoch: { param: owner.epochID, responses: forUsers('404 epoch_not_found') },
  userCards: { responses: forUsers() },
  collectionPage: { responses: forUsers() },
  seriesOwned: { responses: forUsers() },
  card: { param: String(cardID), responses: PUBLIC },
  cardSeasons: { param: String(cardID), responses: PUBLIC },
  cardLeague: { param: String(cardID), responses: PUBLIC },
  guestCards: { responses: PUBLIC },
  guestAtBat: { responses: PUBLIC },
  duplicates: { responses: forUsers() },
  sellDuplicates: { responses: forUsers() },
  inventory: { body: { cardID }, responses: forUsers() },
  chooseVariant: {
    body: { inventoryID: owner.inventory, displayKey: '1954-base' },
    responses: forUsers('404 inventory_not_found'),
  },
  lockedCards: { responses: forUsers() },
  // A card that all three have.
  lockCard: { body: { cardID, isLocked: false }, responses: forUsers() },
  wishList: { responses: forUsers() },
  setWish: { body: { cardID, isWished: true }, responses: forUsers() },
  seriesOfCard: { param: String(cardID), responses: PUBLIC },
  completedSeries: { responses: forUsers() },
  collectSeriesPack: {
    body: { seriesID },
    responses: { ...forUsers('409 series_not_complete'), owner: '409 series_not_complete' },
  },
  userTeams: { responses: forUsers() },
  computerTeams: { responses: forUsers() },
  computerTeam: { param: club, responses: forUsers() },
  createTeam: { body: { name: 'Nine', lineup }, responses: forUsers() },
  editTeam: {
    body: { userTeamID: owner.teamID, name: 'Mudville', lineup },
    // An admin edits any team.
    responses: { ...forUsers('404 team_not_found'), admin: '200' },
  },
  team: { param: owner.teamID, responses: { ...forUsers('404 team_not_found'), admin: '200' } },
  teamCards: {
    param: owner.teamID,
    responses: { ...forUsers('404 team_not_found'), admin: '200' },
  },
  lineupInventories: { body: { userCardIDs: [cardID] }, responses: forUsers() },
  opponents: { param: owner.teamID, responses: forUsers('404 team_not_found') },
  compareTeams: {
    query: `?one=${owner.teamID}&other=${club}`,
    responses: forUsers('404 team_not_found'),
  },
  repairTeam: {
    body: { userTeamID: owner.teamID },
    responses: forUsers('404 team_not_found'),
  },
  deleteTeam: {
    body: { userTeamID: spareTeam.body.userTeamID },
    responses: forUsers('404 team_not_found'),
  },
  createGame: {
    body: { homeUserTeamID: owner.teamID, visitingUserTeamID: club, role: 'home' },
    responses: forUsers('404 team_not_found'),
  },
  userGames: { responses: forUsers() },
  game: { param: owner.game, responses: noGame },
  manageEvent: { param: owner.game, body: { event: 'bb' }, responses: noGame },
  substitute: {
    param: owner.game,
    body: {
      removedGameLineupID: `${owner.game}.h02`,
      addedGameLineupID: `${owner.game}.h19`,
    },
    responses: noGame,
  },
  roll: { param: owner.game, body: {}, responses: noGame },
  rollByGet: { param: owner.game, responses: noGame },
  playOn: { param: owner.game, body: { until: 'half' }, responses: noGame },
  abandon: { param: owner.game, responses: noGame },
  gameSummary: { param: owner.finished, responses: noGame },
  gameReplay: { param: owner.finished, responses: noGame },
  leaderboard: { responses: PUBLIC },
  monthlyLeaderboard: { param: '2501', responses: PUBLIC },
  quarterlyLeaderboard: { param: '25Q1', responses: PUBLIC },
  teamRatings: { responses: PUBLIC },
  scoreOldGames: { responses: forAdmins() },
  scoreOldGamesByGet: { responses: forAdmins() },
  playerProfile: { param: owner.player.username, responses: PUBLIC },
  profileSettings: { responses: forUsers() },
  setProfile: { body: { showsDiscord: false }, responses: forUsers() },
  nextFairness: { responses: forUsers() },
  catalogue: { responses: PUBLIC },
  auditLog: { responses: forAdmins() },
  allSeries: { responses: forAdmins() },
  oneSeries: { param: '1954', responses: forAdmins() },
  createSeries: {
    body: { ...seriesFields, seriesKey: 'old-timers' },
    // In the second test the series exists already.
    responses: forAdmins(),
  },
  changeSeries: {
    param: '1954',
    body: { ...seriesFields, year: 1954, isActive: true },
    responses: forAdmins(),
  },
  changeSeriesCards: { param: '1954', body: { add: [cardID] }, responses: forAdmins() },
  makeCards: {
    body: { kind: 'season', subjectID: 1899 },
    responses: forAdmins('404 nothing_to_make'),
  },
  cardMaking: { param: owner.game, responses: forAdmins('404 making_not_found') },
  customCards: { responses: forAdmins() },
  createCustomCard: { body: customCard, responses: forAdmins() },
  // A season's card is not a custom card.
  customCard: { param: String(cardID), responses: forAdmins('404 card_not_found') },
  changeCustomCard: {
    param: String(cardID),
    body: customCard,
    responses: forAdmins('404 card_not_found'),
  },
  seriesCandidates: { param: '1954', responses: forAdmins() },
  campaigns: { responses: PUBLIC },
  campaign: { param: '1', responses: PUBLIC },
  playersCampaign: { param: '1', responses: forUsers() },
  createCampaign: { body: { name: 'Cup', desc: 'A cup.' }, responses: forAdmins() },
  changeCampaign: { param: '1', body: { name: 'Old Cup', desc: 'A cup.' }, responses: forAdmins() },
  campaignContest: { param: String(campaignContestID), responses: PUBLIC },
  createContest: { body: contest, responses: forAdmins() },
  changeContest: {
    param: String(campaignContestID),
    body: { ...contest, numOfGames: 99 },
    responses: forAdmins(),
  },
  userCampaignContest: { param: owner.series, responses: forUsers('404 series_not_found') },
  startContest: { body: { campaignContestID }, responses: forUsers() },
  campaignGame: {
    body: {
      userCampaignContestID: owner.series,
      homeUserTeamID: owner.teamID,
      visitingUserTeamID: club,
    },
    responses: forUsers('404 series_not_found'),
  },
  resignContest: {
    body: { userCampaignContestID: owner.series },
    responses: forUsers('404 series_not_found'),
  },
  users: { responses: forAdmins() },
  user: { param: another.player.userID, responses: forAdmins() },
  awardPacks: { body: { userID: another.player.userID, seriesID }, responses: forAdmins() },
  awardMoney: { body: { userID: another.player.userID, amount: 5 }, responses: forAdmins() },
  compTeamYears: { responses: forAdmins() },
  createCompTeam: {
    body: { year: 1954, teamID: await codeOfClub(database, club) },
    responses: forAdmins(),
  },
  cards: { responses: forAdmins() },
  home: { responses: forUsers() },
  rewards: { responses: forAdmins() },
  deleteReward: {
    body: { rewardID: 2_147_483_647 },
    responses: forAdmins('404 reward_not_found'),
  },
  createReward: { body: { money: 100, seriesID, numberOfSeries: 2 }, responses: forAdmins() },
  changeReward: { param: '1', body: { money: 200, cardID, cardPct: 30 }, responses: forAdmins() },
};

const contract: Readonly<Record<string, Call>> = calls;

test('every call of the contract has its line, and no other', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(contract).toSorted());
});

const inOrder = Object.entries(TABLE).toSorted(
  ([, a], [, b]) => Number(a.isLast ?? false) - Number(b.isLast ?? false),
);

test.each(inOrder)('%s responds to each of nine identities as it should', async (name, row) => {
  const call = contract[name]!;
  const responses: Partial<Record<Identity, string>> = {};
  // The owner is last: their request may delete what the others request.
  for (const [identity, token] of Object.entries(IDENTITIES) as [Identity, string | undefined][]) {
    const { status, body } = await app.request(
      call.method,
      call.path.replace(/\{\w+\}/, row.param ?? '') + (row.query ?? ''),
      {
        ...(token === undefined ? {} : { token }),
        ...(row.body === undefined ? {} : { body: row.body }),
      },
    );
    responses[identity] = status === 200 ? '200' : `${status} ${body.code}`;
  }
  expect(responses).toEqual(row.responses);
});

/** Returns what a user owns. */
const holdings = async ({ player: { userID } }: User) =>
  database.sql(
    `select (select balance from wallet where user_id = $1) as balance,
       (select sum(amount) from card_inventory where user_id = $1) as cards,
       (select sum(amount) from pack_inventory where user_id = $1) as packs,
       (select count(*) from team where user_id = $1) as teams,
       (select sum(version) from game where user_id = $1) as events`,
    [userID],
  );

test('refused requests have changed nothing', async () => {
  const before = await holdings(owner);
  for (const [name, { param = '', body }] of Object.entries(TABLE)) {
    const call = contract[name]!;
    if (call.who === 'anyone') continue;
    for (const identity of [
      'guest',
      'expired',
      'forged',
      'refresh',
      'signedOut',
      'another',
      'admin',
    ] as const) {
      const token = IDENTITIES[identity];
      await app.request(call.method, call.path.replace(/\{\w+\}/, param), {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
    }
  }
  expect(await holdings(owner)).toEqual(before);
});
