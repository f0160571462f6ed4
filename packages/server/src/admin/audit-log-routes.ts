import { auditLogCalls } from '@pennant/contract/audit-log';
import type { Routes } from '../platform/http/contract-routes.ts';
import { showAuditLog } from './audit-log.ts';
import { adminRefusals } from './refusals.ts';

/** Registers the call that lists the audit log. */
export function auditLogRoutes(routes: Routes): void {
  const { handle } = routes.feature(adminRefusals);
  handle(auditLogCalls.auditLog, async ({ db, query, header }) => {
    const { entries, next } = await showAuditLog(db, query);
    if (next !== null) header('X-Next-After', next);
    return entries;
  });
}
