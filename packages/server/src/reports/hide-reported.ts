import { findUsername } from '../account/find-usernames.ts';
import { hideUser, unhideUser } from '../account/moderate-user.ts';
import { withdrawTeam } from '../challenges/moderate-challenges.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addToOutbox } from '../platform/mail/outbox-store.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { gamesHiddenLetter, gamesShownLetter } from './decision-letters.ts';
import { lockForDecision, type Decision, type ToldDecision } from './lock-for-decision.ts';
import type { ReportRefusalCode } from './refusals.ts';
import type { ReportServices } from './report-services.ts';
import { markShown, saveDecision } from './reported-name-store.ts';

type Outcome = Promise<{ ok: true } | Refusal<ReportRefusalCode>>;

/** Hides all games of a reported user, and withdraws their published team. */
export async function hideReported(
  tx: Transaction,
  services: ReportServices,
  {
    reportID,
    adminID,
    reason,
    now,
    onHidden,
  }: ToldDecision & { readonly onHidden: (userID: string) => void },
): Outcome {
  const locked = await lockForDecision(tx, reportID);
  if (isRefusal(locked)) return locked;
  const { row, user } = locked;
  if (row.state !== 'open') return refuse('report_decided');
  const admin = await findUsername(tx, adminID);
  await hideUser(tx, user.userID, now);
  onHidden(user.userID);
  await withdrawTeam(tx, user.userID);
  await saveDecision(tx, { reportedNameID: reportID, state: 'hidden', admin, reason, now });
  await services.recordAdminAction(tx, {
    adminID,
    action: 'user_hidden',
    subjectID: user.userID,
    before: { isHidden: user.isHidden },
    after: { isHidden: true, user: user.username, reported: row.name },
    reason,
    now,
  });
  const publicUrl = services.publicUrl();
  const letter = gamesHiddenLetter({ to: user.email, name: row.name, reason, publicUrl });
  await addToOutbox(tx, letter, now);
  return { ok: true };
}

/** Shows the games of a reported user again, as far as the user does. */
export async function showReported(
  tx: Transaction,
  services: ReportServices,
  { reportID, adminID, now }: Decision,
): Outcome {
  const locked = await lockForDecision(tx, reportID);
  if (isRefusal(locked)) return locked;
  const { user } = locked;
  if (!user.isHidden) return refuse('user_not_hidden');
  await unhideUser(tx, user.userID);
  await markShown(tx, user.userID);
  await services.recordAdminAction(tx, {
    adminID,
    action: 'user_shown',
    subjectID: user.userID,
    before: { isHidden: true },
    after: { isHidden: false, user: user.username },
    now,
  });
  const publicUrl = services.publicUrl();
  await addToOutbox(tx, gamesShownLetter({ to: user.email, publicUrl }), now);
  return { ok: true };
}

/** Leaves a reported name as it is. */
export async function dismissReport(
  tx: Transaction,
  services: Pick<ReportServices, 'recordAdminAction'>,
  { reportID, adminID, now }: Decision,
): Outcome {
  const locked = await lockForDecision(tx, reportID);
  if (isRefusal(locked)) return locked;
  const { row, user } = locked;
  if (row.state !== 'open') return refuse('report_decided');
  const admin = await findUsername(tx, adminID);
  await saveDecision(tx, { reportedNameID: reportID, state: 'dismissed', admin, now });
  await services.recordAdminAction(tx, {
    adminID,
    action: 'report_dismissed',
    subjectID: reportID,
    before: { name: row.name, user: user.username },
    now,
  });
  return { ok: true };
}
