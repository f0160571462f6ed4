import type { Queries, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { newUuidV7 } from '../uuid-v7.ts';
import type { Email } from './email.ts';

const ADD_EMAIL = statement(
  'platform.add_email',
  `insert into outbox_letter (letter_id, recipient, subject, body_text, body_html, created_at,
     sent_at, next_attempt_at, unsubscribe_url)
   values ($1, $2, $3, $4, $5, $6, $7, $6, $8)`,
  { nullable: ['$4', '$5', '$7', '$8'] },
);

/**
 * Adds an email to the outbox, in the transaction of the action that it is about; it is sent after
 * the commit. So actions work while the mail server is down, and no email is sent for a rolled-back
 * action.
 */
export async function addToOutbox(tx: Transaction, email: Email, now: Date): Promise<void> {
  const { to, subject, text, html, unsubscribeUrl = null } = email;
  await tx.query(ADD_EMAIL, [newUuidV7(now), to, subject, text, html, now, null, unsubscribeUrl]);
}

/**
 * Inserts a row that counts as sent already. Takes as long as `addToOutbox`, so that the response
 * time does not reveal whether an email is sent.
 */
export async function addDummyToOutbox(tx: Transaction, now: Date): Promise<void> {
  await tx.query(ADD_EMAIL, [newUuidV7(now), '', '', null, null, now, now, null]);
}

export interface PendingEmail extends Email {
  readonly letterID: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

// Materialized: by some plans a subquery in the condition is run again for each row, and then locks
// others than the first time.
const TAKE_DUE_EMAIL = statement(
  'platform.take_due_email',
  `with due as materialized (
     select letter_id from outbox_letter where sent_at is null and next_attempt_at <= $1
     order by next_attempt_at limit 1 for update skip locked
   )
   update outbox_letter set attempts = attempts + 1, next_attempt_at = $2
   from due where outbox_letter.letter_id = due.letter_id
   returning outbox_letter.letter_id, recipient, subject, body_text, body_html, attempts,
     unsubscribe_url`,
);

/**
 * Returns the next email to send, and puts it off until `retryAt`, so that no other program sends
 * it meanwhile, and another does where this one ends before it is done.
 */
export async function takeDueEmail(
  queries: Queries,
  { now, retryAt }: { readonly now: Date; readonly retryAt: Date },
): Promise<PendingEmail | null> {
  const [row] = await queries.query(TAKE_DUE_EMAIL, [now, retryAt]);
  if (row === undefined) return null;
  return {
    letterID: row.letter_id,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
    attempts: row.attempts,
    unsubscribeUrl: row.unsubscribe_url ?? undefined,
  };
}

const MARK_SENT = statement(
  'platform.mark_sent',
  `update outbox_letter set sent_at = $2, body_text = null, body_html = null, unsubscribe_url = null
   where letter_id = $1`,
);

/** Marks an email as sent and deletes its text, which may contain a token. */
export async function markSent(queries: Queries, letterID: string, now: Date): Promise<void> {
  await queries.query(MARK_SENT, [letterID, now]);
}

// Only what is still this attempt's: another program may have taken the email since.
const MARK_FAILED = statement(
  'platform.mark_failed',
  'update outbox_letter set next_attempt_at = $3 where letter_id = $1 and attempts = $2',
);

/** Sets when an email that could not be sent is tried again. */
export async function markFailed(
  queries: Queries,
  { letterID, attempts }: Pick<PendingEmail, 'letterID' | 'attempts'>,
  nextAttempt: Date,
): Promise<void> {
  await queries.query(MARK_FAILED, [letterID, attempts, nextAttempt]);
}

const READ_OUTBOX = statement(
  'platform.read_outbox',
  `select recipient, subject, body_text, body_html, created_at from outbox_letter
   where sent_at is null order by letter_id desc limit $1`,
);

/** An unsent email, as the local outbox shows it. */
export interface OutboxEmail extends Email {
  /** When it was written, in ISO 8601. */
  readonly created: string;
}

/** Returns the unsent emails, newest first. */
export async function readOutbox(queries: Queries, limit: number): Promise<OutboxEmail[]> {
  const rows = await queries.query(READ_OUTBOX, [limit]);
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
    created: row.created_at.toISOString(),
  }));
}

const DELETE_PENDING_EMAILS = statement(
  'platform.delete_pending_emails',
  'delete from outbox_letter where recipient = $1 and sent_at is null',
);

/** Deletes the unsent emails to an address. */
export async function deletePendingEmails(tx: Transaction, recipient: string): Promise<void> {
  await tx.query(DELETE_PENDING_EMAILS, [recipient]);
}

const DELETE_OLD_EMAILS = statement(
  'platform.delete_old_emails',
  `with deleted as (delete from outbox_letter where created_at < $1 returning sent_at)
   select count(*) filter (where sent_at is null) as unsent from deleted`,
  { notNull: ['unsent'] },
);

/** Deletes emails created before a given time. Returns how many of them were never sent. */
export async function deleteOldEmails(queries: Queries, before: Date): Promise<number> {
  const [row] = await queries.query(DELETE_OLD_EMAILS, [before]);
  return row?.unsent ?? 0;
}
