import { rewardCalls, type Reward, type RewardForm } from '@pennant/contract/rewards';
import { recordAdminChange, type RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { listRewards } from './describe-and-find-rewards.ts';
import { rewardRefusals } from './refusals.ts';
import {
  changeReward,
  createReward,
  deleteReward,
  type FindContestWithReward,
} from './save-reward.ts';

/** Returns the fields of a reward that an admin sets, for the audit log. */
const toForm = (reward: Reward): RewardForm => ({
  money: reward.money,
  seriesID: reward.seriesID,
  numberOfSeries: reward.numberOfSeries,
  cardID: reward.cardID,
  seriesPct: reward.seriesPct,
  cardPct: reward.cardPct,
  description: reward.description,
});

/** Registers the routes by which admins manage rewards. */
export function rewardRoutes(
  routes: Routes,
  {
    recordAdminAction,
    findContestWithReward,
  }: {
    readonly recordAdminAction: RecordAdminAction;
    readonly findContestWithReward: FindContestWithReward;
  },
): void {
  const { handle, handleInTransaction } = routes.feature(rewardRefusals);

  handle(rewardCalls.rewards, ({ db }) => listRewards(db));
  handleInTransaction(rewardCalls.createReward, async ({ tx, principal, body, now }) => {
    const made = await createReward(tx, body);
    if (isRefusal(made)) return made;
    await recordAdminAction(tx, {
      adminID: principal.userID,
      action: 'reward_created',
      subjectID: made.rewardID,
      after: toForm(made),
      now,
    });
    return made;
  });
  handleInTransaction(rewardCalls.changeReward, async ({ tx, principal, params, body, now }) => {
    const changed = await changeReward(tx, params.id, body);
    if (isRefusal(changed)) return changed;
    await recordAdminChange(recordAdminAction, tx, {
      adminID: principal.userID,
      action: 'reward_changed',
      subjectID: params.id,
      before: toForm(changed.before),
      after: toForm(changed.after),
      now,
    });
    return changed.after;
  });
  handleInTransaction(rewardCalls.deleteReward, async ({ tx, principal, body, now }) => {
    const deleted = await deleteReward(tx, body.rewardID, findContestWithReward);
    if (isRefusal(deleted)) return deleted;
    await recordAdminAction(tx, {
      adminID: principal.userID,
      action: 'reward_deleted',
      subjectID: body.rewardID,
      before: toForm(deleted.before),
      now,
    });
    return { ok: true };
  });
}
