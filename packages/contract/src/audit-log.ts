import { ADMIN_ACTIONS, ADMIN_SUBJECTS } from '@pennant/rules/admin/admin-actions';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { timestamp, uuid, pageQuery } from './common-schemas.ts';

const adminAction = z.literal(ADMIN_ACTIONS.map(({ action }) => action));
const adminSubject = z.literal(ADMIN_SUBJECTS);

/** Id of the object of an action, as text: an integer id of the catalogue, or a UUID. */
const subjectID = z.string().min(1).max(100);

/** One action of an admin. */
export const auditEntry = z.object({
  entryID: uuid,
  created: timestamp,
  adminID: uuid,
  /** The admin's username at that time. */
  admin: z.string(),
  action: adminAction,
  subject: z.object({ kind: adminSubject, id: subjectID }),
  /** The relevant fields before and after; null where there was nothing. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditLogCalls = {
  auditLog: defineCall({
    method: 'GET',
    path: '/admin/audit',
    summary:
      'What admins did, newest first; the header X-Next-After carries `after` of the next page.',
    who: 'admin',
    query: pageQuery.extend({
      /** A username, without regard to case. */
      admin: z.string().min(1).max(100).optional(),
      action: adminAction.optional(),
      subjectKind: adminSubject.optional(),
      subjectID: subjectID.optional(),
    }),
    answer: z.array(auditEntry),
    writes: false,
  }),
};
