import { campaignCalls, type Campaign, type CampaignContest } from '@pennant/contract/campaigns';
import { recordAdminChange, type RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { listCampaigns, showCampaign, showContest } from './show-campaigns-and-contests.ts';
import { startContest } from './start-contest.ts';
import { startNextGame } from './start-next-game.ts';
import { campaignRefusals } from './refusals.ts';
import { changeCampaign, createCampaign } from './edit-campaigns.ts';
import { changeContest, createContest } from './edit-contests.ts';
import { resignContest } from './resign-contest.ts';
import { showPlayersCampaign, showContestSeries, toSeriesStanding } from './show-contest-series.ts';

/** The fields of a campaign and of a contest that admins set, as the audit log stores them. */
const toLoggedCampaign = ({ name, desc }: Campaign) => ({ name, desc });
const toLoggedContest = (contest: CampaignContest) => ({
  campaignID: contest.campaignID,
  name: contest.name,
  desc: contest.desc,
  rewardID: contest.rewardID,
  result: contest.result,
  userTeamID: contest.userTeamID,
  numOfGames: contest.numOfGames,
});

/** Registers the API calls of campaigns, their contests, and the users' series in them. */
export function campaignRoutes(
  routes: Routes,
  { recordAdminAction }: { readonly recordAdminAction: RecordAdminAction },
): void {
  const { handle, handleInTransaction } = routes.feature(campaignRefusals);

  handle(campaignCalls.campaigns, ({ db }) => listCampaigns(db));
  handle(campaignCalls.campaign, ({ db, params }) => showCampaign(db, params.id));
  handle(campaignCalls.playersCampaign, ({ db, params, principal: { userID } }) =>
    showPlayersCampaign(db, { userID, campaignID: params.id }),
  );
  handle(campaignCalls.campaignContest, ({ db, params }) => showContest(db, params.id));
  handle(campaignCalls.userCampaignContest, ({ db, params, principal: { userID } }) =>
    showContestSeries(db, { userID, userCampaignContestID: params.id }),
  );
  handleInTransaction(campaignCalls.startContest, ({ tx, principal: { userID }, body, now }) =>
    startContest(tx, { userID, ...body }, now),
  );
  handleInTransaction(campaignCalls.campaignGame, ({ tx, principal: { userID }, body, now }) =>
    startNextGame(tx, { userID, ...body }, now),
  );
  handleInTransaction(
    campaignCalls.resignContest,
    async ({ tx, principal: { userID }, body, now }) => {
      const resigned = await resignContest(tx, { userID, ...body }, now);
      if (isRefusal(resigned)) return resigned;
      return { ...toSeriesStanding(resigned.series), campaignID: resigned.campaignID };
    },
  );

  handleInTransaction(campaignCalls.createCampaign, async ({ tx, principal, body, now }) => {
    const created = await createCampaign(tx, body, now);
    if (isRefusal(created)) return created;
    await recordAdminAction(tx, {
      adminID: principal.userID,
      action: 'campaign_created',
      subjectID: created.campaignID,
      after: toLoggedCampaign(created),
      now,
    });
    return created;
  });
  handleInTransaction(
    campaignCalls.changeCampaign,
    async ({ tx, principal, params, body, now }) => {
      const changed = await changeCampaign(tx, params.id, body);
      if (isRefusal(changed)) return changed;
      await recordAdminChange(recordAdminAction, tx, {
        adminID: principal.userID,
        action: 'campaign_changed',
        subjectID: params.id,
        before: toLoggedCampaign(changed.before),
        after: toLoggedCampaign(changed.after),
        now,
      });
      return changed.after;
    },
  );
  handleInTransaction(campaignCalls.createContest, async ({ tx, principal, body, now }) => {
    const created = await createContest(tx, body);
    if (isRefusal(created)) return created;
    await recordAdminAction(tx, {
      adminID: principal.userID,
      action: 'contest_created',
      subjectID: created.campaignContestID,
      after: toLoggedContest(created),
      now,
    });
    return created;
  });
  handleInTransaction(campaignCalls.changeContest, async ({ tx, principal, params, body, now }) => {
    const changed = await changeContest(tx, params.id, body);
    if (isRefusal(changed)) return changed;
    await recordAdminChange(recordAdminAction, tx, {
      adminID: principal.userID,
      action: 'contest_changed',
      subjectID: params.id,
      before: toLoggedContest(changed.before),
      after: toLoggedContest(changed.after),
      now,
    });
    return changed.after;
  });
}
