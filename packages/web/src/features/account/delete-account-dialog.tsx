import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';

import { removeTokens } from '../../api/stored-tokens.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { clearUserCache } from '../../api/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { forgetReviews } from '../games/review/review-store.ts';
import { readFormField } from './read-form-field.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface Props {
  /** Null until the user is known. */
  readonly userID: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that lists what is deleted and what is kept, and requires the password. */
export function DeleteAccountDialog({ userID, open, onClose }: Props) {
  const formID = useId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useApiMutation('POST /users/delete', {
    onSuccess: () => {
      // A browser without storage has none.
      if (userID !== null) void forgetReviews(userID).catch(() => undefined);
      removeTokens();
      clearUserCache(queryClient);
      toast.good('Account deleted');
      void navigate('/login');
    },
    onError: (error) => toast.bad(`Failed to delete account: ${error.message}`),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete account"
      description="This cannot be taken back. Download your data first if you may want to look at it again."
      actions={
        <>
          <Button type="submit" form={formID} paint="pennant" disabled={remove.isPending}>
            {remove.isPending ? 'Deleting...' : 'Delete my account'}
          </Button>
          <Button onClick={onClose}>Stay</Button>
        </>
      }
    >
      <dl className="mb-5 grid gap-4 border-y border-rule py-4 sm:grid-cols-2">
        <div>
          <dt className="font-slab font-semibold text-bad">Goes</dt>
          <dd className="text-sm">
            Your profile, e-mail and password; cards, packs, teams, games and money; the reviews
            that this browser keeps. Your username is free for anybody.
          </dd>
        </div>
        <div>
          <dt className="font-slab font-semibold text-good">Stays</dt>
          <dd className="text-sm">
            The ledger’s figures, without your name; the box scores of others who played your teams;
            what other browsers keep of your reviews.
          </dd>
        </div>
      </dl>
      <form
        id={formID}
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate({ body: { password: readFormField(event.currentTarget, 'password') } });
        }}
      >
        <CurrentPasswordField name="password" />
      </form>
    </Dialog>
  );
}
