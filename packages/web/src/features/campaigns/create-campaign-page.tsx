import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { CampaignFields } from './campaign-fields.tsx';

/** The admin page /campaigns/create. */
export function CreateCampaignPage() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ name: '', desc: '' });
  const createCampaign = useApiMutation('POST /campaign/create', {
    onSuccess: ({ campaignID }) => {
      toast.good('Campaign created successfully!', GAME_TOAST_MS);
      void navigate(`/campaigns/${campaignID}`);
    },
  });
  useErrorToast('Error creating campaign', createCampaign.error, GAME_TOAST_MS);
  return (
    <PageBody narrow>
      <PageHeading kicker="Admin">Create Campaign</PageHeading>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          createCampaign.mutate({ body: draft });
        }}
      >
        <CampaignFields draft={draft} onChange={setDraft} />
        <Button
          type="submit"
          paint="pennant"
          className="self-start"
          disabled={createCampaign.isPending}
        >
          Create Campaign
        </Button>
      </form>
    </PageBody>
  );
}
