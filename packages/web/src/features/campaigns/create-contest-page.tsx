import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { toContestForm, emptyContestDraft } from './contest-draft.ts';
import { ContestFields } from './contest-fields.tsx';

/** The admin page /campaign-contests/create; `?campaign=` preselects the campaign. */
export function CreateContestPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState(() => emptyContestDraft(search.get('campaign') ?? ''));
  const createContest = useApiMutation('POST /campaignContest/create', {
    onSuccess: ({ campaignContestID }) => {
      toast.good('Campaign Contest created successfully!', GAME_TOAST_MS);
      void navigate(`/campaign-contests/${campaignContestID}`);
    },
  });
  useErrorToast('Error creating campaign contest', createContest.error, GAME_TOAST_MS);
  return (
    <PageBody narrow>
      <PageHeading kicker="Admin">Create Contest</PageHeading>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          createContest.mutate({ body: toContestForm(draft) });
        }}
      >
        <ContestFields draft={draft} onChange={setDraft} />
        <Button
          type="submit"
          paint="pennant"
          className="self-start"
          disabled={createContest.isPending}
        >
          Create Contest
        </Button>
      </form>
    </PageBody>
  );
}
