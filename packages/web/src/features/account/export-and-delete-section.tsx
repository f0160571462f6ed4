import type { User } from '@pennant/contract/account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { callApi } from '../../api/api-client.ts';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';

const DeleteAccountDialog = lazyDialog(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

interface Props {
  /** Null until the user is known. */
  readonly user: User | null;
}

/** The section to download the user's data and to delete the account. */
export function ExportAndDeleteSection({ user }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: () => callApi('GET /users/export'),
    onSuccess: (userData) =>
      saveFile(
        `pennant-${user?.username}.json`,
        'application/json',
        JSON.stringify(userData, null, 2),
      ),
    onError: (error) => toast.bad(`Failed to fetch your data: ${messageOf(error)}`),
  });
  return (
    <AccountSection title="Your data">
      <p className="mb-4 max-w-prose text-ink-soft">
        All that is kept of you, as one JSON file: profile, sessions, the wallet’s ledger, packs,
        cards, teams, games and notifications; and the networks that you logged in from in the last
        90 days, so that no stranger’s wrong passwords can lock you out there.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={user === null || download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? 'Copying...' : 'Download my data'}
        </Button>
        <Button
          paint="quiet"
          className="-ml-5"
          disabled={user === null}
          onClick={() => setIsDeleting(true)}
        >
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog
        userID={user?.userID ?? null}
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
      />
    </AccountSection>
  );
}
