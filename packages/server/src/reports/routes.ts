import { reportCalls as calls } from '@pennant/contract/reports';
import type { Routes } from '../platform/http/contract-routes.ts';
import { dismissReport, hideReported, showReported } from './hide-reported.ts';
import { listReports } from './list-reports.ts';
import { reportRefusals } from './refusals.ts';
import { reportName } from './report-name.ts';
import type { ReportServices } from './report-services.ts';
import { renameReported } from './rename-reported.ts';

/** Registers the call that reports a name, and those by which admins decide on it. */
export function reportRoutes(routes: Routes, services: ReportServices): void {
  const { handle, handleInTransaction, handleInLongTransaction } = routes.feature(reportRefusals);

  handle(calls.reportName, ({ db, principal: { userID }, body, now }) =>
    reportName(db, {
      reporterID: userID,
      kind: body.kind,
      place: body.place,
      reason: body.reason ?? null,
      limitsFactor: services.limitsFactor,
      now,
    }),
  );
  handle(calls.reportedNames, async ({ db, query, header }) => {
    const { names, next } = await listReports(db, query);
    if (next !== null) header('X-Next-After', next);
    return names;
  });
  handleInLongTransaction(calls.renameReported, ({ tx, principal, params, body, now }) =>
    renameReported(tx, services, { ...params, ...body, adminID: principal.userID, now }),
  );
  handleInTransaction(calls.hideReported, ({ tx, principal, params, body, now, afterCommit }) =>
    hideReported(tx, services, {
      ...params,
      ...body,
      adminID: principal.userID,
      now,
      onHidden: (userID) => afterCommit(() => services.announceShownUser(userID)),
    }),
  );
  handleInTransaction(calls.showReported, ({ tx, principal, params, now }) =>
    showReported(tx, services, { ...params, adminID: principal.userID, now }),
  );
  handleInTransaction(calls.dismissReport, ({ tx, principal, params, now }) =>
    dismissReport(tx, services, { ...params, adminID: principal.userID, now }),
  );
}
