import type { Cup } from '@pennant/contract/cups';

import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { toast } from '../../../ui/toast.ts';
import { ConfirmedButton } from '../confirmed-button.tsx';

/** Leaves a cup, after it was confirmed what that means. */
export function LeaveButton({ cup: { cupID, state, own } }: { readonly cup: Cup }) {
  const leaving = useApiMutation('POST /cups/{cupID}/leave');
  const isBefore = state === 'open';
  return (
    <ConfirmedButton
      label="Leave the cup"
      title="Leave the cup?"
      description={
        isBefore
          ? 'Your place is free again. You can enter anew as long as one is.'
          : own?.match == null
            ? 'You cannot come back into this cup.'
            : 'Your match is lost, and your opponent goes on. You cannot come back into this cup, and it pays you no prize.'
      }
      action="Leave"
      keep={isBefore ? 'Keep the place' : 'Stay'}
      isPending={leaving.isPending}
      error={leaving.error}
      onAsk={leaving.reset}
      onConfirm={(done) =>
        leaving.mutate(
          { params: { cupID } },
          {
            onSuccess: () => {
              toast.good(isBefore ? 'Your place is free again.' : 'You have left the cup.');
              done();
            },
          },
        )
      }
    />
  );
}
