import type { AuditEntry } from '@pennant/contract/admin';
import { ADMIN_ACTIONS } from '@pennant/rules/admin/admin-actions';
import { findUsername } from '../account/find-username.ts';
import type { RecordAdminAction } from '../platform/admin-action.ts';
import type { Queries } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { addAuditEntry, findAuditEntries, type AuditFilter } from './audit-store.ts';

const subjectOf = new Map<string, string>(
  ADMIN_ACTIONS.map(({ action, subject }) => [action, subject]),
);

/** Writes down what an admin did, in the transaction that did it. */
export const recordAdminAction: RecordAdminAction = async (tx, done) => {
  await addAuditEntry(tx, {
    entry_id: newOwnedID(done.now),
    admin_id: done.adminID,
    admin_name: await findUsername(tx, done.adminID),
    action: done.action,
    subject_kind: subjectOf.get(done.action) ?? '',
    subject_id: String(done.subjectID),
    before: done.before,
    after: done.after,
    reason: done.reason ?? null,
    created: done.now,
  });
};

/** A page of the log, newest first; `next` is the `after` of the next one, null on the last. */
export async function showAuditLog(
  queries: Queries,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  // One more than asked for says whether there is another page.
  const rows = await findAuditEntries(queries, { ...filter, limit: filter.limit + 1 });
  const page = rows.slice(0, filter.limit);
  const entries = page.map((row) => ({
    entryID: row.entry_id,
    created: row.created.toISOString(),
    adminID: row.admin_id,
    admin: row.admin_name,
    action: row.action as AuditEntry['action'],
    subject: { kind: row.subject_kind as AuditEntry['subject']['kind'], id: row.subject_id },
    before: row.before,
    after: row.after,
    reason: row.reason,
  }));
  return { entries, next: rows.length > page.length ? (page.at(-1)?.entry_id ?? null) : null };
}
