import type { AdminAction } from '@pennant/rules/admin/admin-actions';
import type { Transaction } from './database/database.ts';

/** Something that an admin did, as the audit log keeps it. */
export interface DoneByAdmin {
  readonly adminID: string;
  readonly action: AdminAction;
  /** What it was done to; what kind of thing that is, the action says. */
  readonly subjectID: string | number;
  /** The fields that count, as they were and as they are now: small plain values. Left out where there was nothing. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** Where the admin gave one. */
  readonly reason?: string | null | undefined;
  readonly now: Date;
}

/**
 * Writes an entry of the audit log in the transaction of the action itself: either both are there, or neither. The admin
 * feature has it; `app.ts` hands it to features whose calls admins make.
 */
export type RecordAdminAction = (tx: Transaction, done: DoneByAdmin) => Promise<void>;
