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
await database.query(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('invented', '', 1954, 1954, now())`,
);
await database.query(
  'insert into catalogue_season (year, place, cards, made_at) values (1954, 1, 240, now())',
);

/** A user with money, packs, a team and two games. */
async function aUser() {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { userID } = player;
  await database.transaction((tx) =>
    credit(tx, { userID, amount: 9000, reason: 'Gift', cause: { kind: 'test' }, now: app.clock() }),
  );
  await player.ask('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 10 } });
  const game = await aStartedGame(player, { home: teamID, visitors: club });
  const finished = await aStartedGame(player, { home: teamID, visitors: club });
  await player.ask('POST', `/games/${finished}/play`, { body: { until: 'final' } });
  const { body: series } = await player.ask('POST', '/userCampaignContest/create', {
    body: { campaignContestID },
  });
  const { body: epoch } = await player.ask('GET', '/fairness/packs');
  const { body: inventory } = await player.ask('POST', '/cardInventory', {
    body: { cardID: 19_540_001 },
  });
  const { body: sessions } = await player.ask('GET', '/auth/sessions');
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

const [made] = await database.query<{ contest: number }>(
  `with made as (insert into campaign (name, description, created) values ('Cup', 'A cup.', now()) returning campaign_id)
   insert into campaign_contest (campaign_id, place, name, description, result, team_id, num_of_games)
   select campaign_id, 1, 'Final', '', '', $1, 99 from made returning campaign_contest_id as contest`,
  [club],
);
const campaignContestID = made!.contest;
const contest = { campaignID: 1, userTeamID: club };

const owner = await aUser();
const spareTeam = await owner.player.ask('POST', '/teams', { body: { name: 'Spare', lineup } });
const another = await aUser();
const admin = await aUser();
await database.query('update account set is_admin = true where user_id = $1', [
  admin.player.userID,
]);
const expired = await signIn(app, owner.player);
app.pass({ minutes: 16 });
const signedOut = await signIn(app, owner.player);
await app.ask('POST', '/auth/logout', { body: { accessToken: signedOut.tokens.AccessToken } });
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

/** Whoever asks, the answer is the same: what counts is in the body. */
const alike = (answer: string): Record<Identity, string> => ({
  guest: answer,
  expired: answer,
  forged: answer,
  refresh: answer,
  signedOut: answer,
  id: answer,
  another: answer,
  admin: answer,
  owner: answer,
});

/** For everyone; a browser whose session is over is told, so that it renews it. */
const PUBLIC = { ...alike('200'), expired: '401 token_expired', signedOut: '401 session_ended' };

/** For users only. What is asked for is the owner's: others get `toOthers`. */
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

/** For admins only: a player is turned away like everyone else. */
const forAdmins = (toAdmins = '200') => ({
  ...forUsers('403 admins_only'),
  owner: '403 admins_only',
  admin: toAdmins,
});

interface Row {
  /** Where the path has a parameter: what stands there. */
  readonly at?: string;
  readonly query?: string;
  readonly body?: unknown;
  /** Asked after all the others: it ends the owner's session that has expired. */
  readonly isLast?: true;
  readonly answers: Record<Identity, string>;
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
const noGame = forUsers('404 game_not_found');

/** Every call with its answer to each identity. A call of the contract that is missing here does not compile. */
const TABLE: Record<CallName, Row> = {
  register: {
    body: { username: 'Casey', email: 'casey@example.org', password: 'weak' },
    answers: alike('422 password_refused'),
  },
  confirm: { body: { token: 'none' }, answers: alike('422 letter_token_invalid') },
  resend: { body: { email: 'nobody@example.org' }, answers: alike('200') },
  forgot: { body: { email: 'nobody@example.org' }, answers: alike('200') },
  reset: {
    body: { token: 'none', password: 'Mudville#1888' },
    answers: alike('422 letter_token_invalid'),
  },
  login: {
    body: { username: owner.player.username, password: 'wrong' },
    answers: alike('401 wrong_credentials'),
  },
  refresh: { body: { refreshToken: 'none' }, answers: alike('401 token_invalid') },
  logout: { body: { accessToken: 'none' }, answers: alike('200') },
  me: { answers: { ...forUsers(), id: '200' } },
  setGameSpeed: { body: { gameSpeed: 'fast' }, answers: forUsers() },
  setDiscordUsername: { body: { discordUsername: 'casey' }, answers: forUsers() },
  changePassword: {
    body: { currentPassword: 'wrong', newPassword: 'weak' },
    answers: { ...forUsers('422 password_refused'), owner: '422 password_refused' },
  },
  changeEmail: {
    body: { email: 'new@example.org', password: 'wrong' },
    answers: { ...forUsers('422 wrong_password'), owner: '422 wrong_password' },
  },
  confirmEmail: { body: { token: 'none' }, answers: alike('422 letter_token_invalid') },
  exportAccount: { answers: forUsers() },
  deleteAccount: {
    body: { password: 'wrong' },
    answers: { ...forUsers('422 wrong_password'), owner: '422 wrong_password' },
  },
  sessions: { answers: forUsers() },
  endOtherSessions: { answers: forUsers(), isLast: true },
  endSession: { at: owner.sessionID, answers: forUsers('404 session_not_found') },
  wallet: { answers: forUsers() },
  claim: { answers: forUsers() },
  seriesList: { answers: PUBLIC },
  seriesCards: { at: '1954', answers: PUBLIC },
  buyPacks: { body: { seriesID, amount: 1 }, answers: forUsers() },
  userPacks: { answers: forUsers() },
  openPacks: { body: { seriesID }, answers: forUsers() },
  packEpoch: { answers: forUsers() },
  closedPackEpochs: { answers: forUsers() },
  closePackEpoch: { body: {}, answers: forUsers() },
  verifyPackEpoch: { at: owner.epochID, answers: forUsers('404 epoch_not_found') },
  userCards: { answers: forUsers() },
  collectionPage: { answers: forUsers() },
  seriesOwned: { answers: forUsers() },
  card: { at: String(cardID), answers: PUBLIC },
  cardSeasons: { at: String(cardID), answers: PUBLIC },
  cardLeague: { at: String(cardID), answers: PUBLIC },
  duplicates: { answers: forUsers() },
  sellDuplicates: { answers: forUsers() },
  inventory: { body: { cardID }, answers: forUsers() },
  chooseVariant: {
    body: { inventoryID: owner.inventory, displayKey: '1954-base' },
    answers: forUsers('404 inventory_not_found'),
  },
  userTeams: { answers: forUsers() },
  computerTeams: { answers: forUsers() },
  computerTeam: { at: club, answers: forUsers() },
  createTeam: { body: { name: 'Nine', lineup }, answers: forUsers() },
  editTeam: {
    body: { userTeamID: owner.teamID, name: 'Mudville', lineup },
    // An admin edits any team.
    answers: { ...forUsers('404 team_not_found'), admin: '200' },
  },
  team: { at: owner.teamID, answers: { ...forUsers('404 team_not_found'), admin: '200' } },
  teamCards: { at: owner.teamID, answers: { ...forUsers('404 team_not_found'), admin: '200' } },
  lineupInventories: { body: { userCardIDs: [cardID] }, answers: forUsers() },
  compareTeams: {
    query: `?one=${owner.teamID}&other=${club}`,
    answers: forUsers('404 team_not_found'),
  },
  repairTeam: {
    body: { userTeamID: owner.teamID },
    answers: forUsers('404 team_not_found'),
  },
  deleteTeam: {
    body: { userTeamID: spareTeam.body.userTeamID },
    answers: forUsers('404 team_not_found'),
  },
  createGame: {
    body: { homeUserTeamID: owner.teamID, visitingUserTeamID: club, role: 'home' },
    answers: forUsers('404 team_not_found'),
  },
  userGames: { answers: forUsers() },
  game: { at: owner.game, answers: noGame },
  manageEvent: { at: owner.game, body: { event: 'bb' }, answers: noGame },
  substitute: {
    at: owner.game,
    body: {
      removedGameLineupID: `${owner.game}.h02`,
      addedGameLineupID: `${owner.game}.h19`,
    },
    answers: noGame,
  },
  roll: { at: owner.game, body: {}, answers: noGame },
  rollByGet: { at: owner.game, answers: noGame },
  playOn: { at: owner.game, body: { until: 'half' }, answers: noGame },
  abandon: { at: owner.game, answers: noGame },
  gameSummary: { at: owner.finished, answers: noGame },
  gameReplay: { at: owner.finished, answers: noGame },
  leaderboard: { answers: PUBLIC },
  monthlyLeaderboard: { at: '2501', answers: PUBLIC },
  quarterlyLeaderboard: { at: '25Q1', answers: PUBLIC },
  teamRatings: { answers: PUBLIC },
  scoreOldGames: { answers: forAdmins() },
  scoreOldGamesByGet: { answers: forAdmins() },
  playerProfile: { at: owner.player.username, answers: PUBLIC },
  profileSettings: { answers: forUsers() },
  setProfile: { body: { showsDiscord: false }, answers: forUsers() },
  nextFairness: { answers: forUsers() },
  catalogue: { answers: PUBLIC },
  auditLog: { answers: forAdmins() },
  allSeries: { answers: forAdmins() },
  oneSeries: { at: '1954', answers: forAdmins() },
  createSeries: {
    body: { ...seriesFields, seriesKey: 'old-timers' },
    // What he made is there when he is asked again.
    answers: forAdmins(),
  },
  changeSeries: {
    at: '1954',
    body: { ...seriesFields, year: 1954, isActive: true },
    answers: forAdmins(),
  },
  changeSeriesCards: { at: '1954', body: { add: [cardID] }, answers: forAdmins() },
  makeCards: {
    body: { kind: 'season', subjectID: 1899 },
    answers: forAdmins('404 nothing_to_make'),
  },
  cardMaking: { at: owner.game, answers: forAdmins('404 making_not_found') },
  customCards: { answers: forAdmins() },
  createCustomCard: { body: customCard, answers: forAdmins() },
  // The card of a season is none of an admin's making.
  customCard: { at: String(cardID), answers: forAdmins('404 card_not_found') },
  changeCustomCard: {
    at: String(cardID),
    body: customCard,
    answers: forAdmins('404 card_not_found'),
  },
  seriesCandidates: { at: '1954', answers: forAdmins() },
  campaigns: { answers: PUBLIC },
  campaign: { at: '1', answers: PUBLIC },
  playersCampaign: { at: '1', answers: forUsers() },
  createCampaign: { body: { name: 'Cup', desc: 'A cup.' }, answers: forAdmins() },
  changeCampaign: { at: '1', body: { name: 'Old Cup', desc: 'A cup.' }, answers: forAdmins() },
  campaignContest: { at: String(campaignContestID), answers: PUBLIC },
  createContest: { body: contest, answers: forAdmins() },
  changeContest: {
    at: String(campaignContestID),
    body: { ...contest, numOfGames: 99 },
    answers: forAdmins(),
  },
  userCampaignContest: { at: owner.series, answers: forUsers('404 series_not_found') },
  startContest: { body: { campaignContestID }, answers: forUsers() },
  campaignGame: {
    body: {
      userCampaignContestID: owner.series,
      homeUserTeamID: owner.teamID,
      visitingUserTeamID: club,
    },
    answers: forUsers('404 series_not_found'),
  },
  resignContest: {
    body: { userCampaignContestID: owner.series },
    answers: forUsers('404 series_not_found'),
  },
  users: { answers: forAdmins() },
  user: { at: another.player.userID, answers: forAdmins() },
  awardPacks: { body: { userID: another.player.userID, seriesID }, answers: forAdmins() },
  awardMoney: { body: { userID: another.player.userID, amount: 5 }, answers: forAdmins() },
  compTeamYears: { answers: forAdmins() },
  createCompTeam: {
    body: { year: 1954, teamID: await codeOfClub(database, club) },
    answers: forAdmins(),
  },
  cards: { answers: forAdmins() },
  rewards: { answers: forAdmins() },
  createReward: { body: { money: 100, seriesID, numberOfSeries: 2 }, answers: forAdmins() },
  changeReward: { at: '1', body: { money: 200, cardID, cardPct: 30 }, answers: forAdmins() },
};

const contract: Readonly<Record<string, Call>> = calls;

test('every call of the contract has its line, and no other', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(contract).toSorted());
});

const inOrder = Object.entries(TABLE).toSorted(
  ([, a], [, b]) => Number(a.isLast ?? false) - Number(b.isLast ?? false),
);

test.each(inOrder)('%s answers each of nine identities as it should', async (name, row) => {
  const call = contract[name]!;
  const answers: Partial<Record<Identity, string>> = {};
  // The owner is asked last: what he does may end what the others look for.
  for (const [identity, token] of Object.entries(IDENTITIES) as [Identity, string | undefined][]) {
    const { status, body } = await app.ask(
      call.method,
      call.path.replace(/\{\w+\}/, row.at ?? '') + (row.query ?? ''),
      {
        ...(token === undefined ? {} : { token }),
        ...(row.body === undefined ? {} : { body: row.body }),
      },
    );
    answers[identity] = status === 200 ? '200' : `${status} ${body.code}`;
  }
  expect(answers).toEqual(row.answers);
});

/** What a user owns, in one value. */
const holdings = async ({ player: { userID } }: User) =>
  database.query(
    `select (select balance from wallet where user_id = $1) as balance,
       (select sum(amount) from card_inventory where user_id = $1) as cards,
       (select sum(amount) from pack_inventory where user_id = $1) as packs,
       (select count(*) from team where user_id = $1) as teams,
       (select sum(version) from game where user_id = $1) as events`,
    [userID],
  );

test('who is turned away has changed nothing', async () => {
  const before = await holdings(owner);
  for (const [name, { at = '', body }] of Object.entries(TABLE)) {
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
      await app.ask(call.method, call.path.replace(/\{\w+\}/, at), {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
    }
  }
  expect(await holdings(owner)).toEqual(before);
});
