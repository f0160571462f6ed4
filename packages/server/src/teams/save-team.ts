import type { LineupBody, UserTeam } from '@pennant/contract/teams';
import type { CardPosition } from '@pennant/rules/cards/card';
import { checkLineup, checkTeamName, type LineupCard } from '@pennant/rules/teams/lineup';
import { findCardSummaries } from '../cards/find-cards.ts';
import { findOwnedCards } from '../cards/find-owned-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { describeTeams, type FindUsername } from './list-teams.ts';
import type { TeamRefusalCode } from './refusals.ts';
import {
  lockAndCountTeams,
  findTeam,
  insertTeam,
  replaceLineup,
  updateTeam,
} from './team-store.ts';

/** How many teams one user may have; bounds the storage that one user can take. */
export const MAX_TEAMS = 200;

export interface TeamToSave {
  readonly userID: string;
  readonly findUsername: FindUsername;
  readonly name: string;
  readonly lineup: LineupBody;
}

/** Saves a new team. Checks the lineup against the user's cards and computes the score. */
export async function createTeam(
  tx: Transaction,
  team: TeamToSave,
  now: Date,
): Promise<UserTeam | Refusal<TeamRefusalCode>> {
  const checked = await checkTeam(tx, team);
  if ('code' in checked) return checked;
  if ((await lockAndCountTeams(tx, team.userID)) >= MAX_TEAMS) return refuse('too_many_teams');
  const teamID = newUuidV7(now);
  const saved = { userID: team.userID, teamID, name: checked.name, score: checked.score };
  await insertTeam(tx, saved, now);
  await replaceLineup(tx, saved, team.lineup);
  return readSavedTeam(tx, team, teamID);
}

/** Overwrites a team. Checks the lineup against the cards of the team's owner. */
export async function editTeam(
  tx: Transaction,
  team: TeamToSave & { readonly teamID: string },
): Promise<UserTeam | Refusal<TeamRefusalCode>> {
  const { userID, teamID } = team;
  const checked = await checkTeam(tx, team);
  if ('code' in checked) return checked;
  const saved = { userID, teamID, name: checked.name, score: checked.score };
  if (!(await updateTeam(tx, saved))) return refuse('team_not_found');
  await replaceLineup(tx, saved, team.lineup);
  return readSavedTeam(tx, team, teamID);
}

async function checkTeam(
  tx: Transaction,
  { userID, name, lineup }: TeamToSave,
): Promise<{ name: string; score: number } | Refusal<TeamRefusalCode>> {
  const named = checkTeamName(name);
  if (!named.ok) return refuse(named.code);
  const cardIDs = Object.values(lineup).map(({ cardID }) => cardID);
  const cards = await findCardSummaries(tx, cardIDs);
  const owned = await findOwnedCards(tx, { userID, cardIDs });
  const checked = checkLineup(lineup, (cardID): LineupCard | undefined => {
    const card = owned.has(cardID) ? cards.get(cardID) : undefined;
    return card && { ...card, positions: card.positions.split(',') as CardPosition[] };
  });
  if (!checked.ok) {
    return refuse(checked.code, checked.slot === undefined ? undefined : { slot: checked.slot });
  }
  return { name: named.name, score: checked.score };
}

async function readSavedTeam(
  tx: Transaction,
  owner: Pick<TeamToSave, 'userID' | 'findUsername'>,
  teamID: string,
): Promise<UserTeam> {
  const team = await findTeam(tx, { userID: owner.userID, teamID });
  const [described] = await describeTeams(tx, owner, team === null ? [] : [team]);
  if (described === undefined) throw new Error(`the team ${teamID} vanished while it was saved`);
  return described;
}

/** Overwrites another user's team on behalf of an admin and records that in the audit log. */
export async function editTeamAsAdmin(
  tx: Transaction,
  team: TeamToSave & { readonly teamID: string },
  {
    adminID,
    record,
    now,
  }: { readonly adminID: string; readonly record: RecordAdminAction; readonly now: Date },
): Promise<UserTeam | Refusal<TeamRefusalCode>> {
  const before = await findTeam(tx, team);
  const saved = await editTeam(tx, team);
  if (before === null || 'code' in saved) return saved;
  await record(tx, {
    adminID,
    action: 'team_changed',
    subjectID: team.teamID,
    before: {
      name: before.name,
      cards: Object.fromEntries(before.slots.map(({ slot, card_id }) => [slot, card_id])),
    },
    after: {
      name: saved.name,
      cards: Object.fromEntries(
        saved.UserTeamLineups.map(({ position, cardID }) => [position, cardID]),
      ),
    },
    now,
  });
  return saved;
}
