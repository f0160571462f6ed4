import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { startFrequentJob } from '../frequent-job.ts';
import { backoffAfter, classifyError, type DeliveryFailure } from './delivery-failure.ts';
import { markFailed, markSent, takeDueEmail } from './outbox-store.ts';

/** Sends the emails of the outbox by SMTP as long as the program runs. */
export interface Mailer {
  /**
   * Sends the due emails now instead of at the next interval; while some are being sent, once more
   * afterwards.
   */
  wake(): void;
  /** Sends the emails that are due; returns how many were sent. */
  sendDue(): Promise<number>;
  /** Stops after the email that is being sent, or cuts it off where the mail server is slow. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 5_000;
const MAX_EMAILS_PER_INTERVAL = 20;
/** How long connecting and the mail server's greeting may take. */
const SMTP_TIMEOUT_MS = 10_000;
/**
 * How long sending an email may take in all. RFC 5321 (4.5.3.2.6) asks for ten minutes after its
 * end alone; but what was cut off as a program ended is to be sent by another soon.
 */
const DIALOGUE_MS = 180_000;
/** How long other programs leave alone what this one has taken: certainly longer than that. */
const LEASE_MS = DIALOGUE_MS + 60_000;
/** How long a stop waits for the email that is being sent. */
const STOP_MS = 10_000;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface MailerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly smtpUrl: string;
  /** Its host is the domain of the sender address. */
  readonly publicUrl: string;
  readonly log: Logger;
  /** Times that tests change. */
  readonly intervalMs?: number;
  readonly dialogueMs?: number;
  readonly stopMs?: number;
}

/** Starts sending at regular intervals. */
export function startMailer({
  database,
  clock,
  smtpUrl,
  publicUrl,
  log,
  intervalMs = INTERVAL_MS,
  dialogueMs = DIALOGUE_MS,
  stopMs = STOP_MS,
}: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // A mail server on this machine has a self-signed certificate, and the connection is local.
    ...(LOOPBACK_HOSTS.has(new URL(smtpUrl).hostname)
      ? { tls: { rejectUnauthorized: false } }
      : {}),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: 2 * dialogueMs,
  });
  const from = { name: 'Pennant', address: `pennant@${new URL(publicUrl).hostname}` };

  const cutOff = new AbortController();

  /**
   * Sends one email. No transaction is open meanwhile: PostgreSQL ends one that waits for a mail
   * server. What became of it is written even if the program stops.
   */
  const sendNext = async (queries: Queries): Promise<'sent' | 'none' | DeliveryFailure> => {
    const now = clock();
    const next = await takeDueEmail(queries, { now, retryAt: new Date(now.getTime() + LEASE_MS) });
    if (next === null) return 'none';
    const { letterID, attempts, to, unsubscribeUrl, ...email } = next;
    const timeLimit = AbortSignal.timeout(dialogueMs);
    try {
      await transport.sendMail({
        from,
        messageId: `<${letterID}@${from.address.split('@')[1]}>`,
        // Never a text to parse: that may hold a list, a group or another mailbox.
        to: { name: '', address: to },
        ...email,
        ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
        signal: AbortSignal.any([timeLimit, cutOff.signal]),
      });
    } catch (error) {
      // It may have arrived: it is left to the next program, once its lease is over.
      if (cutOff.signal.aborted) return 'cut off';
      const failure = timeLimit.aborted ? 'cut off' : classifyError(error);
      const waitS = backoffAfter(failure, attempts);
      log.warn({ reason: (error as Error).message, letterID, waitS }, 'a letter could not be sent');
      await markFailed(database, next, new Date(clock().getTime() + waitS * 1000));
      return failure;
    }
    await markSent(database, letterID, clock());
    return 'sent';
  };

  // Goes on with the next email only where this one alone is not taken: otherwise the mail server
  // is probably down.
  const sendRound = async (queries: Queries) => {
    let sent = 0;
    for (let tried = 0; tried < MAX_EMAILS_PER_INTERVAL; tried += 1) {
      const result = await sendNext(queries);
      if (result === 'none' || result === 'unavailable' || result === 'cut off') break;
      if (result === 'sent') sent += 1;
    }
    return sent;
  };

  // A mail server that hangs takes its time for each round: no more than one waits.
  const rounds = startFrequentJob(database, {
    clock,
    log,
    job: async (queries) => void (await sendRound(queries)),
    intervalMs,
    failure: 'the outbox could not be read',
  });
  return {
    wake: rounds.wake,
    sendDue: () => sendRound(database),
    stop: async () => {
      const timer = setTimeout(() => cutOff.abort(), stopMs);
      await rounds.stop();
      clearTimeout(timer);
      transport.close();
    },
  };
}

/** Returns the headers by which mail programs offer to unsubscribe, in one click (RFC 8058). */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
