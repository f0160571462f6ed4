import type { ColumnType } from 'kysely';
import type { Queries, Transaction } from '../database/database.ts';
import { newUuidV7 } from '../uuid-v7.ts';
import type { Email } from './email.ts';

declare module '../database/tables.ts' {
  interface Tables {
    outbox_letter: OutboxLetterTable;
  }
}

interface OutboxLetterTable {
  letter_id: string;
  recipient: string;
  subject: string;
  body_text: string | null;
  body_html: string | null;
  created: Date;
  sent: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt: Date;
}

/**
 * Adds an email to the outbox, in the transaction of the action that it is about; it is sent after
 * the commit. So actions work while the mail server is down, and no email is sent for a rolled-back
 * action.
 */
export async function addToOutbox(tx: Transaction, email: Email, now: Date): Promise<void> {
  await tx.kysely
    .insertInto('outbox_letter')
    .values({
      letter_id: newUuidV7(now),
      recipient: email.to,
      subject: email.subject,
      body_text: email.text,
      body_html: email.html,
      created: now,
      sent: null,
      next_attempt: now,
    })
    .execute();
}

export interface PendingEmail extends Email {
  readonly letterID: string;
  readonly attempts: number;
}

/** Returns the next emails to send and locks them, so that no other server sends them too. */
export async function lockPendingEmails(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<PendingEmail[]> {
  const rows = await tx.kysely
    .selectFrom('outbox_letter')
    .select(['letter_id', 'recipient', 'subject', 'body_text', 'body_html', 'attempts'])
    .where('sent', 'is', null)
    .where('next_attempt', '<=', now)
    .orderBy('next_attempt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    letterID: row.letter_id,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
    attempts: row.attempts,
  }));
}

/** Marks an email as sent and deletes its text, which may contain a token. */
export async function markSent(tx: Transaction, letterID: string, now: Date): Promise<void> {
  await tx.kysely
    .updateTable('outbox_letter')
    .set({ sent: now, body_text: null, body_html: null })
    .where('letter_id', '=', letterID)
    .execute();
}

export async function markFailed(
  tx: Transaction,
  letterID: string,
  attempts: number,
  nextAttempt: Date,
): Promise<void> {
  await tx.kysely
    .updateTable('outbox_letter')
    .set({ attempts, next_attempt: nextAttempt })
    .where('letter_id', '=', letterID)
    .execute();
}

/** Returns the unsent emails, newest first. */
export async function readOutbox(queries: Queries, limit: number): Promise<Email[]> {
  const rows = await queries.kysely
    .selectFrom('outbox_letter')
    .select(['recipient', 'subject', 'body_text', 'body_html'])
    .where('sent', 'is', null)
    .orderBy('letter_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
  }));
}

/** Deletes the unsent emails to an address. */
export async function deletePendingEmails(tx: Transaction, recipient: string): Promise<void> {
  await tx.kysely
    .deleteFrom('outbox_letter')
    .where('recipient', '=', recipient)
    .where('sent', 'is', null)
    .execute();
}

/** Deletes emails created before a given time, sent or not. */
export async function deleteOldEmails(queries: Queries, before: Date): Promise<void> {
  await queries.kysely.deleteFrom('outbox_letter').where('created', '<', before).execute();
}

/**
 * Inserts a row that counts as sent already. Takes as long as `addToOutbox`, so that the response
 * time does not reveal whether an email is sent.
 */
export async function addDummyToOutbox(tx: Transaction, now: Date): Promise<void> {
  await tx.kysely
    .insertInto('outbox_letter')
    .values({
      letter_id: newUuidV7(now),
      recipient: '',
      subject: '',
      body_text: null,
      body_html: null,
      created: now,
      sent: now,
      next_attempt: now,
    })
    .execute();
}
