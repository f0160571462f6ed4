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
 *                         Idempotency-Key. A handler's request is validated: form, role, limits.
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
import { authenticator } from './account/authenticate.ts';
import type { AfterConfirmation } from './account/account-services.ts';
import { findUsername } from './account/find-username.ts';
import { findPublicAccount, findUsernames } from './account/public-account.ts';
import { accountRoutes } from './account/routes.ts';
import { gainExperience } from './account/gain-experience.ts';
import { recordAdminAction } from './admin/audit-log.ts';
import { cardListRoutes } from './admin/card-list-routes.ts';
import { compTeamRoutes } from './admin/comp-team-routes.ts';
import { customCardRoutes } from './admin/custom-card-routes.ts';
import { sessionHolds } from './account/session-store.ts';
import { adminRoutes } from './admin/routes.ts';
import { seriesRoutes } from './admin/series-routes.ts';
import { userRoutes } from './admin/user-routes.ts';
import { belongings } from './belongings.ts';
import { createContestGame } from './campaigns/play-contest.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { settleContest } from './campaigns/settle-contest.ts';
import { findContests } from './campaigns/show-series.ts';
import { cardRoutes } from './cards/routes.ts';
import { makingRoutes } from './catalogue/making-routes.ts';
import { findWonCampaigns } from './campaigns/won-campaigns.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { gameRoutes } from './games/routes.ts';
import { enterStatistics } from './leaderboard/enter-statistics.ts';
import { rateGame } from './leaderboard/rate-game.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { grantStarterSet } from './packs/grant-starter-set.ts';
import { whileCardsChange } from './packs/cards-of-packs.ts';
import { packRefusals } from './packs/refusals.ts';
import { packRoutes } from './packs/routes.ts';
import { httpServer } from './platform/http/http-server.ts';
import { describeCalls } from './platform/http/openapi.ts';
import { insidePage, servePages } from './platform/http/pages.ts';
import { requestRates } from './platform/http/request-rates.ts';
import { routesOf } from './platform/http/routes.ts';
import { protectPages } from './platform/http/security-headers.ts';
import { readingRoutes, serviceRoutes } from './platform/http/service-routes.ts';
import { outboxRoutes } from './platform/mail/outbox-routes.ts';
import { openMetrics } from './platform/metrics.ts';
import { refuse, tellRefusal } from './platform/refusal.ts';
import type { Services } from './platform/services.ts';
import { mailIsReadable } from './platform/settings.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { renewScores } from './teams/renew-scores.ts';
import { teamRoutes } from './teams/routes.ts';
import { payForGame } from './wallet/pay-for-game.ts';
import { walletRoutes } from './wallet/routes.ts';

export interface AppOptions {
  /** Returns the URL at which players reach the program; final once the server listens. */
  readonly publicUrl: () => string;
  /** Makes the mailer send new emails now. */
  readonly wakeMailer: () => void;
  /** The folder of the built page: `client` and, for rendering on the server, `server`. */
  readonly webFolder: string;
  readonly version: string;
}

/** Creates the whole program as a Fastify server that does not listen yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, clock, log } = services;
  const app = httpServer(settings, log);
  const metrics = openMetrics();
  await describeCalls(app, { calls, version: options.version });
  const { authenticate, lastKnown } = authenticator(database, clock);
  const routes = routesOf({
    app,
    database,
    clock,
    authenticate,
    lastKnown,
    rates: requestRates(clock, settings.limitsFactor),
    metrics,
    log,
    checkAnswers: settings.checkAnswers,
  });

  accountRoutes(routes, {
    database,
    clock,
    publicUrl: options.publicUrl,
    limitsFactor: settings.limitsFactor,
    afterConfirmation,
    belongings,
    wakeMailer: options.wakeMailer,
  });
  walletRoutes(routes);
  cardRoutes(routes);
  packRoutes(routes);
  teamRoutes(routes, { findUsername, recordAdminAction });
  gameRoutes(routes, {
    after: {
      pay: payForGame,
      settleContest,
      addExperience: gainExperience,
      rate: rateGame,
      enterStatistics,
    },
    sessionHolds,
    findContests,
    createContestGame,
  });
  leaderboardRoutes(routes, {
    findUsernames,
    findPublicAccount,
    findWonCampaigns,
    recordAdminAction,
  });
  catalogueRoutes(routes);
  adminRoutes(routes);
  seriesRoutes(routes);
  customCardRoutes(routes);
  userRoutes(routes);
  compTeamRoutes(routes);
  cardListRoutes(routes);
  rewardRoutes(routes, { recordAdminAction });
  makingRoutes(routes, {
    database,
    clock,
    log,
    lahmanDir: settings.lahmanDir,
    record: recordAdminAction,
    whileCardsChange,
    renewScores,
    tell: (refusal) => tellRefusal(packRefusals, refusal),
  });
  campaignRoutes(routes, { recordAdminAction });

  serviceRoutes(app, { database, metrics });
  await app.register(async (pages) => {
    await protectPages(pages, await insidePage(options.webFolder));
    readingRoutes(pages, calls);
    if (mailIsReadable(settings)) outboxRoutes(pages, database);
    await servePages(pages, { webFolder: options.webFolder, site: options.publicUrl, log });
  });
  return app;
}

/** Grants a confirmed user the starter set; refuses while its cards are not generated yet. */
const afterConfirmation: AfterConfirmation = async (tx, confirmed) => {
  const granted = await grantStarterSet(tx, confirmed);
  if (granted.ok) return granted;
  if (granted.code === 'series_not_ready') return refuse('starter_set_not_ready');
  throw new Error(`a new account could not be given its starter set: ${granted.code}`);
};
