import type { Campaign } from '@pennant/contract/campaigns';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { CampaignFields } from './campaign-fields.tsx';

/** The form with which an admin edits a campaign on its page. */
export function EditCampaignForm({
  campaign: { campaignID, name, desc },
  onDone,
}: {
  readonly campaign: Campaign;
  readonly onDone: () => void;
}) {
  const [draft, setDraft] = useState({ name, desc });
  const saveCampaign = useApiMutation('PUT /campaign/{id}', {
    onSuccess: () => {
      toast.good('Campaign updated successfully!', GAME_TOAST_MS);
      onDone();
    },
    onError: (error) => toast.bad(`Error updating campaign: ${messageOf(error)}`, GAME_TOAST_MS),
  });
  return (
    <form
      aria-label="Edit Campaign"
      className="mb-8 flex flex-col gap-4 border-2 border-rule-strong bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        saveCampaign.mutate({ params: { id: campaignID }, body: draft });
      }}
    >
      <CampaignFields draft={draft} onChange={setDraft} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" paint="pennant" disabled={saveCampaign.isPending}>
          Save Campaign
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
