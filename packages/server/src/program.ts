import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import packageFile from '../package.json' with { type: 'json' };
import { purgeExpiredAccountsAndTokens } from './account/purge-expired.ts';
import { sendIdleGamesLetter } from './account/send-idle-games-letter.ts';
import { startFirstAdmin } from './account/start-first-admin.ts';
import { findUsernames } from './account/find-usernames.ts';
import { createApp } from './app.ts';
import { ensureCampaigns } from './campaigns/ensure-campaigns.ts';
import { catalogueCallbacks } from './catalogue-callbacks.ts';
import { readCatalogueProgress } from './catalogue/read-catalogue-progress.ts';
import { ensureCatalogue } from './catalogue/ensure-catalogue.ts';
import { retryOnDatabaseFailure } from './catalogue/generate-catalogue.ts';
import { closeMonths } from './challenges/close-months.ts';
import { purgeChallenges } from './challenges/purge-challenges.ts';
import { tellDefenders } from './challenges/tell-defenders.ts';
import { CUP_LOOK_MS, keepCups } from './cups/keep-cups.ts';
import { createDailyServices } from './daily/daily-services.ts';
import { DAILY_LOOK_MS, keepDaily } from './daily/keep-daily.ts';
import { createFinalGameEffects } from './final-game-effects.ts';
import { deletePastDays } from './games/day-of-games-store.ts';
import { chooseEarlierBestGames } from './games/choose-earlier-best-games.ts';
import { countEarlierCareers } from './games/count-earlier-careers.ts';
import { showGamesUnderWay } from './games/game-visibility.ts';
import { createEnterEarlierWinProbability } from './games/enter-earlier-win-probability.ts';
import { storeGameRecords } from './games/store-game-records.ts';
import { endIdleGames, type IdleGamesContext } from './games/end-idle-games.ts';
import { createGameSetupCache } from './games/game-setup-cache.ts';
import { addEarlierWinProbability } from './leaderboard/add-earlier-win-probability.ts';
import { LIVE_LOOK_MS } from './live/keep-live-time.ts';
import { settleLiveGames } from './live/settle-live-games.ts';
import { storeLiveGameRecords } from './live/store-live-game-records.ts';
import { purgeLiveGames } from './live/users-of-live-games.ts';
import { createNotificationKeys } from './notifications/notification-keys.ts';
import { startNotificationSender } from './notifications/notification-sender.ts';
import { ensureOddsOfActiveSeries } from './packs/current-odds.ts';
import { systemClock as clock } from './platform/clock.ts';
import { StartupError } from './platform/database/embedded/postgres-binaries.ts';
import { migrate, readMigrations } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { startFrequentJob } from './platform/frequent-job.ts';
import { createReadiness } from './platform/http/readiness.ts';
import { startScheduledJobs } from './platform/scheduled-jobs.ts';
import { createStopStages } from './platform/stop-stages.ts';
import { openLog } from './platform/log.ts';
import { startMailer, type Mailer } from './platform/mail/mailer.ts';
import {
  urlFor,
  isOutboxReadable,
  parseSettings,
  projectFolder,
  type Settings,
} from './platform/settings.ts';
import { purgeReports } from './reports/reports-of-user.ts';
import { deleteExpiredRatings } from './teams/deleted-team-store.ts';
import { lockBalance } from './wallet/lock-balance.ts';

/** Time after which an unfinished shutdown is aborted, once nothing new is served. */
const SHUTDOWN_TIMEOUT_MS = 30_000;

/**
 * How often a program looks for users who were challenged and do not know of it. Of the games that
 * it ends itself they are told at once; this is for what was cut off.
 */
const DEFENCE_TELLER_INTERVAL_MS = 30_000;

/** How often a program looks whether a month of the ladder is over: one row, until it is. */
const LADDER_INTERVAL_MS = 60_000;

/**
 * How often a program looks for live games that are over and not written to their users. Those that
 * it ends itself are written at once; this is for what was cut off.
 */
const LIVE_SETTLER_INTERVAL_MS = 10_000;
/**
 * How often a program looks for live games that are settled and have no record; for the first time
 * when an upgrade is over, since a program of before migration 0042 can't show one that has.
 */
const LIVE_RECORDS_INTERVAL_MS = 900_000;

const tell = (message: string): void => console.log(message);

/** Is aborted when the program is told to stop. */
const stopping = new AbortController();

/** The parts of the program that are stopped with it. */
const stopStages = createStopStages();

/** Makes the program not ready and waits until balancers know it; set while it listens. */
let leaveBalancers: (() => Promise<void>) | null = null;

async function start(settings: Settings, pagesBuilt: Promise<void>): Promise<void> {
  const { log, flush } = openLog(settings);
  stopStages.add('log', flush);

  const opening = openDatabase(settings, tell);
  // Also one that is still being opened: the embedded database would go on alone.
  stopStages.add('database', async () => {
    const opened = await opening.catch(() => null);
    await opened?.close();
  });
  const database = await opening;
  stopping.signal.throwIfAborted();
  const migrations = await readMigrations();
  await migrate(database, migrations, tell);
  stopping.signal.throwIfAborted();
  const readiness = createReadiness(
    database,
    migrations.map(({ name }) => name),
  );

  const daily = createDailyServices({ queries: database.background, clock, log });
  const days = startFrequentJob(database.background, {
    clock,
    log,
    job: (db, now) =>
      keepDaily(daily, db, now, (lastDay) =>
        tell(`The games of Duplicate Nine are made up to ${lastDay}.`),
      ),
    intervalMs: DAILY_LOOK_MS,
  });
  stopStages.add('jobs', async () => {
    // Its work in the thread would take longer than the end may.
    daily.stop();
    await days.stop();
  });
  const beginning = ensureCatalogue(database, settings, {
    ...catalogueCallbacks(database.background, { clock, log, tell }),
    signal: stopping.signal,
  });
  // A first start takes its time here: a stop waits for the seasons under way.
  stopStages.add('requests', async () => {
    const begun = await beginning.catch(() => null);
    await begun?.finished.catch(() => undefined);
  });
  const catalogue = await beginning;
  stopping.signal.throwIfAborted();
  const drawUpCampaigns = async () => {
    // If stopped before the last card, the next start continues.
    const progress = await readCatalogueProgress(database);
    if (progress?.isComplete !== true) return;
    const created = await ensureCampaigns(database.background, progress.history, clock());
    const contests = created.reduce((sum, campaign) => sum + campaign.contests, 0);
    if (contests > 0) tell(`Campaigns are drawn up: ${contests} contests.`);
    days.wake();
  };
  catalogue.finished
    .then(() => retryOnDatabaseFailure(drawUpCampaigns, stopping.signal, tell))
    .catch((error: Error) =>
      log.error({ err: error }, 'the cards or the campaigns could not all be made'),
    );

  // A full disk must not prevent reading: odds that are not stored are computed for each request.
  await ensureOddsOfActiveSeries(database.background).catch((error: unknown) =>
    log.warn({ err: error }, 'odds could not be kept'),
  );

  await pagesBuilt.catch((error: Error) => {
    throw new StartupError(error.message);
  });
  stopping.signal.throwIfAborted();

  // After these, so that a malformed record or page ends the start without any change.
  const host = new URL(settings.publicUrl).hostname;
  const firstAdmin = await startFirstAdmin(database, {
    email: settings.adminEmail ?? `admin@${host}`,
    clock,
    log,
    tell,
  });
  stopStages.add('jobs', () => firstAdmin.stop());

  const defenceTeller = startFrequentJob(database.background, {
    clock,
    log,
    job: (db, now) => tellDefenders({ findUsernames }, db, now),
    intervalMs: DEFENCE_TELLER_INTERVAL_MS,
  });
  stopStages.add('jobs', () => defenceTeller.stop());
  const ladder = startFrequentJob(database.background, {
    clock,
    log,
    job: closeMonths,
    intervalMs: LADDER_INTERVAL_MS,
  });
  stopStages.add('jobs', () => ladder.stop());
  const liveSettler = startFrequentJob(database.background, {
    clock,
    log,
    job: settleLiveGames,
    intervalMs: LIVE_SETTLER_INTERVAL_MS,
  });
  stopStages.add('jobs', () => liveSettler.stop());
  const liveRecords = startFrequentJob(database.background, {
    clock,
    log,
    job: storeLiveGameRecords,
    intervalMs: LIVE_RECORDS_INTERVAL_MS,
  });
  stopStages.add('jobs', () => liveRecords.stop());
  const cups = startFrequentJob(database.background, {
    clock,
    log,
    job: keepCups,
    intervalMs: CUP_LOOK_MS,
  });
  stopStages.add('jobs', () => cups.stop());
  let publicUrl = settings.publicUrl;
  let mailer: Mailer | undefined;
  const app = await createApp(
    { settings, database, clock, log },
    {
      publicUrl: () => publicUrl,
      wakeMailer: () => mailer?.wake(),
      wakeDefenceTeller: defenceTeller.wake,
      wakeLiveSettler: liveSettler.wake,
      liveLookMs: LIVE_LOOK_MS,
      webFolder: path.join(projectFolder, 'packages/web/dist'),
      version: packageFile.version,
      readiness,
      daily,
    },
  );
  stopStages.add('requests', () => app.close());
  if (settings.smtpUrl !== null) {
    mailer = startMailer({ database, clock, smtpUrl: settings.smtpUrl, publicUrl, log });
    stopStages.add('requests', () => mailer!.stop());
  }
  const notificationSender = startNotificationSender({
    database,
    clock,
    log,
    publicUrl: () => publicUrl,
    readKeys: createNotificationKeys(database, clock),
    wakeMailer: () => mailer?.wake(),
  });
  stopStages.add('requests', () => notificationSender.stop());
  const idleGames: IdleGamesContext = {
    setups: createGameSetupCache(),
    finalGameEffects: createFinalGameEffects(defenceTeller.wake),
    sendLetter: (tx, letter) => sendIdleGamesLetter(tx, { ...letter, publicUrl }),
  };
  const housekeeping = startScheduledJobs(database.background, {
    clock,
    log,
    random: Math.random,
    jobs: [
      purgeExpiredAccountsAndTokens,
      deletePastDays,
      deleteExpiredRatings,
      storeGameRecords,
      createEnterEarlierWinProbability(addEarlierWinProbability),
      purgeChallenges,
      purgeLiveGames,
      purgeReports,
      showGamesUnderWay,
      (db) => countEarlierCareers(db, lockBalance),
      (db) => chooseEarlierBestGames(db, lockBalance),
      (db, now) => endIdleGames(idleGames, db, now).finally(() => mailer?.wake()),
    ],
  });
  stopStages.add('requests', () => housekeeping.stop());

  stopping.signal.throwIfAborted();
  await app.listen({ port: settings.port, host: settings.host });
  leaveBalancers = async () => {
    readiness.beginToStop(app.server);
    await pause(settings.stopDelayMs);
  };
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  if (!settings.isPublicUrlSet) publicUrl = urlFor(settings.host, port);

  const progress = await readCatalogueProgress(database);
  if (progress) {
    const source =
      progress.history === 'record' && settings.lahmanDir !== null
        ? ` from ${settings.lahmanDir}`
        : '';
    tell(
      `History: ${progress.label}${source}, ${progress.seasonsMade} of ${progress.seasonsTotal} seasons made.`,
    );
  }
  if (isOutboxReadable(settings))
    tell(`No mail server is set: letters can be read at ${publicUrl}/dev/mail`);
  tell(`Pennant is ready at ${publicUrl} (after ${process.uptime().toFixed(1)} s)`);
}

/**
 * Stops all parts and exits: nothing new is served from then on, requests under way end, and so
 * does what the program does by itself, after its current step. Further signals are ignored: npm
 * and terminals send several.
 */
async function stop(exitCode: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await leaveBalancers?.();
  setTimeout(() => {
    console.error(`Not all that was under way ended within ${SHUTDOWN_TIMEOUT_MS / 1000} s.`);
    process.exit(exitCode || 1);
  }, SHUTDOWN_TIMEOUT_MS).unref();
  await stopStages.stop((error) => console.error(error));
  process.exit(exitCode);
}

function describeStartError(error: unknown, settings: Settings): string {
  if (error instanceof StartupError) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return `Port ${settings.port} is taken on ${settings.host}: set PORT to another.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `A file or port may not be used: ${(error as Error).message}`;
  if (code === 'ENOSPC') return 'There is no room left on the disk.';
  return (error as Error).stack ?? String(error);
}

/**
 * Starts the program by the settings of the environment; a signal or a failed start ends the
 * process. What it needs before requests are served is made while the pages may still be being
 * built; a build that fails ends the start with its message.
 */
export function startProgram(pagesBuilt: Promise<void>): void {
  // Awaited much later, and not at all if the start fails before.
  pagesBuilt.catch(() => undefined);
  // A closed standard output must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const parsed = parseSettings(process.env);
  if (parsed.ok) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void stop(0));
    start(parsed.settings, pagesBuilt).catch((error: unknown) => {
      // What a start still needed is closed by a stop.
      if (stopping.signal.aborted) return;
      console.error(describeStartError(error, parsed.settings));
      void stop(1);
    });
  } else {
    console.error(parsed.text);
    // The channel to the script that npm runs keeps the process alive: an exit code does not end
    // it.
    void stop(1);
  }
}
