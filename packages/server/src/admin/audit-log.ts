import type { AuditEntry } from '@pennant/contract/audit-log';
import { ADMIN_ACTIONS } from '@pennant/rules/admin/admin-actions';
import { findUsername } from '../account/find-usernames.ts';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Queries } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { insertAuditEntry, findAuditEntries, type AuditFilter } from './audit-log-store.ts';

const SUBJECT_KINDS = new Map<string, string>(
  ADMIN_ACTIONS.map(({ action, subject }) => [action, subject]),
);

/** Adds an admin's action to the audit log, in the transaction of the action. */
export const recordAdminAction: RecordAdminAction = async (tx, entry) => {
  await insertAuditEntry(tx, {
    entry_id: newUuidV7(entry.now),
    admin_id: entry.adminID,
    admin_name: await findUsername(tx, entry.adminID),
    action: entry.action,
    subject_kind: SUBJECT_KINDS.get(entry.action) ?? '',
    subject_id: String(entry.subjectID),
    before: entry.before,
    after: entry.after,
    reason: entry.reason ?? null,
    created_at: entry.now,
  });
};

/** Returns a page of the log, newest first; `next` is the next page's `after`, null on the last. */
export async function showAuditLog(
  queries: Queries,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  // One row more than the limit shows whether there is another page.
  const rows = await findAuditEntries(queries, { ...filter, limit: filter.limit + 1 });
  const page = rows.slice(0, filter.limit);
  const entries = page.map((row) => ({
    entryID: row.entry_id,
    created: row.created_at.toISOString(),
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
