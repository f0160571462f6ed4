import { rewardCalls, type Reward, type RewardForm } from '@pennant/contract/rewards';
import { recordChange, type RecordAdminAction } from '../platform/admin-action.ts';
import type { Routes } from '../platform/http/routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { listRewards } from './describe-rewards.ts';
import { rewardRefusals } from './refusals.ts';
import { changeReward, createReward } from './save-reward.ts';

/** What of a reward an admin sets: what the log keeps. */
const formOf = (reward: Reward): RewardForm => ({
  money: reward.money,
  seriesID: reward.seriesID,
  numberOfSeries: reward.numberOfSeries,
  cardID: reward.cardID,
  seriesPct: reward.seriesPct,
  cardPct: reward.cardPct,
  description: reward.description,
});

/** Rewards, as admins manage them. */
export function rewardRoutes(
  routes: Routes,
  { recordAdminAction }: { readonly recordAdminAction: RecordAdminAction },
): void {
  const { handle, handleInTransaction } = routes.feature(rewardRefusals);

  handle(rewardCalls.rewards, ({ db }) => listRewards(db));
  handleInTransaction(rewardCalls.createReward, async ({ tx, user, body, now }) => {
    const made = await createReward(tx, body);
    if (isRefusal(made)) return made;
    await recordAdminAction(tx, {
      adminID: user.userID,
      action: 'reward_created',
      subjectID: made.rewardID,
      after: formOf(made),
      now,
    });
    return made;
  });
  handleInTransaction(rewardCalls.changeReward, async ({ tx, user, params, body, now }) => {
    const changed = await changeReward(tx, params.id, body);
    if (isRefusal(changed)) return changed;
    await recordChange(recordAdminAction, tx, {
      adminID: user.userID,
      action: 'reward_changed',
      subjectID: params.id,
      before: formOf(changed.before),
      after: formOf(changed.after),
      now,
    });
    return changed.after;
  });
}
