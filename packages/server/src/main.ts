import path from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { forgetOldAccountsAndTokens } from './account/forget-old.ts';
import { makeFirstAdmin } from './account/first-admin.ts';
import { createApp } from './app.ts';
import { ensureCampaigns } from './campaigns/ensure-campaigns.ts';
import { catalogueProgress } from './catalogue/catalogue-progress.ts';
import { ensureCatalogue } from './catalogue/ensure-catalogue.ts';
import { keepMissingOdds, keepOdds } from './packs/odds-in-force.ts';
import { systemClock as clock } from './platform/clock.ts';
import { CannotStart } from './platform/database/embedded/engine.ts';
import { migrate, readMigrations } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { openLog } from './platform/log.ts';
import { startMailer, type Mailer } from './platform/mail/mailer.ts';
import {
  addressFor,
  mailIsReadable,
  parseSettings,
  projectFolder,
  type Settings,
} from './platform/settings.ts';

/** A stop that takes longer than this is not waited for. */
const LONGEST_STOP_MS = 10_000;

const tell = (message: string): void => console.log(message);

/** What is to be stopped when the program ends, newest first. */
const running: (() => Promise<void>)[] = [];

async function start(settings: Settings): Promise<void> {
  const { log, flush } = openLog(settings);
  running.unshift(async () => flush());

  const database = await openDatabase(settings, tell);
  running.unshift(() => database.close());
  await migrate(database, await readMigrations());

  const catalogue = await ensureCatalogue(database, settings, { tell, onSale: keepOdds });
  running.unshift(() => catalogue.stop());
  catalogue.finished
    .then(async () => {
      // Stopped before the last card: the next start goes on.
      const isComplete = (await catalogueProgress(database))?.isComplete ?? false;
      const made = isComplete ? await ensureCampaigns(database, clock()) : 0;
      if (made > 0) tell(`Campaigns are drawn up: ${made} contests.`);
    })
    .catch((error: Error) =>
      log.error({ err: error }, 'the cards or the campaigns could not all be made'),
    );

  // A disk that is full keeps nobody from reading: what is not kept is worked out again each time.
  await keepMissingOdds(database).catch((error: unknown) =>
    log.warn({ err: error }, 'odds could not be kept'),
  );

  // After the catalogue: a malformed record ends the start with nothing changed.
  const host = new URL(settings.publicUrl).hostname;
  const admin = await makeFirstAdmin(database, {
    email: settings.adminEmail ?? `admin@${host}`,
    now: clock(),
  });
  if (admin)
    tell(
      `An admin account was made: ${admin.username}. Its password, shown only this once: ${admin.password}`,
    );

  let publicUrl = settings.publicUrl;
  let mailer: Mailer | undefined;
  const app = await createApp(
    { settings, database, clock, log },
    {
      publicUrl: () => publicUrl,
      wakeMailer: () => mailer?.wake(),
      webFolder: path.join(projectFolder, 'packages/web/dist'),
      version: packageFile.version,
    },
  );
  running.unshift(() => app.close());
  if (settings.smtpUrl !== null) {
    mailer = startMailer({ database, clock, smtpUrl: settings.smtpUrl, publicUrl, log });
    running.unshift(() => mailer!.stop());
  }
  const housekeeping = startHousekeeping(database, {
    clock,
    log,
    chores: [forgetOldAccountsAndTokens],
  });
  running.unshift(() => housekeeping.stop());

  await app.listen({ port: settings.port, host: settings.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  if (!settings.publicUrlGiven) publicUrl = addressFor(settings.host, port);

  const progress = await catalogueProgress(database);
  if (progress) {
    const source =
      progress.history === 'record' && settings.lahmanDir !== null
        ? ` from ${settings.lahmanDir}`
        : '';
    tell(
      `History: ${progress.label}${source}, ${progress.seasonsMade} of ${progress.seasonsTotal} seasons made.`,
    );
  }
  if (mailIsReadable(settings))
    tell(`No mail server is set: letters can be read at ${publicUrl}/dev/mail`);
  tell(`Pennant is ready at ${publicUrl} (after ${process.uptime().toFixed(1)} s)`);
}

/** Stops everything in order and ends the program. A second signal changes nothing: npm and terminals send several. */
let stopping = false;
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(exitCode || 1), LONGEST_STOP_MS).unref();
  for (const each of running) await each().catch((error: unknown) => console.error(error));
  process.exit(exitCode);
}

function whyNot(error: unknown, settings: Settings): string {
  if (error instanceof CannotStart) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return `Port ${settings.port} is taken on ${settings.host}: set PORT to another.`;
  if (code === 'EACCES' || code === 'EROFS')
    return `A file or port may not be used: ${(error as Error).message}`;
  if (code === 'ENOSPC') return 'There is no room left on the disk.';
  return (error as Error).stack ?? String(error);
}

// Whoever read what was printed may have gone; that is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const parsed = parseSettings(process.env);
if (parsed.ok) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  start(parsed.settings).catch((error: unknown) => {
    console.error(whyNot(error, parsed.settings));
    return stop(1);
  });
} else {
  console.error(parsed.text);
  process.exitCode = 1;
}
