import { useQueryClient } from '@tanstack/react-query';

import { useAction } from '../../api/use-call.ts';
import { keepUser } from '../../api/user.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { formText } from './form-text.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { passesWithToasts } from './password-toasts.ts';

/** The form with the current and a new password. The change ends every other session. */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const queryClient = useQueryClient();
  const change = useAction('PUT /users/changePassword', {
    outdates: ['GET /auth/sessions'],
    onSuccess: (user) => {
      keepUser(queryClient, user);
      toast.good('Password changed successfully!');
      onChanged();
    },
    onError: (error) => toast.bad(`Failed to change password: ${error.message}`),
  });
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const newPassword = formText(form, 'password');
        if (!passesWithToasts(newPassword)) return;
        change.mutate({
          body: { currentPassword: formText(form, 'currentPassword'), newPassword },
        });
      }}
    >
      <OwnPasswordField name="currentPassword" />
      <PasswordField label="New password" />
      <div>
        <Button type="submit" paint="pennant" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
