import type { Reward } from '@pennant/contract/rewards';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { DeleteRewardButton } from './delete-reward-button.tsx';
import { firstFault, focusField, FormFaults } from './form-faults.tsx';
import { formOfReward, rewardFaults, type RewardDraft } from './reward-draft.ts';
import { REWARD_LABELS, RewardFields } from './reward-fields.tsx';

/** The form that edits a reward in its row of the list. */
export function EditRewardForm({
  reward,
  draft,
  onDraft,
  onDone,
}: {
  readonly reward: Reward;
  readonly draft: RewardDraft;
  readonly onDraft: (draft: RewardDraft) => void;
  readonly onDone: () => void;
}) {
  const faults = rewardFaults(draft);
  const saving = useApiMutation('PUT /reward/{id}', {
    onSuccess: () => {
      toast.good('Reward updated successfully!', GAME_TOAST_MS);
      onDone();
    },
    onError: () => toast.bad('Error updating reward', GAME_TOAST_MS),
  });
  return (
    <form
      noValidate
      aria-label={`Reward ${reward.rewardID}`}
      className="flex w-full flex-col gap-4 py-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        const fault = firstFault(faults, REWARD_LABELS);
        if (fault !== undefined) return focusField(event.currentTarget, fault);
        saving.mutate({ params: { id: reward.rewardID }, body: formOfReward(draft) });
      }}
    >
      <RewardFields draft={draft} faults={faults} onChange={onDraft} />
      <FormFaults faults={faults} labels={REWARD_LABELS} />
      {saving.isError ? (
        <p role="alert" className="font-semibold text-bad">
          {messageOf(saving.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" paint="pennant" disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        <DeleteRewardButton rewardID={reward.rewardID} onDone={onDone} />
      </div>
    </form>
  );
}
