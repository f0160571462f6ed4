import { useQueryClient } from '@tanstack/react-query';

import { useApiMutation } from '../../api/use-api-mutation.ts';
import { setCachedUser } from '../../api/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { readFormField } from './read-form-field.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { validatePasswordWithToasts } from './validate-password.ts';

/** The form with the current and a new password. The change ends every other session. */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const queryClient = useQueryClient();
  const change = useApiMutation('PUT /users/changePassword', {
    onSuccess: (user) => {
      setCachedUser(queryClient, user);
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
        const newPassword = readFormField(form, 'password');
        if (!validatePasswordWithToasts(newPassword)) return;
        change.mutate({
          body: { currentPassword: readFormField(form, 'currentPassword'), newPassword },
        });
      }}
    >
      <CurrentPasswordField name="currentPassword" />
      <NewPasswordField label="New password" />
      <div>
        <Button type="submit" paint="pennant" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
