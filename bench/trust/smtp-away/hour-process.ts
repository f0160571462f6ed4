import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '@pennant/server/app';
import { createDailyServices } from '@pennant/server/daily/daily-services';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { openLog } from '@pennant/server/platform/log';
import { createReadiness } from '@pennant/server/platform/http/readiness';
import { startMailer } from '@pennant/server/platform/mail/mailer';
import { parseSettings } from '@pennant/server/platform/settings';
import { GUEST_PASSWORD, newUsername } from '../load/guest-requests.ts';
import { readRequest, sendResult } from '../plants/planted-process.ts';
import { countLetters, createMailServer, type Absence, type LetterCounts } from './mail-server.ts';

// Runs in a process of its own, so that a bug can be planted in the mailer: the program on a
// database, with a clock that is handed in, as its tests do.

/** For how long the mail server is away, by the program's clock. */
export interface HourRequest {
  readonly dataDir: string;
  readonly registrations: number;
  readonly awayMinutes: number;
}

export interface HourResult extends LetterCounts {
  readonly refused: number;
  /** From its return to the last letter, by the program's clock. */
  readonly seconds: number;
  /** How often the program tried meanwhile, where the mail server could tell. */
  readonly calls: number;
}

/** The mailer's interval, in seconds: it is not waited for, the clock is set on. */
const STEP_S = 5;
/** Time after which letters that have not come count as lost. */
const GIVE_UP_S = 1800;

/** How it is away in each part of the time. Silence is left to the part with a real clock. */
const ABSENCES: readonly Absence[] = ['closed', 'unavailable', 'closed'];

async function liveThroughAnHour(request: HourRequest): Promise<HourResult> {
  const { dataDir, registrations, awayMinutes } = request;
  const mail = await createMailServer();
  const parsed = parseSettings({
    DATA_DIR: dataDir,
    LAHMAN_DIR: '',
    SMTP_URL: mail.url,
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  if (!parsed.ok) throw new Error(parsed.text);
  const { settings } = parsed;
  const { log } = openLog(settings);
  const database = await openDatabase(settings, () => undefined);
  // The check was interrupted: its database does not run on.
  process.once('SIGTERM', () => void database.close().finally(() => process.exit(130)));
  let now = Date.now();
  const clock = () => new Date(now);
  const publicUrl = 'https://pennant.example.com';
  const mailer = startMailer({ database, clock, smtpUrl: mail.url, publicUrl, log });
  const app = await createApp(
    { settings, database, clock, log },
    {
      publicUrl: () => publicUrl,
      wakeMailer: () => mailer.wake(),
      wakeDefenceTeller: () => undefined,
      wakeLiveSettler: () => undefined,
      liveLookMs: null,
      webFolder: '/nowhere',
      version: 'trust',
      readiness: createReadiness(database, []),
      daily: createDailyServices({ queries: database, clock, log }),
    },
  );
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api${url}`, payload })).statusCode;
  const passStep = async () => {
    now += STEP_S * 1000;
    await mailer.sendDue();
  };
  try {
    const addresses: string[] = [];
    let refused = 0;
    const steps = (awayMinutes * 60) / STEP_S;
    for (let step = 0; step < steps; step += 1) {
      const part = (step * ABSENCES.length) / steps;
      if (Number.isInteger(part)) await mail.goAway(ABSENCES[part]!);
      while (addresses.length < ((step + 1) * registrations) / steps) {
        const username = newUsername();
        const email = `${username}@example.com`;
        addresses.push(email);
        const status = await post('/users', { username, email, password: GUEST_PASSWORD });
        if (status !== 200) refused += 1;
      }
      await passStep();
    }
    await mail.comeBack();
    const since = now;
    let last = now;
    for (let count = 0; mail.received.length < addresses.length;) {
      if (now - since > GIVE_UP_S * 1000) break;
      await passStep();
      if (mail.received.length > count) last = now;
      count = mail.received.length;
    }
    // A letter that is sent again comes within the longest pause between two attempts.
    const end = now + 5 * 60_000;
    while (now < end) await passStep();
    const counts = await countLetters(
      mail.received,
      addresses,
      async (token) => (await post('/auth/confirm', { token })) === 200,
    );
    const seconds = counts.lost > 0 ? Number.POSITIVE_INFINITY : (last - since) / 1000;
    return { ...counts, refused, seconds: Math.min(seconds, GIVE_UP_S), calls: mail.calls };
  } finally {
    await mailer.stop();
    await app.close();
    await pause(0);
    await database.close();
    await mail.close();
  }
}

await sendResult(await liveThroughAnHour(await readRequest<HourRequest>()));
