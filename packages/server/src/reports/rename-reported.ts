import { randomInt } from 'node:crypto';
import { drawNeutralTeamName, drawNeutralUsername } from '@pennant/rules/reports/neutral-name';
import { findUsername } from '../account/find-usernames.ts';
import { renameUser, type ModeratedUser } from '../account/moderate-user.ts';
import { renameChallengedTeam, renamePublisher } from '../challenges/moderate-challenges.ts';
import { renameTeamOfCups, renameUserInCups } from '../cups/users-of-cups.ts';
import { renameTeamOfLiveGames, renameUserInLiveGames } from '../live/users-of-live-games.ts';
import { renameTeamInGames } from '../games/overwrite-team-names.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addToOutbox } from '../platform/mail/outbox-store.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { renameTeam } from '../teams/name-of-team.ts';
import { teamNameChangedLetter, usernameChangedLetter } from './decision-letters.ts';
import { lockForDecision, type ToldDecision } from './lock-for-decision.ts';
import type { ReportRefusalCode } from './refusals.ts';
import type { ReportServices } from './report-services.ts';
import { saveDecision } from './reported-name-store.ts';

const drawNumber = (count: number): number => randomInt(count);

/**
 * Gives a reported username or team a name that says nothing, wherever the reported one stands.
 * Refuses a name that was decided on, but for one whose user's games were hidden.
 */
export async function renameReported(
  tx: Transaction,
  services: ReportServices,
  { reportID, adminID, reason, now }: ToldDecision,
): Promise<{ ok: true; newName: string } | Refusal<ReportRefusalCode>> {
  const locked = await lockForDecision(tx, reportID);
  if (isRefusal(locked)) return locked;
  const { row, user } = locked;
  const { name, team_id: teamID } = row;
  if (row.state !== 'open' && row.state !== 'hidden') return refuse('report_decided');
  const admin = await findUsername(tx, adminID);
  const newName =
    teamID === null
      ? await renameEverywhere(tx, user)
      : await renameTeamEverywhere(tx, { userID: user.userID, teamID, from: name });
  await saveDecision(tx, {
    reportedNameID: reportID,
    state: 'renamed',
    admin,
    newName,
    reason,
    now,
  });
  await services.recordAdminAction(tx, {
    adminID,
    action: teamID === null ? 'user_renamed' : 'team_renamed',
    subjectID: teamID ?? user.userID,
    before: { name },
    after: teamID === null ? { name: newName } : { name: newName, user: user.username },
    reason,
    now,
  });
  const letter = teamID === null ? usernameChangedLetter : teamNameChangedLetter;
  const publicUrl = services.publicUrl();
  await addToOutbox(tx, letter({ to: user.email, name, newName, reason, publicUrl }), now);
  return { ok: true, newName };
}

async function renameEverywhere(tx: Transaction, user: ModeratedUser): Promise<string> {
  const username = await renameUser(tx, user, () => drawNeutralUsername(drawNumber));
  await renamePublisher(tx, { userID: user.userID, username });
  await renameUserInLiveGames(tx, { userID: user.userID, username });
  await renameUserInCups(tx, { userID: user.userID, username });
  return username;
}

async function renameTeamEverywhere(
  tx: Transaction,
  team: { readonly userID: string; readonly teamID: string; readonly from: string },
): Promise<string> {
  const to = drawNeutralTeamName(drawNumber);
  await renameTeam(tx, { ...team, to });
  await renameChallengedTeam(tx, { ...team, to });
  await renameTeamInGames(tx, { ...team, to });
  await renameTeamOfLiveGames(tx, { ...team, to });
  await renameTeamOfCups(tx, { ...team, to });
  return to;
}
