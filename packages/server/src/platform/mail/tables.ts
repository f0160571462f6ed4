import type { ColumnType } from 'kysely';

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
