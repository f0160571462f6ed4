import type { CampaignForm } from '@pennant/contract/campaigns';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { showCampaign } from './show-campaigns-and-contests.ts';
import { insertCampaign, countCampaigns, lockCampaign, updateCampaign } from './campaign-store.ts';

/** Limit of the list, which is not paged. */
const MAX_CAMPAIGNS = 200;

export async function createCampaign(tx: Transaction, form: CampaignForm, now: Date) {
  if ((await countCampaigns(tx)) >= MAX_CAMPAIGNS) return refuse('too_many_campaigns');
  return showCampaign(tx, await insertCampaign(tx, form, now));
}

/** Changes a campaign; returns it before and after the change. */
export async function changeCampaign(tx: Transaction, campaignID: number, form: CampaignForm) {
  if ((await lockCampaign(tx, campaignID)) === undefined) return refuse('campaign_not_found');
  const before = await showCampaign(tx, campaignID);
  if (isRefusal(before)) return before;
  await updateCampaign(tx, campaignID, form);
  const after = await showCampaign(tx, campaignID);
  return isRefusal(after) ? after : { before, after };
}
