import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, TransactionScope } from '../database/database.ts';
import { startFrequentJob } from '../frequent-job.ts';
import { markFailed, markSent, lockPendingEmails } from './outbox-store.ts';

/** Sends the emails of the outbox by SMTP as long as the program runs. */
export interface Mailer {
  /**
   * Sends the due emails now instead of at the next interval; while some are being sent, once more
   * afterwards.
   */
  wake(): void;
  /** Sends the emails that are due; returns how many were sent. */
  sendDue(): Promise<number>;
  /** Stops after the email that is being sent. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 5_000;
const MAX_EMAILS_PER_INTERVAL = 20;
const SMTP_TIMEOUT_MS = 10_000;

/**
 * Exponential backoff after a failed delivery: 5, 10, 20 … seconds, at most 90, so that all emails
 * go out soon after the mail server is back.
 */
const FIRST_BACKOFF_S = 5;
const MAX_BACKOFF_S = 90;
/** The same for one that the mail server refuses because of its recipient: up to six hours. */
const FIRST_REFUSED_BACKOFF_S = 300;
const MAX_REFUSED_BACKOFF_S = 6 * 3600;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface MailerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly smtpUrl: string;
  /** Its host is the domain of the sender address. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/** Starts sending at regular intervals. */
export function startMailer({ database, clock, smtpUrl, publicUrl, log }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // A mail server on this machine has a self-signed certificate, and the connection is local.
    ...(LOOPBACK_HOSTS.has(new URL(smtpUrl).hostname)
      ? { tls: { rejectUnauthorized: false } }
      : {}),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  const from = { name: 'Pennant', address: `pennant@${new URL(publicUrl).hostname}` };

  /**
   * Sends one email in a transaction of its own, so that a slow mail server locks no other email.
   */
  const sendNext = (scope: TransactionScope) =>
    scope.transaction(async (tx): Promise<'sent' | 'refused' | 'failed' | 'none'> => {
      const [next] = await lockPendingEmails(tx, clock(), 1);
      if (!next) return 'none';
      const { letterID, attempts, to, unsubscribeUrl, ...email } = next;
      try {
        await transport.sendMail({
          from,
          messageId: `<${letterID}@${from.address.split('@')[1]}>`,
          // Never a text to parse: that may hold a list, a group or another mailbox.
          to: { name: '', address: to },
          ...email,
          ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
        });
      } catch (error) {
        const isRefused = isRecipientRefused(error);
        const waitS = isRefused
          ? Math.min(FIRST_REFUSED_BACKOFF_S * 2 ** attempts, MAX_REFUSED_BACKOFF_S)
          : Math.min(FIRST_BACKOFF_S * 2 ** attempts, MAX_BACKOFF_S);
        log.warn(
          { reason: (error as Error).message, letterID, waitS },
          'a letter could not be sent',
        );
        await markFailed(tx, letterID, attempts + 1, new Date(clock().getTime() + waitS * 1000));
        return isRefused ? 'refused' : 'failed';
      }
      await markSent(tx, letterID, clock());
      return 'sent';
    });

  // Stops at the first failure: the mail server is probably down. A refused recipient holds up
  // nobody else's emails.
  const sendRound = async (scope: TransactionScope) => {
    let sent = 0;
    for (let tried = 0; tried < MAX_EMAILS_PER_INTERVAL; tried += 1) {
      const result = await sendNext(scope);
      if (result === 'sent') sent += 1;
      else if (result !== 'refused') break;
    }
    return sent;
  };

  // A mail server that hangs takes its time for each round: no more than one waits.
  const rounds = startFrequentJob(database, {
    clock,
    log,
    job: async (scope) => void (await sendRound(scope)),
    intervalMs: INTERVAL_MS,
    failure: 'the outbox could not be read',
  });
  return {
    wake: rounds.wake,
    sendDue: () => sendRound(database),
    stop: async () => {
      await rounds.stop();
      transport.close();
    },
  };
}

/** Returns the headers by which mail programs offer to unsubscribe, in one click (RFC 8058). */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Returns whether the recipient is what the mail server, or the mail library before it, refuses for
 * good. Such an email is tried all the same until it is deleted: the server may be set up wrongly.
 */
function isRecipientRefused(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly responseCode?: number;
  };
  if (code !== 'EENVELOPE') return false;
  return command === 'API' || (command === 'RCPT TO' && responseCode >= 500);
}
