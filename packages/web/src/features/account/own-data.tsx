import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ask } from '../../api/ask.ts';
import { messageOf } from '../../api/call-refused.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { saveFile } from './save-file.ts';

/** A copy of everything, and the way out. */
export function OwnData({ username }: { readonly username: string }) {
  const [leaving, setLeaving] = useState(false);
  const copy = useMutation({
    mutationFn: () => ask('GET /users/export'),
    onSuccess: (everything) =>
      saveFile(`pennant-${username}.json`, JSON.stringify(everything, null, 2), 'application/json'),
    onError: (error) => toast.bad(`Failed to fetch your data: ${messageOf(error)}`),
  });
  return (
    <AccountSection title="Your data">
      <p className="mb-4 max-w-prose text-ink-soft">
        All that is kept of you, as one JSON file: profile, sessions, the wallet’s ledger, packs,
        cards, teams and games.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={copy.isPending} onClick={() => copy.mutate()}>
          {copy.isPending ? 'Copying...' : 'Download my data'}
        </Button>
        <Button paint="quiet" className="-mx-5" onClick={() => setLeaving(true)}>
          Delete account
        </Button>
      </div>
      <DeleteDialog open={leaving} onClose={() => setLeaving(false)} />
    </AccountSection>
  );
}
