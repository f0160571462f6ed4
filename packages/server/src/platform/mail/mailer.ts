import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { markFailed, markSent, takeWaitingLetters } from './outbox.ts';

/** Sends what waits in the outbox, as long as the program runs. */
export interface Mailer {
  /** Looks into the outbox now rather than at the next round. */
  wake(): void;
  /** Sends what is due once; answers how many letters went out. */
  round(): Promise<number>;
  stop(): Promise<void>;
}

const ROUND_EVERY_MS = 5_000;
const LETTERS_A_ROUND = 20;
const SMTP_TIMEOUT_MS = 10_000;

/** A letter that could not be sent waits 5, 10, 20 … seconds, at most a minute and a half: a mail server that was away finds all soon. */
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 90;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface MailerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly smtpUrl: string;
  /** The host that letters come from. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/** Starts the rounds. */
export function startMailer({ database, clock, smtpUrl, publicUrl, log }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // A mail server on this machine has a certificate that nobody signed, and nobody stands between us and it.
    ...(LOOPBACK_HOSTS.has(new URL(smtpUrl).hostname)
      ? { tls: { rejectUnauthorized: false } }
      : {}),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  const from = { name: 'Pennant', address: `pennant@${new URL(publicUrl).hostname}` };

  /** One letter, in a transaction of its own: a slow mail server keeps no other letter locked. */
  const sendNext = () =>
    database.transaction(async (tx): Promise<'sent' | 'failed' | 'none'> => {
      const [next] = await takeWaitingLetters(tx, clock(), 1);
      if (!next) return 'none';
      const { letterID, attempts, ...letter } = next;
      try {
        await transport.sendMail({
          from,
          messageId: `<${letterID}@${from.address.split('@')[1]}>`,
          ...letter,
        });
      } catch (error) {
        const waitS = Math.min(FIRST_WAIT_S * 2 ** attempts, LONGEST_WAIT_S);
        log.warn(
          { reason: (error as Error).message, letterID, waitS },
          'a letter could not be sent',
        );
        await markFailed(tx, letterID, attempts + 1, new Date(clock().getTime() + waitS * 1000));
        return 'failed';
      }
      await markSent(tx, letterID, clock());
      return 'sent';
    });

  // The first failure ends a round: where the mail server is away, the other letters need not find out one by one.
  const round = async () => {
    let sent = 0;
    while (sent < LETTERS_A_ROUND && (await sendNext()) === 'sent') sent += 1;
    return sent;
  };

  let working: Promise<unknown> = Promise.resolve();
  const enqueue = () => {
    working = working
      .then(round)
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'));
  };
  const timer = setInterval(enqueue, ROUND_EVERY_MS);
  timer.unref();
  return {
    wake: enqueue,
    round,
    stop: async () => {
      clearInterval(timer);
      await working;
      transport.close();
    },
  };
}
