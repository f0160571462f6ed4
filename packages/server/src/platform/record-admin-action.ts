import type { AdminAction } from '@pennant/rules/admin/admin-actions';
import type { Transaction } from './database/database.ts';

/** An entry of the audit log: one action of an admin. */
export interface AdminActionEntry {
  readonly adminID: string;
  readonly action: AdminAction;
  /** The id of what the action changed; `action` determines the kind of subject. */
  readonly subjectID: string | number;
  /** The relevant fields before the action, as small plain values; absent for a creation. */
  readonly before?: unknown;
  /** The same fields after the action; absent for a deletion. */
  readonly after?: unknown;
  /** The admin's reason, if one was entered. */
  readonly reason?: string | null | undefined;
  readonly now: Date;
}

/**
 * Writes an audit log entry in the transaction of the action itself, so that both are committed or
 * neither is. Implemented by the admin feature; `app.ts` passes it to the features with admin
 * calls.
 */
export type RecordAdminAction = (tx: Transaction, action: AdminActionEntry) => Promise<void>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes an audit log entry with the fields that an admin changed, before and after. Writes nothing
 * if no field differs.
 */
export async function recordAdminChange(
  recordAdminAction: RecordAdminAction,
  tx: Transaction,
  {
    before,
    after,
    ...action
  }: Omit<AdminActionEntry, 'before' | 'after'> & {
    readonly before: Fields;
    readonly after: Fields;
  },
): Promise<void> {
  const fields = findChangedFields(before, after);
  if (fields !== null) await recordAdminAction(tx, { ...action, ...fields });
}

/**
 * Returns the fields that differ, before and after, or null if none does. Compares values as JSON.
 */
function findChangedFields(before: Fields, after: Fields) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const pickChanged = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pickChanged(before), after: pickChanged(after) };
}
