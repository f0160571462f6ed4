import { isEmailAddress } from '@pennant/contract/email-address';
import { useId, useState } from 'react';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { readFormField } from './read-form-field.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog to change the email address. The change applies once the new address is confirmed. */
export function ChangeEmailDialog({ open, onClose }: Props) {
  const formID = useId();
  const [emailError, setEmailError] = useState<string>();
  const change = useApiMutation('PUT /users/changeEmail', {
    onSuccess: (_, { body }) => {
      toast.good(`If ${body.email} is free, a letter is on its way there.`);
      onClose();
    },
    onError: (error) => toast.bad(`Failed to change e-mail: ${error.message}`),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change e-mail"
      description="A letter goes to the new address. Follow its link, and letters come there from then on."
      actions={
        <>
          <Button type="submit" form={formID} paint="pennant" disabled={change.isPending}>
            {change.isPending ? 'Sending...' : 'Send the letter'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form
        id={formID}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const email = readFormField(event.currentTarget, 'email').trim();
          const isValid = isEmailAddress(email);
          setEmailError(isValid ? undefined : 'That does not look like an e-mail address.');
          if (!isValid) return;
          change.mutate({
            body: { email, password: readFormField(event.currentTarget, 'password') },
          });
        }}
      >
        <TextField
          label="New e-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={emailError}
        />
        <CurrentPasswordField name="password" />
      </form>
    </Dialog>
  );
}
