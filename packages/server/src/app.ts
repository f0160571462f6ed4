/*
 * The composition of the features. A feature is a folder named by a word of the product:
 *
 *   <word>/routes.ts      registers its calls of the contract:
 *                           export function packRoutes(routes: Routes) {
 *                             const { handle, handleInTransaction } = routes.feature(packRefusals);
 *                             handle(packCalls.seriesList, ({ db }) => listSeries(db));
 *                             handleInTransaction(packCalls.buyPacks, ({ tx, user, body, now }) =>
 *                               buyPacks(tx, { userID: user.userID, ...body, now }));
 *                           }
 *                         `handle` is for calls that read or manage their own transaction;
 *                         `handleInTransaction` opens one, rolls it back on a refusal, and honors
 *                         Idempotency-Key; `handleInLongTransaction` does the same for an admin's
 *                         change of all users' rows. A handler's request is validated: form,
 *                         role, limits.
 *   <word>/verb-noun.ts   a use case: takes Queries or an open Transaction and plain values,
 *                         returns plain values or `refuse('code', details)`; its test beside it.
 *   <word>/*-store.ts     all SQL of the feature, on the tables of its migrations.
 *   <word>/refusals.ts    status and sentence of each refusal code, as data.
 *
 * Features call each other's use cases with the open transaction, never each other's SQL.
 * Dependencies that would form a cycle (a confirmed account gets cards, a final game pays) are
 * injected here.
 */
import { calls } from '@pennant/contract/calls';
import type { FastifyInstance } from 'fastify';
import { createAuthenticator } from './account/authenticator.ts';
import type { OnEmailConfirmed } from './account/account-services.ts';
import { findUsername, findUsernames } from './account/find-usernames.ts';
import { findShownUser, setShowsGames, setShowsLiveGames } from './account/shown-user.ts';
import { findPublicAccount } from './account/find-public-account.ts';
import { newOpaqueToken, parseOpaqueToken } from './account/opaque-token.ts';
import { shareNetwork } from './account/share-network.ts';
import { accountRoutes } from './account/routes.ts';
import { recordAdminAction } from './admin/audit-log.ts';
import { cardListRoutes } from './admin/card-list-routes.ts';
import { compTeamRoutes } from './admin/comp-team-routes.ts';
import { customCardRoutes } from './admin/custom-card-routes.ts';
import { auditLogRoutes } from './admin/audit-log-routes.ts';
import { seriesRoutes } from './admin/series-routes.ts';
import { userRoutes } from './admin/user-routes.ts';
import { userData } from './user-data.ts';
import { hasHistoryCampaigns } from './campaigns/ensure-campaigns.ts';
import { createContestGame } from './campaigns/start-next-game.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { describeContestOfGame } from './campaigns/describe-contest-of-game.ts';
import { findContestWithReward } from './campaigns/find-contest-with-reward.ts';
import { findContests } from './campaigns/show-contest-series.ts';
import { findGuestCardIDs } from './cards/find-guest-cards.ts';
import { cardRoutes } from './cards/routes.ts';
import { cardGenerationRoutes } from './catalogue/card-generation-routes.ts';
import { findWonCampaigns } from './campaigns/find-won-campaigns.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { describeChallengeOfGame } from './challenges/describe-challenge-of-game.ts';
import { updatePublishedTeam } from './challenges/published-team-store.ts';
import { challengeRoutes } from './challenges/routes.ts';
import { findLadderFlags } from './challenges/show-ladder.ts';
import { cupRoutes } from './cups/routes.ts';
import type { DailyServices } from './daily/daily-services.ts';
import { dailyRoutes } from './daily/routes.ts';
import { showDailyOfHome } from './daily/show-calendar.ts';
import { findAccountTime } from './account/find-account-time.ts';
import { createFinalGameEffects } from './final-game-effects.ts';
import { gameRoutes } from './games/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { createNotificationKeys } from './notifications/notification-keys.ts';
import { oneClickUnsubscribeRoute } from './notifications/one-click-unsubscribe.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { findCardOrigin } from './packs/find-card-origin.ts';
import { grantStarterSet } from './packs/grant-starter-set.ts';
import { starterSetRoutes } from './packs/starter-set-routes.ts';
import { withRenewedOdds } from './packs/with-renewed-odds.ts';
import { packRefusals } from './packs/refusals.ts';
import { epochRoutes } from './packs/epoch-routes.ts';
import { packRoutes } from './packs/routes.ts';
import { seriesCompletionRoutes } from './packs/series-completion-routes.ts';
import { swapBoxRoutes } from './packs/swap-box-routes.ts';
import type { Queries } from './platform/database/database.ts';
import { createNotices } from './platform/database/notices.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { readInlineHashes, serveRenderedPages } from './platform/http/server-rendered-pages.ts';
import { cspReportRoutes } from './platform/http/csp-reports.ts';
import { createRateLimiter } from './platform/http/rate-limiter.ts';
import type { Readiness } from './platform/http/readiness.ts';
import { createRoutes } from './platform/http/contract-routes.ts';
import { addPageSecurityHeaders } from './platform/http/security-headers.ts';
import { apiDocsRoutes, serviceRoutes } from './platform/http/health-metrics-and-docs-routes.ts';
import { outboxRoutes } from './platform/mail/outbox-routes.ts';
import { createMetrics } from './platform/metrics.ts';
import { refuse, describeRefusal } from './platform/refusal.ts';
import type { Services } from './platform/services.ts';
import { isOutboxReadable } from './platform/settings.ts';
import { reportRoutes } from './reports/routes.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { recomputeComputerScores, recomputeUserScores } from './teams/recompute-team-scores.ts';
import { starterSetServices } from './starter-set-services.ts';
import { teamRoutes } from './teams/routes.ts';
import { createTeamWinProbabilities } from './teams/team-win-probabilities.ts';
import { walletRoutes } from './wallet/routes.ts';

export interface AppOptions {
  /** Returns the URL at which players reach the program; final once the server listens. */
  readonly publicUrl: () => string;
  /** Makes the mailer send new emails now. */
  readonly wakeMailer: () => void;
  /** Makes the users who were challenged be told now of the games that are over. */
  readonly wakeDefenceTeller: () => void;
  /** The folder of the built page: `client` and, for rendering on the server, `server`. */
  readonly webFolder: string;
  readonly version: string;
  readonly readiness: Readiness;
  /** Makes the live games that are over be written to their users now. */
  readonly wakeLiveSettler: () => void;
  /** Time between two looks for what is due in live games, in ms; null to look for nothing. */
  readonly liveLookMs: number | null;
  /** What the program has in memory of the days' games. */
  readonly daily: DailyServices;
  /** Tests do not wait for as long as the program does. */
  readonly streams?:
    | {
        /** Time between two signs of life on a stream. */
        readonly heartbeatMs: number;
        /** Time between two looks at a game that is watched, without a notice. */
        readonly lookMs: number;
      }
    | undefined;
}

/** Creates the whole program as a Fastify server that does not listen yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, clock, log } = services;
  const app = createHttpServer(settings, log);
  const metrics = createMetrics();
  await registerOpenApi(app, { calls, version: options.version });
  const { authenticate, findCachedPrincipal } = createAuthenticator(database, clock);
  const rateLimiter = createRateLimiter(clock, settings.limitsFactor);
  const notices = createNotices(database, log);
  app.addHook('onClose', () => notices.stop());
  const routes = createRoutes({
    app,
    database,
    clock,
    authenticate,
    findCachedPrincipal: findCachedPrincipal,
    rateLimiter,
    metrics,
    log,
    streamOptions: {
      limitsFactor: settings.limitsFactor,
      heartbeatMs: options.streams?.heartbeatMs,
    },
    validateResponses: settings.validateResponses,
  });
  metrics.observeStreams(routes.streams);
  const announceShownUser = (userID: string) => notices.publish('shown_user', userID);

  accountRoutes(routes, {
    database,
    clock,
    publicUrl: options.publicUrl,
    limitsFactor: settings.limitsFactor,
    onEmailConfirmed: afterConfirmation,
    isKeepableCard: async (queries, cardID) => (await findGuestCardIDs(queries)).includes(cardID),
    outbox: isOutboxReadable(settings) ? '/dev/mail' : null,
    userData,
    wakeMailer: options.wakeMailer,
  });
  walletRoutes(routes);
  cardRoutes(routes);
  packRoutes(routes);
  starterSetRoutes(routes, starterSetServices);
  epochRoutes(routes);
  seriesCompletionRoutes(routes);
  swapBoxRoutes(routes);
  const winProbabilities = createTeamWinProbabilities();
  teamRoutes(routes, {
    findUsername,
    recordAdminAction,
    winProbabilities,
    onTeamSaved: updatePublishedTeam,
  });
  gameRoutes(routes, {
    finalGameEffects: createFinalGameEffects(options.wakeDefenceTeller),
    findContests,
    describeContestOfGame,
    describeChallengeOfGame: (queries, game) =>
      describeChallengeOfGame({ findUsernames }, queries, game),
    createContestGame,
    findShownUser,
    findCardOrigin,
    findUserIDByName: async (queries, username) =>
      (await findPublicAccount(queries, username))?.userID ?? null,
    notices,
    lookMs: options.streams?.lookMs,
  });
  leaderboardRoutes(routes, {
    findUsernames,
    findPublicAccount,
    findWonCampaigns,
    findLadderFlags,
    findShownUser,
    setShowsGames,
    setShowsLiveGames,
    recordAdminAction,
    announceShownUser,
  });
  catalogueRoutes(routes, { hasHistoryCampaigns });
  auditLogRoutes(routes);
  seriesRoutes(routes);
  customCardRoutes(routes);
  userRoutes(routes);
  compTeamRoutes(routes);
  cardListRoutes(routes);
  rewardRoutes(routes, { recordAdminAction, findContestWithReward });
  cardGenerationRoutes(routes, {
    database,
    clock,
    log,
    lahmanDir: settings.lahmanDir,
    recordAdminAction,
    withRenewedOdds,
    recomputeComputerScores,
    recomputeUserScores,
    describeRefusal: (refusal) => describeRefusal(packRefusals, refusal),
  });
  campaignRoutes(routes, { recordAdminAction });
  challengeRoutes(routes, {
    database,
    winProbabilities,
    findPublicAccount,
    findUsername,
    findUsernames,
    isHidden,
    shareNetwork,
    newLinkToken: (userID) => newOpaqueToken('challenge', userID),
    parseLinkToken: (text) => {
      const token = parseOpaqueToken(text);
      return token?.kind === 'challenge' ? token : null;
    },
  });
  liveRoutes(routes, {
    database,
    notices,
    lookMs: options.liveLookMs,
    onOver: options.wakeLiveSettler,
    findUsernames,
    findUsername,
    findShownUser,
    shareNetwork,
    newInvitationToken: (userID) => newOpaqueToken('liveInvitation', userID),
    parseInvitationToken: (text) => {
      const token = parseOpaqueToken(text);
      return token?.kind === 'liveInvitation' ? token : null;
    },
  });
  cupRoutes(routes, {
    findUsername,
    findAccountTime,
    isHidden,
    shareNetwork,
    recordAdminAction,
  });
  dailyRoutes(routes, options.daily);
  homeRoutes(routes, {
    clock,
    winProbabilities,
    findUsernames,
    findDaily: (queries, request) => showDailyOfHome(options.daily, queries, request),
  });
  const readKeys = createNotificationKeys(database, clock);
  notificationRoutes(routes, { readKeys });
  reportRoutes(routes, {
    limitsFactor: settings.limitsFactor,
    publicUrl: options.publicUrl,
    recordAdminAction,
    announceShownUser,
  });

  const { readiness } = options;
  serviceRoutes(app, { database, metrics, rateLimiter, readiness, settings });
  await app.register(async (pages) => {
    await addPageSecurityHeaders(pages, await readInlineHashes(options.webFolder));
    apiDocsRoutes(pages, { calls, rateLimiter });
    await oneClickUnsubscribeRoute(pages, { database, readKeys, rateLimiter });
    await cspReportRoutes(pages, { rateLimiter, clock, log });
    if (isOutboxReadable(settings)) outboxRoutes(pages, database);
    await serveRenderedPages(pages, {
      webFolder: options.webFolder,
      site: options.publicUrl,
      rateLimiter,
      log,
    });
  });
  return app;
}

/** Whether an admin hides a user's games. */
const isHidden = async (queries: Queries, userID: string): Promise<boolean> =>
  (await findShownUser(queries, userID))?.isHidden === true;

/** Grants a confirmed user the starter set; refuses while its cards are not generated yet. */
const afterConfirmation: OnEmailConfirmed = async (tx, confirmed) => {
  const granted = await grantStarterSet(tx, starterSetServices, confirmed);
  if (granted.ok) return granted;
  const { code } = granted;
  if (code === 'series_not_ready') return refuse('starter_set_not_ready');
  if (code === 'starter_season_not_ready' || code === 'starter_club_unknown') return refuse(code);
  throw new Error(`a new account could not be given its starter set: ${code}`);
};
