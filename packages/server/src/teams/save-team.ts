import type { LineupBody, UserTeam } from '@pennant/contract/teams';
import type { CardPosition } from '@pennant/rules/cards/card';
import { newTeamElo } from '@pennant/rules/leaderboard/elo';
import { checkLineup, type LineupCard } from '@pennant/rules/teams/lineup';
import { findCardSummaries } from '../cards/find-cards.ts';
import { findOwnedCards } from '../cards/find-owned-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { describeTeams, type FindUsername } from './list-teams.ts';
import { readLowestPlayedElo } from './deleted-team-store.ts';
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
  /** As the contract has parsed it, or as it is stored. */
  readonly name: string;
  readonly lineup: LineupBody;
}

/**
 * Saves a new team. Checks the lineup against the user's cards, computes the score, and rates it no
 * higher than the user's other teams.
 */
export async function createTeam(
  tx: Transaction,
  team: TeamToSave,
  now: Date,
): Promise<UserTeam | Refusal<TeamRefusalCode>> {
  const score = await checkTeam(tx, team);
  if (typeof score !== 'number') return score;
  if ((await lockAndCountTeams(tx, team.userID)) >= MAX_TEAMS) return refuse('too_many_teams');
  const teamID = newUuidV7(now);
  const elo = newTeamElo(await readLowestPlayedElo(tx, team.userID, now));
  const saved = { userID: team.userID, teamID, name: team.name, score, elo };
  await insertTeam(tx, saved, now);
  await replaceLineup(tx, saved, team.lineup);
  return readSavedTeam(tx, team, teamID);
}

/** Called when a team was saved again, in that transaction. Provided by app.ts. */
export type OnTeamSaved = (
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly name: string;
    readonly score: number;
  },
) => Promise<void>;

/** A team that is saved again. */
type TeamToEdit = TeamToSave & { readonly teamID: string; readonly onTeamSaved: OnTeamSaved };

/** Overwrites a team. Checks the lineup against the cards of the team's owner. */
export async function editTeam(
  tx: Transaction,
  team: TeamToEdit,
): Promise<UserTeam | Refusal<TeamRefusalCode>> {
  const { userID, teamID, name } = team;
  const score = await checkTeam(tx, team);
  if (typeof score !== 'number') return score;
  const saved = { userID, teamID, name, score };
  if (!(await updateTeam(tx, saved))) return refuse('team_not_found');
  await replaceLineup(tx, saved, team.lineup);
  await team.onTeamSaved(tx, saved);
  return readSavedTeam(tx, team, teamID);
}

/** Checks a lineup against the user's cards; returns the team's score. */
async function checkTeam(
  tx: Transaction,
  { userID, lineup }: Pick<TeamToSave, 'userID' | 'lineup'>,
): Promise<number | Refusal<TeamRefusalCode>> {
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
  return checked.score;
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
  team: TeamToEdit,
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
