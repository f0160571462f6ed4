/*
 * Where the features meet. A feature is a folder named by a word of the product:
 *
 *   <word>/routes.ts      registers its calls of the contract:
 *                           export function packRoutes(routes: Routes) {
 *                             const { handle, handleInTransaction } = routes.feature(packRefusals);
 *                             handle(packCalls.seriesList, ({ db }) => listSeries(db));
 *                             handleInTransaction(packCalls.buyPacks, ({ tx, user, body, now }) =>
 *                               buyPacks(tx, { userID: user.userID, ...body, now }));
 *                           }
 *                         `handle` is for reading, or for work that looks after its own transaction; `handleInTransaction`
 *                         gives an open one, rolls it back on a refusal, and honours Idempotency-Key. All that a handler gets
 *                         is checked: form, who asks, limits.
 *   <word>/verb-noun.ts   a use case: takes Queries or an open Transaction and plain values, answers plain values or
 *                         `refuse('code', details)`; its test beside it.
 *   <word>/store.ts       all SQL of the feature, over tables that its migration makes (migrations/NNNN_word.sql).
 *   <word>/refusals.ts    status and sentence of every code that it refuses with, as data.
 *
 * Features call each other's use cases with the open transaction, never each other's SQL. What would make a circle
 * (a confirmed account gets cards, a final game pays) is handed in here.
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
  /** Where players reach the program; known for certain once it listens. */
  readonly publicUrl: () => string;
  /** Tells the mailer that a letter waits. */
  readonly wakeMailer: () => void;
  /** The built page: a folder with `client` and, for drawing pages here, `server`. */
  readonly webFolder: string;
  readonly version: string;
}

/** The whole program over HTTP; it does not listen yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, clock, log } = services;
  const app = httpServer(settings, log);
  const metrics = openMetrics();
  await describeCalls(app, { calls, version: options.version });
  const routes = routesOf({
    app,
    database,
    clock,
    ...authenticator(database, clock),
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

/** A confirmed user gets his first cards; where none are made yet, he is asked to come back in a minute. */
const afterConfirmation: AfterConfirmation = async (tx, confirmed) => {
  const granted = await grantStarterSet(tx, confirmed);
  if (granted.ok) return granted;
  if (granted.code === 'series_not_ready') return refuse('starter_set_not_ready');
  throw new Error(`a new account could not be given its starter set: ${granted.code}`);
};
