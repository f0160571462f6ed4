import type { ContestForm } from '@pennant/contract/campaigns';
import { DEFAULT_CONTEST_GAMES } from '@pennant/rules/campaigns/contest-result';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { findRewardsByID } from '../rewards/describe-and-find-rewards.ts';
import { findComputerTeams } from '../teams/find-computer-teams.ts';
import { showContest } from './show-campaigns-and-contests.ts';
import { lockCampaign } from './campaign-store.ts';
import {
  insertContest,
  lockContest,
  readContests,
  updateContest,
  type ContestFields,
} from './contest-store.ts';

/** Limit of the list, which is not paged. */
const MAX_CONTESTS_PER_CAMPAIGN = 50;

/** Returns the fields to store, with defaults for what the form leaves empty. */
const toFields = (form: ContestForm): ContestFields => ({
  campaignID: form.campaignID,
  name: form.name ?? '',
  desc: form.desc ?? '',
  result: form.result ?? '',
  rewardID: form.rewardID ?? null,
  userTeamID: form.userTeamID,
  numOfGames: form.numOfGames ?? DEFAULT_CONTEST_GAMES,
});

/**
 * Returns why a contest cannot be saved; null if it can. Locks the campaign, so that the count of
 * its contests stays correct.
 */
async function validateContest(
  tx: Transaction,
  { campaignID, userTeamID, rewardID }: ContestFields,
) {
  if ((await lockCampaign(tx, campaignID)) === undefined) return refuse('campaign_not_found');
  if (!(await findComputerTeams(tx, [userTeamID])).has(userTeamID))
    return refuse('comp_team_unknown');
  if (rewardID !== null && !(await findRewardsByID(tx, [rewardID])).has(rewardID))
    return refuse('reward_not_found');
  return null;
}

const isFull = async (tx: Transaction, campaignID: number) =>
  (await readContests(tx, [campaignID])).length >= MAX_CONTESTS_PER_CAMPAIGN;

export async function createContest(tx: Transaction, form: ContestForm) {
  const fields = toFields(form);
  const refusal = await validateContest(tx, fields);
  if (refusal) return refusal;
  if (await isFull(tx, fields.campaignID)) return refuse('too_many_contests');
  return showContest(tx, await insertContest(tx, fields));
}

/** Changes a contest; returns it before and after the change. */
export async function changeContest(tx: Transaction, contestID: number, form: ContestForm) {
  const fields = toFields(form);
  const refusal = await validateContest(tx, fields);
  if (refusal) return refusal;
  const row = await lockContest(tx, contestID);
  if (row === undefined) return refuse('contest_not_found');
  if (row.campaign_id !== fields.campaignID && (await isFull(tx, fields.campaignID)))
    return refuse('too_many_contests');
  const before = await showContest(tx, contestID);
  if (isRefusal(before)) return before;
  await updateContest(tx, contestID, fields);
  const after = await showContest(tx, contestID);
  return isRefusal(after) ? after : { before, after };
}
