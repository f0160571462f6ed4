import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';

/** The button that deletes a reward after a confirmation. The dialog says why it can't. */
export function DeleteRewardButton({
  rewardID,
  onDone,
}: {
  readonly rewardID: number;
  readonly onDone: () => void;
}) {
  const [isConfirming, setConfirming] = useState(false);
  const deleting = useApiMutation('POST /reward/delete', {
    onSuccess: () => {
      toast.good('Reward deleted.', GAME_TOAST_MS);
      onDone();
    },
  });
  return (
    <>
      <Button
        paint="quiet"
        onClick={() => {
          deleting.reset();
          setConfirming(true);
        }}
      >
        Delete
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Delete reward ${rewardID}?`}
        description="Who won it keeps what it brought."
        actions={
          <>
            <Button
              paint="pennant"
              disabled={deleting.isPending}
              onClick={() => deleting.mutate({ body: { rewardID } })}
            >
              Delete Reward
            </Button>
            <Button onClick={() => setConfirming(false)}>Keep it</Button>
          </>
        }
      >
        {deleting.isError ? (
          <p role="alert" className="font-semibold text-bad">
            {messageOf(deleting.error)}
          </p>
        ) : null}
      </Dialog>
    </>
  );
}
