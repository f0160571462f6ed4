import type { ColumnType } from 'kysely';
import type { Queries, Transaction } from '../database/database.ts';
import { newOwnedID } from '../owned-id.ts';
import type { Letter } from './letter.ts';

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
 * Letters are first written down, in the transaction of what they tell about, and sent afterwards: registering works
 * while the mail server is away, and nothing is mailed that did not happen.
 */
export async function putInOutbox(tx: Transaction, letter: Letter, now: Date): Promise<void> {
  await tx.kysely
    .insertInto('outbox_letter')
    .values({
      letter_id: newOwnedID(now),
      recipient: letter.to,
      subject: letter.subject,
      body_text: letter.text,
      body_html: letter.html,
      created: now,
      sent: null,
      next_attempt: now,
    })
    .execute();
}

export interface WaitingLetter extends Letter {
  readonly letterID: string;
  readonly attempts: number;
}

/** The next letters to send, locked, so that no other server sends them too. */
export async function takeWaitingLetters(
  tx: Transaction,
  now: Date,
  most: number,
): Promise<WaitingLetter[]> {
  const rows = await tx.kysely
    .selectFrom('outbox_letter')
    .select(['letter_id', 'recipient', 'subject', 'body_text', 'body_html', 'attempts'])
    .where('sent', 'is', null)
    .where('next_attempt', '<=', now)
    .orderBy('next_attempt')
    .limit(most)
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

/** A sent letter loses its text: it carried a token. */
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

/** The letters of the local outbox, newest first. */
export async function readOutbox(queries: Queries, most: number): Promise<Letter[]> {
  const rows = await queries.kysely
    .selectFrom('outbox_letter')
    .select(['recipient', 'subject', 'body_text', 'body_html'])
    .where('sent', 'is', null)
    .orderBy('letter_id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
  }));
}

/** Takes back what still waits to go to an address. */
export async function takeBackLetters(tx: Transaction, recipient: string): Promise<void> {
  await tx.kysely
    .deleteFrom('outbox_letter')
    .where('recipient', '=', recipient)
    .where('sent', 'is', null)
    .execute();
}

/** Removes letters that nobody will ask for again. */
export async function forgetOldLetters(queries: Queries, before: Date): Promise<void> {
  await queries.kysely.deleteFrom('outbox_letter').where('created', '<', before).execute();
}

/** As much work as putting a letter in, for the reader of the clock: a row that is already done with. */
export async function putNothingInOutbox(tx: Transaction, now: Date): Promise<void> {
  await tx.kysely
    .insertInto('outbox_letter')
    .values({
      letter_id: newOwnedID(now),
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
