import type { UserCampaignContest } from '@pennant/contract/campaigns';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';

/** The button that resigns a series after a confirmation, and then shows the campaign. */
export function ResignSeriesButton({ series }: { readonly series: UserCampaignContest }) {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const { userCampaignContestID, CampaignContest } = series;
  const resign = useApiMutation('POST /userCampaignContest/resign', {
    onSuccess: () => {
      toast.good('You have resigned from the campaign contest.', GAME_TOAST_MS);
      void navigate(`/campaigns/${CampaignContest.campaignID}`);
    },
    onError: () => toast.bad('Error resigning from the campaign contest.', GAME_TOAST_MS),
  });
  return (
    <>
      <Button onClick={() => setConfirming(true)}>Resign from Series</Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Resign from Series"
        description="Are you sure you want to resign from this series?"
        actions={
          <>
            <Button
              paint="pennant"
              disabled={resign.isPending}
              onClick={() => resign.mutate({ body: { userCampaignContestID } })}
            >
              Resign
            </Button>
            <Button onClick={() => setConfirming(false)}>Play on</Button>
          </>
        }
      >
        <p>It counts as a loss. You may start the contest again.</p>
      </Dialog>
    </>
  );
}
