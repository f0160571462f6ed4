import { useState } from 'react';
import { useNavigate } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { firstFault, focusField, FormFaults } from './form-faults.tsx';
import { formOfReward, NEW_REWARD, rewardFaults } from './reward-draft.ts';
import { REWARD_LABELS, RewardFields } from './reward-fields.tsx';

/** The page /rewards/create: creates a reward. */
export function CreateRewardPage() {
  const go = useNavigate();
  const [draft, setDraft] = useState(NEW_REWARD);
  const [wasSent, setWasSent] = useState(false);
  const faults = rewardFaults(draft);
  const creating = useApiMutation('POST /reward/create', {
    onSuccess: () => {
      toast.good('Reward created successfully!', GAME_TOAST_MS);
      void go('/rewards');
    },
    onError: () => toast.bad('Error creating reward', GAME_TOAST_MS),
  });
  return (
    <PageBody>
      <PageHeading kicker="Admin" aside={<LinkButton to="/rewards">All rewards</LinkButton>}>
        Create Reward
      </PageHeading>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          setWasSent(true);
          const fault = firstFault(faults, REWARD_LABELS);
          if (fault === undefined) creating.mutate({ body: formOfReward(draft) });
          else focusField(event.currentTarget, fault);
        }}
      >
        <RewardFields draft={draft} faults={wasSent ? faults : {}} onChange={setDraft} />
        {wasSent ? <FormFaults faults={faults} labels={REWARD_LABELS} /> : null}
        {creating.isError ? (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(creating.error)}
          </p>
        ) : null}
        <div>
          <Button type="submit" paint="pennant" disabled={creating.isPending}>
            {creating.isPending ? 'Creating...' : 'Create Reward'}
          </Button>
        </div>
      </form>
    </PageBody>
  );
}
