import type { CampaignContest } from '@pennant/contract/campaigns';
import { useState } from 'react';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { toContestForm, toContestDraft } from './contest-draft.ts';
import { ContestFields } from './contest-fields.tsx';

/** The form with which an admin edits a contest on its page. */
export function EditContestForm({
  contest,
  onDone,
}: {
  readonly contest: CampaignContest;
  readonly onDone: () => void;
}) {
  const [draft, setDraft] = useState(() => toContestDraft(contest));
  const saveContest = useApiMutation('PUT /campaignContest/{id}', {
    onSuccess: () => {
      toast.good('Campaign Contest updated successfully!', GAME_TOAST_MS);
      onDone();
    },
  });
  useErrorToast('Error updating campaign contest', saveContest.error, GAME_TOAST_MS);
  return (
    <form
      aria-label="Edit Contest"
      className="mb-8 flex flex-col gap-4 border-2 border-rule-strong bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        saveContest.mutate({
          params: { id: contest.campaignContestID },
          body: toContestForm(draft),
        });
      }}
    >
      <ContestFields draft={draft} onChange={setDraft} present={contest.UserTeam} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" paint="pennant" disabled={saveContest.isPending}>
          Save Contest
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
