import { createApp } from '@pennant/server/app';
import { createDailyServices } from '@pennant/server/daily/daily-services';
import { systemClock } from '@pennant/server/platform/clock';
import { connectPool } from '@pennant/server/platform/database/database';
import { createReadiness } from '@pennant/server/platform/http/readiness';
import { openLog } from '@pennant/server/platform/log';
import { parseSettings } from '@pennant/server/platform/settings';

/** Returns the whole program without a database, to be asked which routes and figures it has. */
export async function theApp() {
  const parsed = parseSettings({ LAHMAN_DIR: '', LOG_LEVEL: 'silent' });
  if (!parsed.ok) throw new Error(parsed.text);
  const { settings } = parsed;
  // Never connected: nothing here queries it.
  const database = connectPool({});
  const { log } = openLog(settings);
  const app = await createApp(
    { settings, database, clock: systemClock, log },
    {
      publicUrl: () => settings.publicUrl,
      wakeMailer: () => undefined,
      wakeDefenceTeller: () => undefined,
      wakeLiveSettler: () => undefined,
      liveLookMs: null,
      webFolder: '/nowhere',
      version: 'test',
      readiness: createReadiness(database, []),
      daily: createDailyServices({ queries: database, clock: systemClock, log }),
    },
  );
  await app.ready();
  return app;
}
