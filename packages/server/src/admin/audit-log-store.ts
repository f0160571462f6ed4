import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type AuditRow = StatementRow<'admin.find_audit_entries'>;

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

const ADD_AUDIT_ENTRY = statement(
  'admin.add_audit_entry',
  `insert into audit_log (entry_id, admin_id, admin_name, action, subject_kind, subject_id, before,
     after, reason, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  { nullable: ['$7', '$8', '$9'] },
);

export const insertAuditEntry = (tx: Transaction, entry: AuditRow) =>
  tx.query(ADD_AUDIT_ENTRY, [
    entry.entry_id,
    entry.admin_id,
    entry.admin_name,
    entry.action,
    entry.subject_kind,
    entry.subject_id,
    toJson(entry.before),
    toJson(entry.after),
    entry.reason,
    entry.created_at,
  ]);

export interface AuditFilter {
  readonly after?: string | undefined;
  readonly admin?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectID?: string | undefined;
  readonly limit: number;
}

const FIND_AUDIT_ENTRIES = statement(
  'admin.find_audit_entries',
  `select entry_id, admin_id, admin_name, action, subject_kind, subject_id, before, after, reason,
     created_at
   from audit_log
   where ($1::uuid is null or entry_id < $1) and ($2::text is null or lower(admin_name) = lower($2))
     and ($3::text is null or action = $3) and ($4::text is null or subject_kind = $4)
     and ($5::text is null or subject_id = $5)
   order by entry_id desc limit $6`,
  { nullable: ['$1', '$2', '$3', '$4', '$5'] },
);

/** Returns entries, newest first, older than the entry `filter.after`. */
export const findAuditEntries = (queries: Queries, filter: AuditFilter) =>
  queries.query(FIND_AUDIT_ENTRIES, [
    filter.after ?? null,
    filter.admin ?? null,
    filter.action ?? null,
    filter.subjectKind ?? null,
    filter.subjectID ?? null,
    filter.limit,
  ]);
