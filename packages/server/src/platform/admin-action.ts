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

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes down a change of what admins set: the fields that differ, as they were and as they are. What was saved again as it was
 * is no change, and the log has nothing to tell.
 */
export async function recordChange(
  recordAdminAction: RecordAdminAction,
  tx: Transaction,
  {
    before,
    after,
    ...done
  }: Omit<DoneByAdmin, 'before' | 'after'> & { readonly before: Fields; readonly after: Fields },
): Promise<void> {
  const fields = changedFields(before, after);
  if (fields !== null) await recordAdminAction(tx, { ...done, ...fields });
}

/** The fields that differ, as they were and as they are; null where none does. Values are compared as JSON. */
function changedFields(before: Fields, after: Fields) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: only(before), after: only(after) };
}
