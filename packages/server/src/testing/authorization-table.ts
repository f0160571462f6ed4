import type { CallName } from '@pennant/contract/calls';
import { CLIENT_SEED, USUAL_ORDERS, type AuthorizationWorld } from './authorization-world.ts';
import { A_SUBSCRIPTION } from '../notifications/testing/a-subscription.ts';
import type { Identity } from './identities.ts';

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
const publicly = (response: string) => ({
  ...sameForAll(response),
  expired: '401 token_expired',
  signedOut: '401 session_ended',
});
const PUBLIC = publicly('200');

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

export interface AuthorizationRow {
  /** The value of the path's parameter. */
  readonly param?: string;
  readonly query?: string;
  readonly body?: unknown;
  /** Sent after all others, since it ends the owner's expired session. */
  readonly isLast?: true;
  readonly responses: Record<Identity, string>;
}

/** The id of no report. */
const NO_REPORT = '01900000-0000-7000-8000-000000000000';

/** A season that no history has. */
const NO_SEASON = 2999;

const seriesFieldsOf = ({ seriesID }: AuthorizationWorld) => ({
  seriesKey: `${seriesID}-base`,
  name: `${seriesID} Base`,
  year: null as number | null,
  cost: 130,
  minRating: 0,
  teamsIncluded: null,
  purchaseLimit: null,
  isActive: false,
  numberOfCards: 6,
  tierWeights: null,
});
const customCardOf = ({ seriesID }: AuthorizationWorld) => ({
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
});
const noStarterSet = {
  ...forUsers('404 starter_set_not_found'),
  owner: '404 starter_set_not_found',
};
const noGame = forUsers('404 game_not_found');
const noLiveGame = forUsers('404 live_game_not_found');
const cupNotBegun = { ...forUsers('409 cup_not_begun'), owner: '409 cup_not_begun' };
/** A live game that others may not see. */
const hiddenLiveGame = (toOwner: string) => ({
  ...sameForAll('404 live_game_not_found'),
  expired: '401 token_expired',
  signedOut: '401 session_ended',
  owner: toOwner,
});
/** The point that P-256 is made from: a key that anyone may name. */
const A_PUBLIC_KEY =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';

/** Every call with its response to each identity. A missing call is a compile error. */
export const authorizationTable = (
  world: AuthorizationWorld,
): Record<CallName, AuthorizationRow> => {
  const { owner, another, rival, club, seriesID, cardID, lineup, campaignContestID } = world;
  const seriesFields = seriesFieldsOf(world);
  const customCard = customCardOf(world);
  const cupForm = {
    name: 'Autumn Cup',
    kind: { kind: 'open' },
    begins: world.cupBegins,
    maxPlaces: 16,
  };
  const contest = { campaignID: world.campaignID, userTeamID: club };
  return {
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
      body: { username: owner.username, password: 'wrong' },
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
    notificationSettings: { responses: forUsers() },
    addPushBrowser: {
      // The account of the test is of today.
      body: A_SUBSCRIPTION,
      responses: { ...forUsers('409 push_too_early'), owner: '409 push_too_early' },
    },
    removePushBrowser: {
      param: owner.browserID,
      responses: forUsers('404 push_browser_not_found'),
    },
    declinePushOffer: { responses: forUsers() },
    setNotificationLetters: { body: { letters: true }, responses: forUsers() },
    unsubscribe: {
      body: { token: 'none' },
      responses: sameForAll('422 unsubscribe_token_invalid'),
    },
    endOtherSessions: { responses: forUsers(), isLast: true },
    endSession: { param: owner.sessionID, responses: forUsers('404 session_not_found') },
    wallet: { responses: forUsers() },
    claim: { responses: forUsers() },
    seriesList: { responses: PUBLIC },
    seriesCards: { param: String(seriesID), responses: PUBLIC },
    seriesOdds: { param: String(seriesID), responses: PUBLIC },
    starterClubs: { responses: PUBLIC },
    starterSet: { responses: noStarterSet },
    // A user without a starter set, as made by the builders of tests.
    exchangeStarterSet: { body: { year: seriesID }, responses: noStarterSet },
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
    ownCareer: { param: String(cardID), responses: forUsers() },
    publicCareer: { param: owner.username, query: `?cardID=${cardID}`, responses: PUBLIC },
    guestCards: { responses: PUBLIC },
    guestAtBat: { responses: PUBLIC },
    duplicates: { responses: forUsers() },
    sellDuplicates: { responses: forUsers() },
    inventory: { body: { cardID }, responses: forUsers() },
    chooseVariant: {
      body: { inventoryID: owner.inventory, displayKey: `${seriesID}-base` },
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
    swappableTiers: { responses: forUsers() },
    swapBox: { param: String(seriesID), responses: forUsers() },
    // A card that all three have.
    swapCards: {
      body: { seriesID, wanted: cardID, given: [cardID, cardID, cardID] },
      responses: { ...forUsers('409 swap_card_owned'), owner: '409 swap_card_owned' },
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
      body: { userTeamID: owner.spareTeamID },
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
    publicGame: { param: owner.finished, responses: PUBLIC },
    publicGameReplay: { param: owner.finished, responses: PUBLIC },
    watchedGame: { param: owner.watched, responses: PUBLIC },
    watchGame: { param: owner.watched, responses: PUBLIC },
    setGameWatchable: {
      param: owner.watched,
      body: { isWatchable: true },
      responses: noGame,
    },
    setGameVisibility: { param: owner.finished, body: { isPublic: true }, responses: noGame },
    showEarlierGames: { responses: forUsers() },
    leaderboard: { responses: PUBLIC },
    monthlyLeaderboard: { param: '2501', responses: PUBLIC },
    quarterlyLeaderboard: { param: '25Q1', responses: PUBLIC },
    teamRatings: { responses: PUBLIC },
    scoreOldGames: { responses: forAdmins() },
    scoreOldGamesByGet: { responses: forAdmins() },
    playerProfile: { param: owner.username, responses: PUBLIC },
    profileSettings: { responses: forUsers() },
    setProfile: { body: { showsDiscord: false }, responses: forUsers() },
    challengeState: { responses: forUsers() },
    publishTeam: {
      body: { userTeamID: owner.teamID, ...USUAL_ORDERS },
      responses: forUsers('404 team_not_found'),
    },
    playerOpponents: { responses: forUsers() },
    findPlayers: { query: '?find=a', responses: forUsers() },
    challengePlayer: {
      body: { username: rival.username, userTeamID: owner.teamID },
      responses: forUsers('404 team_not_found'),
    },
    // Only the owner has published a team, some lines above.
    createChallengeLink: { responses: forUsers('409 no_published_team') },
    challengeLink: { param: rival.link, responses: PUBLIC },
    acceptChallengeLink: {
      param: rival.link,
      body: { userTeamID: owner.teamID },
      responses: forUsers('404 team_not_found'),
    },
    withdrawTeam: { responses: forUsers() },
    inviteToLiveGame: {
      body: { userTeamID: owner.teamID, isRated: false },
      responses: forUsers('404 team_not_found'),
    },
    liveInvitation: { param: rival.invitation, responses: PUBLIC },
    acceptLiveInvitation: {
      param: rival.invitation,
      body: { userTeamID: owner.teamID },
      responses: forUsers('404 team_not_found'),
    },
    liveState: { responses: forUsers() },
    matchLive: {
      body: { userTeamID: owner.teamID },
      responses: forUsers('404 team_not_found'),
    },
    leaveLiveMatch: { responses: forUsers() },
    liveResults: { responses: forUsers() },
    liveBoard: { responses: PUBLIC },
    liveGame: { param: owner.live, responses: noLiveGame },
    followLiveGame: { param: owner.live, responses: noLiveGame },
    stepLiveGame: {
      param: owner.live,
      body: {
        step: { kind: 'ready', anchor: '0'.repeat(64), publicKey: A_PUBLIC_KEY },
        known: 0,
      },
      responses: noLiveGame,
    },
    sayInLiveGame: {
      param: owner.live,
      body: { phrase: 'Good luck.' },
      responses: noLiveGame,
    },
    disputeLiveGame: {
      param: owner.live,
      body: { eventNumber: 1, link: '0'.repeat(64) },
      responses: { ...noLiveGame, owner: '409 link_not_withheld' },
    },
    liveGameRecord: { param: owner.live, responses: hiddenLiveGame('409 live_game_not_over') },
    watchedLiveGame: { param: owner.live, responses: hiddenLiveGame('200') },
    watchLiveGame: { param: owner.live, responses: hiddenLiveGame('200') },
    cups: { responses: PUBLIC },
    cup: { param: world.cupID, responses: PUBLIC },
    enterCup: {
      param: world.cupID,
      body: { userTeamID: owner.teamID },
      // The accounts of the test are of today.
      responses: {
        ...forUsers('403 cup_account_too_young'),
        owner: '403 cup_account_too_young',
      },
    },
    leaveCup: {
      param: world.cupID,
      responses: { ...forUsers('409 not_in_cup'), owner: '409 not_in_cup' },
    },
    comeToCupMatch: { param: world.cupID, responses: cupNotBegun },
    playStandingTeam: { param: world.cupID, body: {}, responses: cupNotBegun },
    standInForCupMatch: { param: world.cupID, responses: cupNotBegun },
    daily: { responses: PUBLIC },
    dailyHeadline: { responses: PUBLIC },
    dailyOfDay: { param: world.day, responses: PUBLIC },
    ownDailyAttempt: { param: world.day, responses: forUsers() },
    decideDaily: { param: world.day, body: {}, responses: forUsers() },
    dailyReview: {
      param: world.day,
      responses: { ...forUsers('409 day_not_over'), owner: '409 day_not_over' },
    },
    playDailyFreely: { param: world.day, body: { choices: [] }, responses: PUBLIC },
    scoreDailyFreely: {
      param: world.day,
      body: { choices: [] },
      responses: publicly('409 daily_not_finished'),
    },
    reviewDailyFreely: {
      param: world.day,
      body: { choices: [] },
      responses: publicly('409 day_not_over'),
    },
    dailyCalendar: { query: '?month=2026-06', responses: forUsers() },
    createCup: { body: cupForm, responses: forAdmins() },
    changeCup: { param: world.cupID, body: cupForm, responses: forAdmins() },
    cancelCup: { param: world.cupToCancel, responses: forAdmins() },
    defences: { responses: forUsers() },
    playerBoard: { responses: PUBLIC },
    ladder: { responses: PUBLIC },
    reportName: {
      body: { kind: 'username', place: { username: rival.username }, reason: 'offensive' },
      responses: forUsers(),
    },
    reportedNames: { responses: forAdmins() },
    renameReported: {
      param: NO_REPORT,
      body: { reason: 'It insults a club.' },
      responses: forAdmins('404 report_not_found'),
    },
    hideReported: {
      param: NO_REPORT,
      body: {},
      responses: forAdmins('404 report_not_found'),
    },
    showReported: { param: NO_REPORT, responses: forAdmins('404 report_not_found') },
    dismissReport: { param: NO_REPORT, responses: forAdmins('404 report_not_found') },
    nextFairness: { responses: forUsers() },
    catalogue: { responses: PUBLIC },
    auditLog: { responses: forAdmins() },
    allSeries: { responses: forAdmins() },
    oneSeries: { param: String(seriesID), responses: forAdmins() },
    createSeries: {
      body: { ...seriesFields, seriesKey: `${seriesID}-old-timers` },
      // In the second test the series exists already.
      responses: forAdmins(),
    },
    changeSeries: {
      param: String(seriesID),
      body: { ...seriesFields, year: seriesID, isActive: true },
      responses: forAdmins(),
    },
    changeSeriesCards: { param: String(seriesID), body: { add: [cardID] }, responses: forAdmins() },
    makeCards: {
      body: { kind: 'season', subjectID: NO_SEASON },
      responses: forAdmins('404 nothing_to_make'),
    },
    seasonsToMakeAnew: { responses: forAdmins() },
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
    seriesCandidates: { param: String(seriesID), responses: forAdmins() },
    campaigns: { responses: PUBLIC },
    campaign: { param: String(world.campaignID), responses: PUBLIC },
    playersCampaign: { param: String(world.campaignID), responses: forUsers() },
    createCampaign: { body: { name: 'Cup', desc: 'A cup.' }, responses: forAdmins() },
    changeCampaign: {
      param: String(world.campaignID),
      body: { name: 'Old Cup', desc: 'A cup.' },
      responses: forAdmins(),
    },
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
    user: { param: another.userID, responses: forAdmins() },
    awardPacks: { body: { userID: another.userID, seriesID }, responses: forAdmins() },
    awardMoney: { body: { userID: another.userID, amount: 5 }, responses: forAdmins() },
    compTeamYears: { responses: forAdmins() },
    createCompTeam: {
      body: { year: seriesID, teamID: world.clubCode },
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
    changeReward: {
      param: String(world.rewardID),
      body: { money: 200, cardID, cardPct: 30 },
      responses: forAdmins(),
    },
  };
};

/** A route outside the contract with its response to each identity. */
export interface OtherRoute {
  /** Where it differs from the route: with its parameter. */
  readonly path?: string;
  readonly text?: { readonly type: string; readonly body: string };
  readonly responses: Record<Identity, string>;
}

/** Every route outside the contract, but for the files of the page. */
export const otherRoutes = ({
  cardID,
}: Pick<AuthorizationWorld, 'cardID'>): Record<string, OtherRoute> => ({
  'GET /api/openapi.json': { responses: sameForAll('200') },
  'GET /api/health': { responses: sameForAll('200') },
  'GET /api/live': { responses: sameForAll('200') },
  'GET /api/ready': { responses: sameForAll('200') },
  'GET /api/docs': { responses: sameForAll('200') },
  'GET /api/docs.css': { responses: sameForAll('200') },
  // To this machine without a token, or with the operator's.
  'GET /metrics': { responses: { ...sameForAll('404'), guest: '200' } },
  // The developer's outbox: registered on a machine that is its own only user.
  'GET /dev/mail': { responses: sameForAll('200') },
  'GET /api/dev/mail': { responses: sameForAll('200') },
  'POST /csp-reports': {
    text: { type: 'application/csp-report', body: '{"csp-report":{}}' },
    responses: sameForAll('204'),
  },
  'POST /unsubscribe': {
    text: {
      type: 'application/x-www-form-urlencoded',
      body: 'List-Unsubscribe=One-Click',
    },
    path: '/unsubscribe?token=none',
    responses: sameForAll('422 unsubscribe_token_invalid'),
  },
  'GET /cards/:cardID/preview.png': {
    path: `/cards/${cardID}/preview.png`,
    responses: sameForAll('200'),
  },
});
